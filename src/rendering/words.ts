import { type i18n, createInstance } from 'i18next';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { firm as firmAr } from '#locales/ar/bundles/firm.ts';
import { forms as formsAr } from '#locales/ar/bundles/forms.ts';
import { site as siteAr } from '#locales/ar/bundles/site.ts';
import { firm as firmEn } from '#locales/en/bundles/firm.ts';
import { forms as formsEn } from '#locales/en/bundles/forms.ts';
import { site as siteEn } from '#locales/en/bundles/site.ts';

/** Of the pages that the host draws. */
const WORDS = {
  ar: { ...siteAr, ...formsAr, ...firmAr },
  en: { ...siteEn, ...formsEn, ...firmEn },
} as const;

/** The words of the pages, one instance for each language: pages of both are drawn side by side. */
export const wordsIn = (language: Language): i18n => instances[language];

function start(language: Language): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    defaultNS: 'common',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [language]: WORDS[language] },
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
