/** The two languages of the product (R5). Arabic is the default (R6). */
export const LANGUAGES = ['ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'ar';

/** In an address it names the language of the page: `/FAQClient?lang=en`, for crawlers and for links that are shared. */
export const LANGUAGE_PARAMETER = 'lang';

/** The one address of a page in a language: Arabic is what the page itself stands at. */
export const addressIn = (language: Language, path: string): string =>
  language === DEFAULT_LANGUAGE
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** A text in both languages: the compiler refuses one without Arabic or without English. */
export interface LocalizedText {
  readonly ar: string;
  readonly en: string;
}

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/**
 * The language of an `Accept-Language` header or of a stored setting: `ar` or `en`.
 * Anything else, also nothing, is Arabic (R9, A55). The first of the two that is named wins.
 */
export function parseLanguage(value: string | null | undefined): Language {
  const named = value?.toLowerCase().match(/(?:^|[\s,])(ar|en)(?=$|[-,;\s])/)?.[1];
  return named === 'en' ? 'en' : DEFAULT_LANGUAGE;
}

/**
 * Picks the text for a reader, and falls back to the other language when that half is empty (R12).
 * Returns the language it took too, so that a page can mark a fallback with `lang` and `dir`.
 */
export function pickWords(words: LocalizedText, language: Language): { text: string; language: Language } {
  if (words[language].trim() !== '') return { text: words[language], language };
  return { text: words[otherLanguage(language)], language: otherLanguage(language) };
}

/** Puts parameters into `{{name}}` places. A place without a parameter stays, so that the gap is seen. */
export function fillWords(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );
}
