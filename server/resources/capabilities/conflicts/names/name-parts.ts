import { type Word, joined, split } from './joined-words.ts';
import { knownOf, remembering } from './known-words.ts';
import { withoutNotes } from './name-notes.ts';
import { isCompanyForm, isLeftOut, isTitle } from './name-words.ts';
import { TWO_LETTERS, familyLast, initialsFirst, wordsOf } from './split-words.ts';

/** One part of a name: what is compared with the parts of another one. */
export interface NamePart {
  /** Folded, without article: `harbi` of `Al-Harbi`. */
  readonly word: string;
  readonly isArabic: boolean;
  readonly sounds: readonly string[];
  /** The names that it may be, where it is a common one. */
  readonly names: readonly string[];
  /** What it means, where companies translate it. */
  readonly meanings: readonly string[];
  /** Another word of the same language that means the same is as good. */
  readonly isTrade: boolean;
  /** Often left out by companies. */
  readonly isFiller: boolean;
  readonly isPlace: boolean;
  readonly isNumber: boolean;
  /** `jeddou` of «بنجدو», which others write as `Ben Jeddou`. */
  readonly sonOf: readonly string[] | undefined;
  /** Said by so many companies that it makes no two of them one. */
  readonly isGeneric: boolean;
  /** Written with an article, as families are. */
  readonly hadArticle: boolean;
  /** Said before the name, and perhaps no part of it: «السيد» is both. */
  readonly isTitle: boolean;
  /** A name of «servant of»: `rahman` of `Abdelrahman`. */
  readonly isServant: boolean;
  /** The whole name says of itself that it is one of a company. */
  readonly isOfCompany: boolean;
  /** The same for parts that are compared alike: the word, and whether it is taken as a servant, a meaning, a trade. */
  readonly likenessKey: string;
}

/** `M.` of `Mohamed`, `Sh.` of `Sherif`. */
export const isInitial = ({ word, isNumber }: Pick<NamePart, 'word' | 'isNumber'>): boolean =>
  (word.length === 1 && !isNumber) || /^[cdgkst]h$/.test(word);

/** The parts of a name in their order, without what says nothing about whose it is. */
export const partsOf = remembering(takeApart);

function takeApart(name: string): readonly NamePart[] {
  const said = wordsOf(name);
  const isSaid = said.some((word, at) => knownOf(word).saysCompany && !(at === 0 && TWO_LETTERS.test(word)));
  const noted = familyLast(withoutNotes(name, isSaid));
  const raw = noted === name ? said : wordsOf(noted);
  const words = joined(initialsFirst(raw, isSaid)).flatMap((word) => split(word, isSaid || raw.length === 1));
  const kept = words.filter(({ word }) => !isLeftOut(word) && !(isSaid && word === COMPANY_LETTER));
  const named = kept.length > 0 ? kept : words;
  const titles = named.findIndex(({ word, hadArticle }) => !isTitle(word, hadArticle));
  // «أبو فهد» before a whole name is what friends call somebody.
  const names = named[titles]?.isParent && named.length > titles + 2 ? titles + 1 : titles;
  const isCompany = isSaid || words.some(({ word }) => isCompanyForm(word) || knownOf(word).saysCompany);
  return named.map((word, at) => {
    const isBefore = at < names || (isCompany && !word.isServant && isTitle(word.word, word.hadArticle));
    return partOf(word, isBefore, isCompany);
  });
}

/** «ش. الحمدان للصرافة» is a company, «ش. الغامدي» a Sherif. */
const COMPANY_LETTER = 'ش';

/** Whether a name says of itself that it is one of a company. */
export const isOfCompany = (parts: readonly NamePart[]): boolean => parts[0]?.isOfCompany ?? false;

function partOf(
  { word, isServant = false, hadArticle = false }: Word,
  isSaidBefore: boolean,
  isCompany: boolean,
): NamePart {
  const { heard, meant, meantWithin } = knownOf(word);
  const said = isServant
    ? undefined
    : (meant ?? (isCompany && heard.names.length === 0 ? meantWithin : undefined));
  // Of a person a trade is a name as any other: «طالب», «عمارة».
  const isGeneric = isCompany && (said?.isGeneric ?? false);
  const isTrade = isCompany && (said?.isTrade ?? false);
  return {
    word,
    ...heard,
    likenessKey: [word, isServant, said?.meanings.length, isGeneric, isTrade].join(' '),
    meanings: said?.meanings ?? NO_MEANING,
    isGeneric,
    isTrade,
    isFiller: isCompany && (said?.isFiller ?? false),
    isPlace: said?.isPlace ?? false,
    isServant,
    hadArticle,
    isTitle: isSaidBefore,
    isOfCompany: isCompany,
  };
}
const NO_MEANING: readonly string[] = [];
