import { LANGUAGES, type Language } from '#contract/language.ts';

interface Turn<T> {
  readonly each: T;
  readonly language: Language;
  readonly tags: string[];
}

/** All of them in both languages; those in one language, which changes from one to the next, are no slow tests. */
export const byTurns = <T>(all: readonly T[]): Turn<T>[] =>
  all.flatMap((each, index) =>
    LANGUAGES.map((language, at) => ({ each, language, tags: (index + at) % 2 === 0 ? [] : ['slow'] })),
  );
