import { type i18n, createInstance } from 'i18next';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { site as ar } from '#locales/ar/site.ts';
import { site as en } from '#locales/en/site.ts';

const WORDS = { ar, en } as const;

/** The words of the pages, one instance for each language: pages of both are drawn side by side. */
export const wordsIn = (language: Language): i18n => instances[language];

function start(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    ns: ['site'],
    defaultNS: 'site',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { site: WORDS[language] } },
    returnNull: false,
    initAsync: false,
  });
  return instance;
}

// Every language is a key.
const instances = Object.fromEntries(LANGUAGES.map((language) => [language, start(language)])) as Record<
  Language,
  i18n
>;
