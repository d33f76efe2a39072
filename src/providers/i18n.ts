import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { currentLanguage, keepLanguage, markDocument } from './language.ts';

/** Starts the words of the page in the language that was chosen. One language is loaded at a time. */
export async function startI18n(): Promise<i18n> {
  const language = currentLanguage();
  const words = await loadWords.site[language]();
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

/** Adds the panel's words, and keeps them through every later change of the language. */
export async function addAdminWords(): Promise<void> {
  withAdmin = true;
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
    await addWords(language);
    // Toggled again while the words were on their way: the last choice wins.
    if (latest !== language) return;
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
  site: {
    ar: async () => (await import('#locales/ar/site.ts')).site,
    en: async () => (await import('#locales/en/site.ts')).site,
  },
  admin: {
    ar: async () => (await import('#locales/ar/admin.ts')).admin,
    en: async () => (await import('#locales/en/admin.ts')).admin,
  },
} as const;

let withAdmin = false;
let latest: Language | undefined;

async function addWords(language: Language): Promise<void> {
  const parts = withAdmin ? (['site', 'admin'] as const) : (['site'] as const);
  await Promise.all(
    parts.map(async (part) => {
      if (i18next.hasResourceBundle(language, part)) return;
      i18next.addResourceBundle(language, part, await loadWords[part][language]());
    }),
  );
}
