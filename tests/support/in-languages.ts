import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';

interface InLanguage<T> {
  readonly each: T;
  readonly language: Language;
  readonly tags: string[];
}

/** All of them in both languages, of which the second is left to the slow tests. */
export const inLanguages = <T>(all: readonly T[]): InLanguage<T>[] =>
  all.flatMap((each) =>
    LANGUAGES.map((language) => ({ each, language, tags: language === DEFAULT_LANGUAGE ? [] : ['slow'] })),
  );
