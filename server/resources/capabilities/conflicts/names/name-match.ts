import { foldName } from './fold-name.ts';
import type { MatchReason } from '#contract/match-reasons.ts';
import { plainNumber } from './name-keys.ts';
import { isAcronymOf, mayBeAcronym } from './name-acronyms.ts';
import { type NamePart, isOfCompany, partsOf } from './name-parts.ts';
import { alike, soundsOf } from './name-sounds.ts';
import { type Likeness, type Pair, SAME, pairsOf, partLikeness } from './part-pairs.ts';

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
  const folded = foldName(one);
  const parts = partsOf(one);
  const likenessOf = remembered(partLikeness);
  const compare = (other: string): NameMatch | null => {
    const against = foldName(other);
    if (folded === '' || against === '') return null;
    if (folded === against) return { score: 100, reason: 'sameName' };
    const others = partsOf(other);
    const areCompanies = (): boolean => isOfCompany(parts) && isOfCompany(others);
    return matchParts(parts, others, { likenessOf, areCompanies }) ?? matchAcronym(parts, others);
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

/** `STC` and «شركة الاتصالات السعودية». */
function matchAcronym(one: readonly NamePart[], other: readonly NamePart[]): NameMatch | null {
  const isOne = (parts: readonly NamePart[], of: readonly NamePart[]): boolean =>
    mayBeAcronym(parts) && parts.some((part) => isAcronymOf(part, of));
  return isOne(one, other) || isOne(other, one) ? { score: 75, reason: 'partMissing' } : null;
}

/** What two parts are like follows from what they are taken as. */
function remembered(likenessOf: Likeness): Likeness {
  const known = new Map<string, Map<string, number>>();
  return (one, other) => {
    let beside = known.get(one.likenessKey);
    if (!beside) known.set(one.likenessKey, (beside = new Map<string, number>()));
    let likeness = beside.get(other.likenessKey);
    if (likeness === undefined) {
      likeness = likenessOf(one, other);
      beside.set(other.likenessKey, likeness);
    }
    return likeness;
  };
}

/** Compares names that were taken apart before. */
function matchParts(
  one: readonly NamePart[],
  other: readonly NamePart[],
  { likenessOf, areCompanies }: { likenessOf: Likeness; areCompanies: () => boolean },
): NameMatch | null {
  const [short, long] = isBefore(one, other) ? [one, other] : [other, one];
  const isOtherScript = short.some(({ isArabic }) => isArabic) !== long.some(({ isArabic }) => isArabic);
  const sameReason = isOtherScript ? 'otherScript' : 'sameName';
  const isCompany = [...short, ...long].some(({ isGeneric }) => isGeneric);
  const all = pairsOf(short, long, likenessOf);
  // What is said before the one name alone is a title.
  const isSaid = (part: NamePart): boolean => !part.isTitle && !(isCompany && part.isFiller);
  const shorter = short.filter((part) => isSaid(part) || all.some((pair) => pair.part === part));
  const longer = long.filter((part, at) => isSaid(part) || all.some(({ to }) => to === at));
  const pairs =
    shorter.length === short.length && longer.length === long.length
      ? all
      : pairsOf(shorter, longer, likenessOf);
  if (shorter.length === 0 || pairs.length < shorter.length) {
    const rest: Rest = {
      shorter: shorter.filter((part) => pairs.every((pair) => pair.part !== part || pair.likeness < SAME)),
      longer: longer.filter((_, at) => pairs.every((pair) => pair.to !== at || pair.likeness < SAME)),
    };
    if (isWrittenApart(rest.shorter, rest.longer, pairs.length > 0 ? REST_APART : APART))
      return { score: 90, reason: sameReason };
    return isOtherScript && isUnlistedWord(rest, pairs) && areCompanies()
      ? { score: 72, reason: 'otherScript' }
      : null;
  }
  const same = pairs.filter(({ likeness }) => likeness >= SAME);
  if (isElsewhere(short, shorter) && isElsewhere(long, longer)) return null;
  const nearCount = pairs.length - same.length;
  const omittedFillers = [...short, ...long].filter(
    (part) => part.isFiller && !part.isTitle && !shorter.includes(part) && !longer.includes(part),
  );
  const unpaired = [...longer.filter((_, at) => pairs.every((pair) => pair.to !== at)), ...omittedFillers];
  const telling = same.filter(({ part }) => !part.isGeneric).length;
  const average = same.reduce((sum, { likeness }) => sum + likeness, 0) / Math.max(1, same.length);
  const isMoved = pairs.some(({ to }, at) => to < (pairs[at - 1]?.to ?? -1));
  if (isMoved && !isCompany && !isReordered(pairs, longer.length)) return null;
  const score = (most: number): number => Math.round(most - (1 - average) * 20 - (isMoved ? 3 : 0));
  const isTyped =
    isCompany && same.length > 1 && pairs.every((pair) => pair.likeness >= SAME || isSwap(pair, longer));
  if (nearCount === 1 && (isTyped || telling >= (unpaired.length > 0 ? 2 : 1)))
    return { score: score(82 - 5 * unpaired.length), reason: 'oneLetter' };
  if (nearCount > 0) return null;
  if (unpaired.length === 0)
    return { score: score(telling === 0 && isCompany ? 80 : isOtherScript ? 97 : 98), reason: sameReason };
  return missing({ unpaired, pairs, telling, isCompany, score });
}

/** Which of two goes first: the shorter one, and of two as long the same one, whichever is given first. */
function isBefore(one: readonly NamePart[], other: readonly NamePart[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  const at = one.findIndex(({ word }, n) => word !== other[n]?.word);
  return (one[at]?.word ?? '') <= (other[at]?.word ?? '');
}

/** Whether a place was left out: `Saudi Electricity` is not `Egyptian Electricity`. */
const isElsewhere = (all: readonly NamePart[], kept: readonly NamePart[]): boolean =>
  all.some((part) => part.isPlace && !kept.includes(part));

/** Two letters that have changed places. */
function isSwap({ part, to }: Pair, longer: readonly NamePart[]): boolean {
  const [one, other] = [part.word, longer[to]?.word ?? ''];
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const turned = `${one.slice(0, at)}${one[at + 1] ?? ''}${one[at] ?? ''}${one.slice(at + 2)}`;
  return one.length > 3 && at >= 0 && turned === other;
}

interface Rest {
  readonly shorter: readonly NamePart[];
  readonly longer: readonly NamePart[];
}
/** Whether all but one word is the same, and that one is English and may be translated by the Arabic one: no list is whole. */
function isUnlistedWord({ shorter, longer }: Rest, pairs: readonly Pair[]): boolean {
  const [one, other] = [shorter[0], longer[0]];
  if (shorter.length !== 1 || longer.length !== 1 || !one || !other) return false;
  const same = pairs.filter(({ likeness }) => likeness >= SAME);
  if (same.every(({ part }) => part.isGeneric) && same.length < 3) return false;
  const [arabic, latin] = one.isArabic ? [one, other] : [other, one];
  if (arabic.names.length > 0 || (arabic.meanings.length > 0 && latin.meanings.length > 0)) return false;
  return latin.meanings.length > 0 || ENGLISH.test(latin.word);
}
const ENGLISH =
  /(?:ings?|tions?|sions?|ments?|ers|ors|ies|ics?|[eot]ry|ity|ty|ism|gy|phy|ance|ence|ware|works?|ship|ness|tures?|ical|ous|ful|ive|age|ary|ists?)$|[pvx]|ck|ght|[^aeiou]{2}s$/;

const APART = 0.88;
/** Where the rest is said by both. */
const REST_APART = 0.78;
/** `TotalEnergies` and `Total Energies`. */
function isWrittenApart(one: readonly NamePart[], other: readonly NamePart[], from = APART): boolean {
  if (one.length === other.length || Math.min(one.length, other.length) !== 1) return false;
  const [ones, others] = [one, other].map((parts) => soundsOf(parts.map(({ word }) => word).join('')));
  return alike(ones ?? [], others ?? [], from) > from;
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
  // A family keeps its article: `Jaber Al-Sabah` is not «صباح الجابر».
  if (pairs.some(({ gainsArticle }) => gainsArticle) && pairs.some(({ losesArticle }) => losesArticle))
    return false;
  const isTurned = pairs.every(({ to }, at) => to === (turn + at) % pairs.length);
  const ends = [...(turn === 1 ? pairs.slice(-1) : []), ...(turn === last ? pairs.slice(0, 1) : [])];
  return isTurned && ends.some(({ isGiven }) => !isGiven);
}

interface Missing {
  readonly unpaired: readonly NamePart[];
  readonly pairs: readonly Pair[];
  readonly telling: number;
  readonly isCompany: boolean;
  readonly score: (most: number) => number;
}

/** One of them has parts that the other has not. Without its first part a name is that of the father. */
function missing({ unpaired, pairs, telling, isCompany, score }: Missing): NameMatch | null {
  const reason = 'partMissing';
  if (unpaired.every(({ isGeneric }) => isGeneric))
    return telling > 0 || pairs.length > 2 ? { score: score(88), reason } : null;
  const isEnough = telling >= 2 || (telling === 1 && pairs.length > 2 && unpaired.length === 1);
  if (isCompany) return isEnough ? { score: score(80 - 5 * (unpaired.length - 1)), reason } : null;
  const isFirstThere = pairs.some(({ to }) => to === 0);
  if (telling < 2 || !isFirstThere) return null;
  return { score: score(90 - 5 * unpaired.length), reason };
}
