import { type NamePart, isOfCompany } from './name-parts.ts';
import { alike, soundsOf } from './name-sounds.ts';

/**
 * What a company may be known by: the first letters of its English name, or of what its Arabic name means, with that of
 * «company» and without.
 * @param parts of the name
 */
export function acronymsOf(parts: readonly NamePart[]): string[] {
  if (parts.length < 2 || parts.length > MOST_PARTS || !isOfCompany(parts)) return [];
  if (parts.filter(({ meanings }) => meanings.length > 0).length < 2) return [];
  let words = [''];
  for (const { isArabic, word, meanings } of parts) {
    const letters = new Set((isArabic ? meanings : [word]).map((said) => said.slice(0, 1)));
    words = words.flatMap((before) => [...letters].map((letter) => before + letter)).slice(0, MOST_WORDS);
  }
  return words.flatMap((word) => [word, `${word}c`]).filter((word) => word.length >= LEAST);
}
const MOST_PARTS = 5;
const MOST_WORDS = 4;
const LEAST = 3;

/** Whether a name is one word, as an acronym is: `STC`, and as it is said, «سابك». */
export const mayBeAcronym = (parts: readonly NamePart[]): boolean => {
  const [only, ...more] = parts;
  return only !== undefined && more.length === 0 && only.word.length >= LEAST && only.word.length <= 6;
};

/**
 * Whether the one word is an acronym of the other name. Arabic says in another order what English is short for, so that
 * «الاتصالات السعودية» is `STC`; of an English name the letters keep their order, and `CAT` is no `Arab Trading Co`.
 */
export function isAcronymOf({ word, isArabic, sounds }: NamePart, parts: readonly NamePart[]): boolean {
  const isReordered = parts.some((part) => part.isArabic);
  return acronymsOf(parts).some((letters) => {
    if (isArabic) return alike(sounds, soundsOf(letters), HEARD) >= HEARD;
    return word === letters || (isReordered && acronymKey(word) === acronymKey(letters));
  });
}
const HEARD = 0.75;

/** One for all orders of the same letters. */
export const acronymKey = (letters: string): string => [...letters].sort().join('');
