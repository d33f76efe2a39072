import { acronymKey, acronymsOf, mayBeAcronym } from './name-acronyms.ts';
import { type NamePart, isInitial, isOfCompany, partsOf } from './name-parts.ts';
import { isWeak, soundsOf } from './name-sounds.ts';

/**
 * What a name is found by: of two names that may be one, one has a key that the other is looked for by (`searchKeys`).
 * Keys are the consonants that both scripts agree on, of every two parts; one part alone is a key where the name has no
 * other that tells it from others.
 */
export function nameKeys(name: string): string[] {
  const parts = partsOf(name);
  // No name in one of both scripts: otherwise all who are named in the other alone were found by it.
  if (parts.length === 0) return [];
  const telling = parts.filter(({ isGeneric }) => !isGeneric);
  const kept = telling.length > 0 ? telling : parts;
  // A family may be a word that companies translate: `Almasry`.
  const paired = telling.length > 2 ? telling : parts;
  const named = kept.filter(({ isTitle }) => !isTitle);
  const isSpelled = parts.length - telling.length === 1;
  const keys = new Set<string>();
  const add = (ones: readonly string[], others: readonly string[]): void => {
    for (const one of ones) for (const other of others) keys.add(keyOfBoth(one, other));
  };
  paired.forEach((part, at) => {
    const ones = partKeys(part, isSpelled);
    for (const other of paired.slice(at + 1)) add(ones, partKeys(other, isSpelled));
    // All but the family may be written by their first letters.
    const last = paired.at(-1);
    if (paired.length > 2 && last && last !== part && !isInitial(part))
      add(firstKeys(part, WHOLE), partKeys(last, isSpelled));
  });
  for (const part of kept) {
    const ones = partKeys(part);
    // Of two parts one may be written with another letter, or by its first alone.
    const [other] = named.length === 2 ? named.filter((each) => each !== part) : [];
    if (other) add(ones, isInitial(part) ? endsOf(other) : [...endsOf(other), ...firstKeys(other, WHOLE)]);
    if (named.length === 1 || isOfCompany(parts)) for (const one of ones) keys.add(`=${one}`);
  }
  // Written in one word or in two.
  for (const some of parts.length > kept.length && kept.length > 1 ? [parts, kept] : [parts])
    for (const whole of skeletonsOf(soundsOf(some.map(({ word }) => word).join('')))) keys.add(`=${whole}`);
  if (mayBeAcronym(parts)) keys.add(`@${acronymKey(parts[0]?.word ?? '')}`);
  for (const letters of acronymsOf(parts)) {
    keys.add(`@${acronymKey(letters)}`);
    // «سابك» is said, and found by what is heard of it.
    for (const heard of skeletonsOf(soundsOf(letters))) if (heard.length > 2) keys.add(`=${heard}`);
  }
  return [...keys];
}

/**
 * What others are looked for by who may be somebody with these keys. An initial stands for every name that begins with
 * it; two whole names are not one because they begin alike.
 */
export const searchKeys = (keys: readonly string[]): string[] => [
  ...new Set(
    keys.flatMap((key) => {
      const [ones = [], others] = key.split(' ').map(soughtBy);
      return others ? ones.flatMap((one) => others.map((other) => keyOfBoth(one, other))) : ones;
    }),
  ),
];
const keyOfBoth = (one: string, other: string): string => [one, other].sort().join(' ');

/** Before a first letter that stands there alone, and before the one of a whole name. */
const [INITIAL, WHOLE] = ['|', '~'];
function soughtBy(part: string): string[] {
  if (part.startsWith(WHOLE)) return [INITIAL + part.slice(1)];
  return part.startsWith(INITIAL) ? [part, WHOLE + part.slice(1)] : [part];
}

/** What a number of an identity or a registration is found by; `null` where there is none. */
export function numberKey(number: string): string | null {
  const plain = plainNumber(number);
  return plain === '' ? null : `#${plain}`;
}
/** A number as it is compared: digits of both scripts, without what stands between them. */
export const plainNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[^\p{L}\p{N}]/gu, '');

const KEYS_MAX = 6;

/** The consonants of a part, a dot where it has none; several where one letter may be heard as several. */
function partKeys(part: NamePart, isSpelled = false): string[] {
  if (isInitial(part)) return firstKeys(part, INITIAL);
  const { names, meanings, sounds, sonOf } = part;
  const keys = meanings.map((meaning) => `*${meaning}`);
  if (part.isNumber) return [`*${part.word}`, ...keys];
  // What all companies say is translated and hardly spelled; of one such word alone it may be a family.
  if (part.isGeneric && !isSpelled) return keys;
  // What is spelled as a listed name may be another one: `David` is «داود», and «ديفيد».
  const spelled = [...names.map(soundsOf), sounds, ...(sonOf && names.length === 0 ? [sonOf] : [])];
  for (const each of spelled) keys.push(...skeletonsOf(each));
  return [...new Set(keys)].map((key) => (key === '' ? '.' : key)).slice(0, KEYS_MAX);
}

/** The first and the last consonant, each marked as what it is; an initial has none but itself. */
const endsOf = (part: NamePart): string[] =>
  isInitial(part)
    ? []
    : partKeys(part)
        .filter((key) => !key.startsWith('*'))
        .flatMap((key) => [`^${key.slice(0, 1)}`, `$${key.slice(-1)}`]);

/** What a part begins with, as an initial says it; a dot for what is no consonant in both scripts. */
function firstKeys({ sounds, isServant, isGeneric }: NamePart, mark: string): string[] {
  if (isGeneric) return [];
  const [first = ''] = sounds;
  const isDotted = isServant || isWeak(first) || 'wy'.includes(first);
  const heard = isWeak(first) || 'wy'.includes(first) ? [] : (CLASSES.get(first) ?? [first]);
  const firsts = heard.map((letters) => letters.slice(0, 1));
  const keys = [...firsts, ...firsts.flatMap((letter) => LATIN_FIRST[letter] ?? [])].map(
    (letter) => mark + letter,
  );
  return [...new Set([...(isDotted ? [`${mark}.`] : []), ...keys])];
}

/** `K.` is also said of a Khalid, `S.` of a Sherif. */
const LATIN_FIRST: Readonly<Record<string, string>> = { x: 'k', S: 's' };

function skeletonsOf(sounds: readonly string[]): string[] {
  let found = [''];
  sounds.forEach((sound, at) => {
    if (isWeak(sound) || ('hهwy'.includes(sound) && at === sounds.length - 1)) return;
    const letters = CLASSES.get(sound) ?? ('wy'.includes(sound) ? [''] : [sound]);
    // The last t of «عفت» may be written as that of «عفة», which is not heard.
    const heard = 'tت'.includes(sound) && at === sounds.length - 1 ? [...letters, ''] : letters;
    found = found.flatMap((before) =>
      heard.map((letter) => (before.endsWith(letter) ? before : before + letter)),
    );
  });
  return found;
}

/** Which consonants a sound may be for the other script; of several each gives a key of its own. */
const CLASSES = new Map<string, readonly string[]>(
  Object.entries({
    b: 'بپp',
    t: 'طته',
    d: 'د',
    s: 'سص',
    z: 'ز',
    k: 'كقqk',
    j: 'ج',
    x: 'خX',
    G: 'غ',
    S: 'ش',
    h: 'حه',
    f: 'فڤv',
    r: 'ر',
    l: 'ل',
    m: 'م',
    n: 'ن',
  }).flatMap(([letter, sounds]) => [...sounds].map((sound) => [sound, [letter]] as const)),
);
for (const [sound, letters] of Object.entries({
  D: 'dz',
  ث: 'ts',
  ذ: 'dz',
  ظ: 'dz',
  ض: 'dz',
  g: 'jkG',
  C: 'Sk',
  c: 'ks',
}))
  CLASSES.set(sound, [...letters]);
// Two letters or one: `Fathi`, `Othman`.
CLASSES.set('T', ['t', 's', 'd', 'z', 'th']);
