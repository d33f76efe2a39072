import type { AnyResource } from './define-resource.ts';
import { kindOf } from './field-kinds.ts';
import { isSearchable } from './fields.ts';
import { parsePhone } from './phone-number.ts';

/** Words of a search that belong together, all of which must be found. */
export interface SearchTerm {
  readonly words: readonly string[];
  /** Found instead of them: the digits of the number that they write; `null` where they write none. */
  readonly digits: string | null;
}

/** Fewer digits than this are a part of nearly every number. */
const DIGITS_MIN = 3;
const NUMERIC = /^\+?[\d()./-]+$/;

/**
 * The words of a search as they are looked for. Where a resource keeps numbers that people write in many ways, words of
 * digits that follow each other are one number: `0558 001 212` finds what is kept as `+966558001212`.
 * @param words folded, so that their digits are ASCII
 * @param searched the resources whose records are looked at
 */
export function searchTerms(
  words: readonly string[],
  searched: readonly Pick<AnyResource, 'fields'>[],
): SearchTerm[] {
  const hasNumbers = searched
    .flatMap(({ fields }) => Object.values(fields))
    .some((field) => isSearchable(field) && kindOf(field).isSearchedByDigits);
  if (!hasNumbers) return words.map((word) => ({ words: [word], digits: null }));
  const groups: string[][] = [];
  words.forEach((word, at) => {
    const isNext = NUMERIC.test(word) && NUMERIC.test(words[at - 1] ?? '');
    if (isNext) groups.at(-1)?.push(word);
    else groups.push([word]);
  });
  return groups.map((group) => ({ words: group, digits: digitsOf(group) }));
}

/**
 * As they stand in a kept number: of a part of one, without the zeros that stand before the country or the area.
 * `null` where that says nothing that the words do not.
 */
function digitsOf(words: readonly string[]): string | null {
  if (!words.every((word) => NUMERIC.test(word))) return null;
  const written = words.join('');
  const digits = (parsePhone(written) ?? written.replace(/\D/g, '').replace(/^0+/, '')).replace('+', '');
  return digits.length < DIGITS_MIN || digits === written ? null : digits;
}
