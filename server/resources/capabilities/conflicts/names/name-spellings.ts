import { foldText } from '#contract/text-folding.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './listed-names.ts';

const namesOf = new Map<string, string[]>();
const given = new Set<string>();
for (const [lines, isGivenName] of [
  [GIVEN_NAMES, true],
  [FAMILY_NAMES, false],
] as const)
  for (const line of lines.trim().split('\n')) {
    const [name = '', ...spellings] = foldText(line).split(' ');
    if (isGivenName) given.add(name);
    for (const spelling of [name, ...spellings]) {
      const known = namesOf.get(spelling) ?? [];
      if (!known.includes(name)) namesOf.set(spelling, [...known, name]);
    }
  }

/**
 * The names that a word may be, each by its Arabic form; none where it is not a name of the list.
 * @param word folded
 */
export function namesSpelled(word: string): readonly string[] {
  const found = namesOf.get(word) ?? [];
  // The hamza after a last alef is often left out: «هنا» may be «هناء».
  const whole = word.endsWith('ا') ? namesOf.get(`${word}ء`) : undefined;
  return whole ? [...new Set([...found, ...whole])] : found;
}

/** @param name its Arabic form */
export const isGivenName = (name: string): boolean => given.has(name);
