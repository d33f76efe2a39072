import { type NamePart, isInitial } from './name-parts.ts';
import { alike, swapped } from './name-sounds.ts';
import { isGivenName } from './name-spellings.ts';

export type Likeness = (one: NamePart, other: NamePart) => number;

/** A part of one name, and which part of the other it is. */
export interface Pair {
  readonly part: NamePart;
  readonly to: number;
  readonly isGiven: boolean;
  readonly gainsArticle: boolean;
  readonly losesArticle: boolean;
  readonly likeness: number;
}

/** From this likeness on two parts are one. */
export const SAME = 0.8;
const NEAR = 0.62;

/** For each part of the shorter name its likest in the longer one, each taken once; those in their order go first. */
export function pairsOf(
  shorter: readonly NamePart[],
  longer: readonly NamePart[],
  likenessOf: Likeness,
): Pair[] {
  const near: (Pair & { from: number })[] = [];
  for (const [from, part] of shorter.entries())
    for (const [to, against] of longer.entries()) {
      const likeness = likenessOf(part, against);
      if (likeness >= NEAR)
        near.push({
          part,
          from,
          to,
          isGiven: isGiven(part) && isGiven(against),
          gainsArticle: !part.hadArticle && against.hadArticle,
          losesArticle: part.hadArticle && !against.hadArticle,
          likeness,
        });
    }
  // «تجميل» is beauty and cosmetics: what may be one word alone goes first.
  const choices = ({ from, to }: { from: number; to: number }): number =>
    near.filter((pair) => pair.from === from || pair.to === to).length;
  const found: (Pair & { from: number })[] = [];
  for (const pair of near.toSorted(
    (a, b) =>
      b.likeness - a.likeness || choices(a) - choices(b) || Math.abs(a.from - a.to) - Math.abs(b.from - b.to),
  ))
    if (found.every(({ from, to }) => from !== pair.from && to !== pair.to)) found.push(pair);
  return found.sort((a, b) => a.from - b.from);
}

const isGiven = ({ names, isServant, hadArticle }: NamePart): boolean =>
  !hadArticle && (isServant || names.some(isGivenName));

/** How alike two parts are, from 0 to 1. */
export function partLikeness(one: NamePart, other: NamePart): number {
  if (meansSame(one, other)) return 1;
  const servants = one.isServant === other.isServant ? 0 : 0.3;
  if (one.word === other.word) return 1 - servants;
  if (one.isNumber || other.isNumber) return 0;
  if (isInitial(one) || isInitial(other)) return beginAlike(one, other) ? INITIAL : 0;
  if (one.names.length > 0 && other.names.length > 0)
    return one.names.some((name) => other.names.includes(name)) ? 1 - servants : 0;
  const likeness = Math.max(
    alike(one.sounds, other.sounds),
    one.sonOf ? alike(one.sonOf, other.sounds) : 0,
    other.sonOf ? alike(one.sounds, other.sonOf) : 0,
  );
  const isShort = Math.min(one.sounds.length, other.sounds.length) < (one.isArabic || other.isArabic ? 4 : 5);
  // Of short words, and of what many companies say, a letter more or less makes another one.
  const kept = isShort && likeness < SAME ? 0 : likeness;
  return Math.max(0, (one.isGeneric && other.isGeneric && kept < 0.9 ? 0 : kept) - servants);
}
/** Of two Arabic words that a company may be named by each is its own name: «أمل» is not «رجاء», though both are a hope. */
const meansSame = (one: NamePart, other: NamePart): boolean =>
  one.meanings.some((meaning) => other.meanings.includes(meaning)) &&
  (one.isArabic !== other.isArabic || (one.isTrade && other.isTrade) || !one.isArabic);
/** `M.` of `Mohamed`: the same with less to go by. */
const INITIAL = 0.8;
const beginAlike = (one: NamePart, other: NamePart): boolean =>
  beginningsOf(one).some((begin) =>
    beginningsOf(other).some(
      (against) =>
        swapped(begin, against) < 0.2 ||
        DIGRAPH_OF[begin]?.includes(against) ||
        DIGRAPH_OF[against]?.includes(begin),
    ),
  );
/** `K.` of `Khalid`: what begins with two letters. */
const DIGRAPH_OF: Readonly<Record<string, string>> = {
  k: 'Xخ',
  s: 'Sشث',
  t: 'Tث',
  d: 'Dذضظ',
  g: 'Gغ',
  z: 'ظذض',
};
/** `A.` may be an `Abdelrahman`. */
const beginningsOf = ({ sounds, isServant }: NamePart): string[] => [
  sounds[0] ?? '',
  ...(isServant ? ['ع'] : []),
];
