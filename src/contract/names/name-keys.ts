import { type NamePart, isOfCompany, partsOf } from './name-parts.ts';
import { isWeak, soundsOf } from './name-sounds.ts';

/**
 * What a name is found by: two names that may be one share a key. Keys are the consonants that both scripts agree on,
 * of every two parts; one part alone is a key where the name has no other that tells it from others.
 */
export function nameKeys(name: string): string[] {
  const parts = partsOf(name);
  // No name in one of both scripts: otherwise all who are named in the other alone were found by it.
  if (parts.length === 0) return [];
  const telling = parts.filter(({ isGeneric }) => !isGeneric);
  const kept = telling.length > 0 ? telling : parts;
  const named = kept.filter(({ isTitle }) => !isTitle);
  const keys = new Set<string>();
  const add = (ones: readonly string[], others: readonly string[]): void => {
    for (const one of ones) for (const other of others) keys.add([one, other].sort().join(' '));
  };
  kept.forEach((part, at) => {
    const ones = partKeys(part);
    for (const other of kept.slice(at + 1)) add(ones, partKeys(other));
    // Of two parts one may be written with another letter, or by its first alone.
    const [other] = named.length === 2 ? named.filter((each) => each !== part) : [];
    if (other) add(ones, edgesOf(other));
    if (named.length === 1 || isOfCompany(name)) for (const one of ones) keys.add(`=${one}`);
  });
  // Written in one word or in two.
  for (const whole of skeletonsOf(soundsOf(parts.map(({ word }) => word).join('')))) keys.add(`=${whole}`);
  return [...keys];
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
function partKeys({ names, meaning, sounds }: NamePart): string[] {
  const spelled = names.length > 0 ? names.map(soundsOf) : [sounds];
  const keys = meaning === undefined ? [] : [`*${meaning}`];
  for (const each of spelled) keys.push(...skeletonsOf(each));
  return [...new Set(keys)].map((key) => (key === '' ? '.' : key)).slice(0, KEYS_MAX);
}

/** The first and the last consonant, each marked as what it is. */
const edgesOf = (part: NamePart): string[] => [
  ...partKeys(part)
    .filter((key) => !key.startsWith('*'))
    .flatMap((key) => [`^${key.slice(0, 1)}`, `$${key.slice(-1)}`]),
  ...(isWeak(part.sounds[0] ?? '') ? ['^.'] : []),
];

function skeletonsOf(sounds: readonly string[]): string[] {
  let found = [''];
  sounds.forEach((sound, at) => {
    if (isWeak(sound) || ('hهwy'.includes(sound) && at === sounds.length - 1)) return;
    const heard = CLASSES.get(sound) ?? ('wy'.includes(sound) ? [''] : [sound]);
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
  T: 'tsdz',
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
