import { type NamePart, isOfCompany } from './name-parts.ts';
import { alike, soundsOf } from './name-sounds.ts';

/**
 * What a company may be known by: the first letters of its English name, or of what its Arabic name means, with that of
 * «company» and without. What Arabic says in another order is sorted: «الاتصالات السعودية» is `STC`.
 * @param parts of the name
 */
export function initialsOf(name: string, parts: readonly NamePart[]): string[] {
  if (parts.length < 2 || parts.length > MOST_PARTS || !isOfCompany(name)) return [];
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

/** Whether a name is one word, as an abbreviation is: `STC`, and as it is said, «سابك». */
export const isShort = (parts: readonly NamePart[]): boolean => {
  const [only, ...more] = parts;
  return only !== undefined && more.length === 0 && only.word.length >= LEAST && only.word.length <= 6;
};

/** Whether the one word is made of the first letters of the other name. */
export const isMadeOf = ({ word, isArabic, sounds }: NamePart, initials: readonly string[]): boolean =>
  initials.some((letters) =>
    isArabic ? alike(sounds, soundsOf(letters), HEARD) >= HEARD : sortedOf(word) === sortedOf(letters),
  );
const HEARD = 0.75;

export const sortedOf = (word: string): string => [...word].sort().join('');
