import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, parseLanguage } from '#contract/language.ts';
import { type Bundle, bundleOf } from '#locales/bundles.ts';
import { loadWithRetry } from '#ui/loading/load-with-retry.ts';
import { currentLanguage, keepLanguage, markDocument } from './language.ts';

/** Starts the words of the page in the language that was chosen. One language is loaded at a time. */
export async function startI18n(): Promise<i18n> {
  const language = currentLanguage();
  const words = await load.site[language]();
  have.add(nameOf('site', language));
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language,
      ns: ['common'],
      defaultNS: 'common',
      fallbackLng: false,
      // React escapes what it draws.
      interpolation: { escapeValue: false },
      resources: { [language]: words },
      // What is not among them is asked for by its namespace.
      partialBundledLanguages: true,
      returnNull: false,
    });
  markDocument(language);
  return i18next;
}

/**
 * Brings the words of what is about to be drawn, together with its program, and keeps them through every later change
 * of the language. Whatever is drawn without having called it waits for its namespaces all the same.
 */
export async function addWords(...bundles: readonly Bundle[]): Promise<void> {
  // The host has all of them at hand.
  if (import.meta.env.SSR) return;
  for (const bundle of bundles) wanted.add(bundle);
  await bring(currentLanguage());
}

/**
 * Changes the language without a reload (R7). The header of the calls changes first, then everything that was
 * loaded is asked for again (R10, A56). A change that fails is only logged (R11, A44).
 * @param language the new one
 * @param refetch asks again for everything; it is not called when the change failed
 */
export async function changeLanguage(language: Language, refetch: () => void): Promise<void> {
  latest = language;
  try {
    do {
      await bring(language);
      // Toggled again while the words were on their way: the last choice wins.
      if (latest !== language) return;
      // A page that opened meanwhile has asked for its words in the language before.
    } while (isAnyMissing(language));
    keepLanguage(language);
    await i18next.changeLanguage(language);
    markDocument(language);
    refetch();
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants this failure logged and nothing more
    console.error('The language could not be changed', error);
  }
}

/** What `useTranslation` asks where a namespace is not here: the component waits until it comes, and shows no key. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, callback) => {
    const bundle = bundleOf(namespace);
    wanted.add(bundle);
    void loadWithRetry(() => bring(parseLanguage(language))).then(() =>
      callback(null, i18next.getResourceBundle(language, namespace)),
    );
  },
};

const load: Readonly<
  Record<Bundle, Record<Language, () => Promise<Record<string, Record<string, string>>>>>
> = {
  site: {
    ar: async () => (await import('#locales/ar/bundles/site.ts')).site,
    en: async () => (await import('#locales/en/bundles/site.ts')).site,
  },
  forms: {
    ar: async () => (await import('#locales/ar/bundles/forms.ts')).forms,
    en: async () => (await import('#locales/en/bundles/forms.ts')).forms,
  },
  firm: {
    ar: async () => (await import('#locales/ar/bundles/firm.ts')).firm,
    en: async () => (await import('#locales/en/bundles/firm.ts')).firm,
  },
  account: {
    ar: async () => (await import('#locales/ar/bundles/account.ts')).account,
    en: async () => (await import('#locales/en/bundles/account.ts')).account,
  },
  list: {
    ar: async () => (await import('#locales/ar/bundles/list.ts')).list,
    en: async () => (await import('#locales/en/bundles/list.ts')).list,
  },
  screens: {
    ar: async () => (await import('#locales/ar/bundles/screens.ts')).screens,
    en: async () => (await import('#locales/en/bundles/screens.ts')).screens,
  },
};

const wanted = new Set<Bundle>(['site']);
/** What i18next has been given. */
const have = new Set<string>();
let latest: Language | undefined;

const nameOf = (bundle: Bundle, language: Language): string => `${bundle} ${language}`;

const isAnyMissing = (language: Language): boolean =>
  [...wanted].some((bundle) => !have.has(nameOf(bundle, language)));

/** The words of a page may be here before those of every page: until i18next has begun it takes none. */
const started = (): Promise<void> =>
  i18next.isInitialized
    ? Promise.resolve()
    : new Promise((resolve) => i18next.on('initialized', () => resolve()));

async function bring(language: Language): Promise<void> {
  await Promise.all(
    [...wanted].map(async (bundle) => {
      const name = nameOf(bundle, language);
      if (have.has(name)) return;
      const [brought] = await Promise.all([load[bundle][language](), started()]);
      for (const [namespace, words] of Object.entries(brought))
        i18next.addResourceBundle(language, namespace, words);
      have.add(name);
    }),
  );
}
