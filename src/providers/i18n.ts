import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { currentLanguage, keepLanguage, markDocument } from './language.ts';

/** Starts the words of the page in the language that was chosen. One language is loaded at a time. */
export async function startI18n(): Promise<i18n> {
  const language = currentLanguage();
  const words = await loadWords.front[language]();
  have.add(`front ${language}`);
  await i18next.use(initReactI18next).init({
    lng: language,
    ns: ['site'],
    defaultNS: 'site',
    fallbackLng: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    resources: { [language]: { site: words } },
    returnNull: false,
  });
  markDocument(language);
  return i18next;
}

/** The words of the site that are not on its first pages. */
export const addFurtherWords = (): Promise<void> => want('further');

/** What the panel and its lists say. */
export const addListWords = (): Promise<void> => want('adminFront');

/** What the panel says beside its lists, and with it all of the site. */
export const addPanelWords = (): Promise<void> => want('further', 'adminFront', 'adminFurther');

/** The words about a person's own sessions and data. */
export const addAccountWords = (): Promise<void> => want('account');

/** Adds words, and keeps them through every later change of the language. */
async function want(...parts: readonly Part[]): Promise<void> {
  // The host has all of them at hand.
  if (import.meta.env.SSR) return;
  for (const part of parts) wanted.add(part);
  await addWords(currentLanguage());
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
      await addWords(language);
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

const loadWords = {
  front: {
    ar: async () => (await import('#locales/ar/front.ts')).front,
    en: async () => (await import('#locales/en/front.ts')).front,
  },
  further: {
    ar: async () => (await import('#locales/ar/further.ts')).further,
    en: async () => (await import('#locales/en/further.ts')).further,
  },
  adminFront: {
    ar: async () => (await import('#locales/ar/admin-front.ts')).adminFront,
    en: async () => (await import('#locales/en/admin-front.ts')).adminFront,
  },
  adminFurther: {
    ar: async () => (await import('#locales/ar/admin-further.ts')).adminFurther,
    en: async () => (await import('#locales/en/admin-further.ts')).adminFurther,
  },
  account: {
    ar: async () => (await import('#locales/ar/account.ts')).account,
    en: async () => (await import('#locales/en/account.ts')).account,
  },
} as const;

type Part = keyof typeof loadWords;

/** Under which name the words of each part are asked for. */
const NAMESPACES: Readonly<Record<Part, string>> = {
  front: 'site',
  further: 'site',
  adminFront: 'admin',
  adminFurther: 'admin',
  account: 'account',
};

const wanted = new Set<Part>(['front']);
/** What i18next has been given, as `part language`. */
const have = new Set<string>();
let latest: Language | undefined;

const isAnyMissing = (language: Language): boolean =>
  [...wanted].some((part) => !have.has(`${part} ${language}`));

async function addWords(language: Language): Promise<void> {
  await Promise.all(
    [...wanted].map(async (part) => {
      const name = `${part} ${language}`;
      if (have.has(name)) return;
      const words = await loadWords[part][language]();
      i18next.addResourceBundle(language, NAMESPACES[part], words, true);
      have.add(name);
    }),
  );
}
