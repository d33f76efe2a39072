import { foldText } from '../text-folding.ts';
import type { MatchReason } from './match-reasons.ts';
import { plainNumber } from './name-keys.ts';
import { type NamePart, isInitial, partsOf } from './name-parts.ts';
import { alike, soundsOf, swapped } from './name-sounds.ts';
import { isGivenName } from './name-spellings.ts';

export interface NameMatch {
  /** From 0 to 100. */
  readonly score: number;
  readonly reason: MatchReason;
}

/** From this score on somebody has to look. */
export const MATCH_FROM = 70;

/** A party as it is compared: its names in both scripts, and its number where it is known. */
export interface NamedParty {
  readonly names: readonly string[];
  readonly number?: string;
}

/** The best reason to take two parties for one; `null` where there is none. */
export const matchParties = (one: NamedParty, other: NamedParty): NameMatch | null => matcherOf(one)(other);

/** `matchParties` for one with many: what is said of a name or of a part is found out once. */
export function matcherOf(one: NamedParty): (other: NamedParty) => NameMatch | null {
  const number = plainNumber(one.number ?? '');
  const matchers = one.names.map(nameMatcherOf);
  return (other) => {
    if (number !== '' && number === plainNumber(other.number ?? ''))
      return { score: 100, reason: 'sameNumber' };
    let best: NameMatch | null = null;
    for (const matches of matchers)
      for (const against of other.names) {
        const found = matches(against);
        if (found && found.score > (best?.score ?? 0)) best = found;
      }
    return best;
  };
}

/** Compares two names, whatever their scripts; `null` where nobody has to look. */
export const matchNames = (one: string, other: string): NameMatch | null => nameMatcherOf(one)(other);

function nameMatcherOf(one: string): (other: string) => NameMatch | null {
  const folded = foldText(one);
  const parts = partsOf(one);
  const likenessOf = remembered(partLikeness);
  const compare = (other: string): NameMatch | null => {
    const against = foldText(other);
    if (folded === '' || against === '') return null;
    if (folded === against) return { score: 100, reason: 'sameName' };
    return matchParts(parts, partsOf(other), likenessOf);
  };
  // Thousands share the commonest names.
  const known = new Map<string, NameMatch | null>();
  return (other) => {
    let match = known.get(other);
    if (match === undefined) {
      match = compare(other);
      known.set(other, match);
    }
    return match;
  };
}

type Likeness = (one: NamePart, other: NamePart) => number;

/** What a part is like follows from its word and from whether it is said of a servant. */
function remembered(likenessOf: Likeness): Likeness {
  const known = new Map<string, Map<string, number>>();
  const said = ({ word, isServant }: NamePart): string => (isServant ? `^${word}` : word);
  return (one, other) => {
    const beside = known.get(said(one)) ?? new Map<string, number>();
    if (beside.size === 0) known.set(said(one), beside);
    let likeness = beside.get(said(other));
    if (likeness === undefined) {
      likeness = likenessOf(one, other);
      beside.set(said(other), likeness);
    }
    return likeness;
  };
}

const SAME = 0.8;
const NEAR = 0.62;

/** Compares names that were taken apart before. */
function matchParts(
  one: readonly NamePart[],
  other: readonly NamePart[],
  likenessOf: Likeness,
): NameMatch | null {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const isOtherScript = short.some(({ isArabic }) => isArabic) !== long.some(({ isArabic }) => isArabic);
  const sameReason = isOtherScript ? 'otherScript' : 'sameName';
  const isCompany = [...short, ...long].some(({ isGeneric }) => isGeneric);
  const all = pairsOf(short, long, likenessOf);
  // What is said before the one name alone is a title.
  const few = short.filter((part) => !part.isTitle || all.some((pair) => pair.part === part));
  const many = long.filter((part, at) => !part.isTitle || all.some(({ to }) => to === at));
  const pairs =
    few.length === short.length && many.length === long.length ? all : pairsOf(few, many, likenessOf);
  if (few.length === 0 || pairs.length < few.length)
    return isWrittenApart(one, other) ? { score: 90, reason: sameReason } : null;
  const same = pairs.filter(({ likeness }) => likeness >= SAME);
  const nearCount = pairs.length - same.length;
  const left = many.filter((_, at) => pairs.every((pair) => pair.to !== at));
  const telling = same.filter(({ part }) => !part.isGeneric).length;
  const average = same.reduce((sum, { likeness }) => sum + likeness, 0) / Math.max(1, same.length);
  const isMoved = pairs.some(({ to }, at) => to < (pairs[at - 1]?.to ?? -1));
  if (isMoved && !isCompany && !isReordered(pairs, many.length)) return null;
  const score = (most: number): number => Math.round(most - (1 - average) * 20 - (isMoved ? 3 : 0));
  if (nearCount > 1 || (nearCount === 1 && telling < (left.length > 0 ? 2 : 1))) return null;
  if (nearCount === 1) return { score: score(82 - 5 * left.length), reason: 'oneLetter' };
  if (left.length === 0)
    return { score: score(telling === 0 && isCompany ? 80 : isOtherScript ? 97 : 98), reason: sameReason };
  return missing({ left, pairs, telling, isCompany, score });
}

const APART = 0.88;
/** `TotalEnergies` and `Total Energies`. */
function isWrittenApart(one: readonly NamePart[], other: readonly NamePart[]): boolean {
  if (one.length === other.length || Math.min(one.length, other.length) === 0) return false;
  const [ones, others] = [one, other].map((parts) => soundsOf(parts.map(({ word }) => word).join('')));
  return alike(ones ?? [], others ?? [], APART) > APART;
}

/**
 * `Alharbi Mohamed Salem`: a family that stands before the names, or two names between the first and the last. Of two
 * given names the second is the father's, and turned round they are somebody else's.
 */
function isReordered(pairs: readonly Pair[], count: number): boolean {
  const last = pairs.length - 1;
  const [first, ...others] = pairs;
  if (count > pairs.length)
    return (
      first?.to === count - 1 &&
      !first.isGiven &&
      others.every(({ to }, at) => to > (others[at - 1]?.to ?? -1))
    );
  const turn = pairs[0]?.to ?? 0;
  if (turn === 0) return last >= 3 && pairs[last]?.to === last;
  const isTurned = pairs.every(({ to }, at) => to === (turn + at) % pairs.length);
  const ends = [...(turn === 1 ? pairs.slice(-1) : []), ...(turn === last ? pairs.slice(0, 1) : [])];
  return isTurned && ends.some(({ isGiven }) => !isGiven);
}
const isGiven = ({ names, isServant, hadArticle }: NamePart): boolean =>
  !hadArticle && (isServant || names.some(isGivenName));

interface Missing {
  readonly left: readonly NamePart[];
  readonly pairs: readonly Pair[];
  readonly telling: number;
  readonly isCompany: boolean;
  readonly score: (most: number) => number;
}

/** One of them has parts that the other has not. Without its first part a name is that of the father. */
function missing({ left, pairs, telling, isCompany, score }: Missing): NameMatch | null {
  const reason = 'partMissing';
  if (left.every(({ isGeneric }) => isGeneric))
    return telling > 0 || pairs.length > 2 ? { score: score(88), reason } : null;
  if (isCompany) return telling >= 2 ? { score: score(80 - 5 * (left.length - 1)), reason } : null;
  const isFirstThere = pairs.some(({ to }) => to === 0);
  if (telling < 2 || !isFirstThere) return null;
  return { score: score(90 - 5 * left.length), reason };
}

interface Pair {
  readonly part: NamePart;
  readonly to: number;
  readonly isGiven: boolean;
  readonly likeness: number;
}

/** For each part of the shorter name its likest in the longer one, each taken once; those in their order go first. */
function pairsOf(few: readonly NamePart[], many: readonly NamePart[], likenessOf: Likeness): Pair[] {
  const near: (Pair & { from: number })[] = [];
  for (const [from, part] of few.entries())
    for (const [to, against] of many.entries()) {
      const likeness = likenessOf(part, against);
      if (likeness >= NEAR)
        near.push({ part, from, to, isGiven: isGiven(part) && isGiven(against), likeness });
    }
  const found: (Pair & { from: number })[] = [];
  for (const pair of near.sort(
    (a, b) => b.likeness - a.likeness || Math.abs(a.from - a.to) - Math.abs(b.from - b.to),
  ))
    if (found.every(({ from, to }) => from !== pair.from && to !== pair.to)) found.push(pair);
  return found.sort((a, b) => a.from - b.from);
}

function partLikeness(one: NamePart, other: NamePart): number {
  if (one.meaning !== undefined && one.meaning === other.meaning) return 1;
  const servants = one.isServant === other.isServant ? 0 : 0.3;
  if (one.word === other.word) return 1 - servants;
  if (isInitial(one) || isInitial(other)) return beginAlike(one, other) ? INITIAL : 0;
  if (one.names.length > 0 && other.names.length > 0)
    return one.names.some((name) => other.names.includes(name)) ? 1 - servants : 0;
  const likeness = alike(one.sounds, other.sounds);
  const isShort = Math.min(one.sounds.length, other.sounds.length) < (one.isArabic || other.isArabic ? 4 : 5);
  // Of short words, and of what many companies say, a letter more or less makes another one.
  const kept = isShort && likeness < SAME ? 0 : likeness;
  return Math.max(0, (one.isGeneric && other.isGeneric && kept < 0.9 ? 0 : kept) - servants);
}
/** `M.` of `Mohamed`: the same with less to go by. */
const INITIAL = 0.8;
const beginAlike = (one: NamePart, other: NamePart): boolean =>
  beginningsOf(one).some((begin) => beginningsOf(other).some((against) => swapped(begin, against) < 0.2));
/** `A.` may be an `Abdelrahman`. */
const beginningsOf = ({ sounds, isServant }: NamePart): string[] => [
  sounds[0] ?? '',
  ...(isServant ? ['ع'] : []),
];
