import type { AnyResource } from './define-resource.ts';
import { kindOf } from './field-kinds.ts';
import { isSearchable } from './fields.ts';
import { parsePhone } from './phone-number.ts';

/** Words of a search that belong together, all of which must be found. */
export interface SearchTerm {
  readonly words: readonly string[];
  /** Found instead of them: the number that they write; `null` where they write none. */
  readonly number: WrittenNumber | null;
}

/** Digits of a number, and where they stand in one that is kept (`+966558001212`). */
export interface WrittenNumber {
  readonly digits: string;
  /** `afterHome`: behind the code of one of the two countries that people write numbers of without it. */
  readonly at: 'anywhere' | 'start' | 'afterHome';
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
  if (!hasNumbers) return words.map((word) => ({ words: [word], number: null }));
  const groups: string[][] = [];
  words.forEach((word, at) => {
    const isNext = NUMERIC.test(word) && NUMERIC.test(words[at - 1] ?? '');
    if (isNext) groups.at(-1)?.push(word);
    else groups.push([word]);
  });
  return groups.map((group) => ({ words: group, number: numberOf(group) }));
}

/**
 * As they stand in a kept number: of a part of one, without the zeros that are dialled before the country or the area,
 * which are then what it begins with. `null` where that says nothing that the words do not.
 */
function numberOf(words: readonly string[]): WrittenNumber | null {
  if (!words.every((word) => NUMERIC.test(word))) return null;
  const written = words.join('');
  const whole = parsePhone(written);
  if (whole !== null) return found(whole.replace('+', ''), 'anywhere', written);
  const [, zeros = '', digits = ''] = /^(0*)(.*)$/.exec(written.replace(/\D/g, '')) ?? [];
  if (zeros.length > 2) return null;
  return found(digits, AT[zeros.length] ?? 'anywhere', written);
}

/** By how many zeros stand before them. */
const AT = ['anywhere', 'afterHome', 'start'] as const;

const found = (digits: string, at: WrittenNumber['at'], written: string): WrittenNumber | null =>
  digits.length < DIGITS_MIN || digits === written ? null : { digits, at };
