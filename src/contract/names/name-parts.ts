import { foldText } from '../text-folding.ts';
import { isArabic, soundsOf } from './name-sounds.ts';
import { namesSpelled } from './name-spellings.ts';
import { isCompanyForm, isLeftOut, isTitle, meaningOf } from './name-words.ts';

/** One part of a name: what is compared with the parts of another one. */
export interface NamePart {
  /** Folded, without article: `harbi` of `Al-Harbi`. */
  readonly word: string;
  readonly isArabic: boolean;
  readonly sounds: readonly string[];
  /** The names that it may be, where it is a common one. */
  readonly names: readonly string[];
  /** What it means, where companies translate it. */
  readonly meaning: string | undefined;
  /** Said by so many companies that it makes no two of them one. */
  readonly isGeneric: boolean;
  /** Written with an article, as families are. */
  readonly hadArticle: boolean;
  /** Said before the name, and perhaps no part of it: «السيد» is both. */
  readonly isTitle: boolean;
  /** A name of «servant of»: `rahman` of `Abdelrahman`. */
  readonly isServant: boolean;
}

/** `M.` of `Mohamed`. */
export const isInitial = ({ word }: Pick<NamePart, 'word'>): boolean => word.length === 1;

/** The parts of a name in their order, without what says nothing about whose it is. */
export function partsOf(name: string): NamePart[] {
  const words = joined(wordsOf(familyLast(withoutAside(name)))).flatMap(split);
  const kept = words.filter(({ word }) => !isLeftOut(word));
  const named = kept.length > 0 ? kept : words;
  const titles = named.findIndex(({ word, hadArticle }) => !isTitle(word, hadArticle));
  return named.map((word, at) => partOf(word, at < titles));
}

/** Whether a name says of itself that it is one of a company. */
export const isOfCompany = (name: string): boolean =>
  joined(wordsOf(name))
    .flatMap(split)
    .some(({ word }) => isCompanyForm(word) || meaningOf(word)?.isGeneric);

/** What stands in brackets is an abbreviation, or said again. */
const withoutAside = (name: string): string => name.replace(/(?<=\S.*)\([^)]*\)/g, ' ');

/** `Saleh, Mahmoud Ezz` is `Mahmoud Ezz Saleh`; `Nile Co., Ltd` stays as it is. */
function familyLast(name: string): string {
  const [family = '', given = '', ...more] = name.split(/[,،]/);
  const isNamed = wordsOf(given).some((word) => !isLeftOut(word));
  return isNamed && more.length === 0 ? `${given} ${family}` : name;
}

/** A word on the way to a part. */
interface Word {
  readonly word: string;
  readonly isServant?: boolean;
  readonly hadArticle?: boolean;
}

/** Words without dots and articles: `ش.م.م` is one, `M. A. Harbi` three, `Al-Harbi` is `harbi`. */
const wordsOf = (name: string): string[] =>
  foldText(name)
    .replace(/['’‘`´ʿʾ]/g, '')
    // Letters with dots between them are what is known as an abbreviation, or initials; other dots stand between words.
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}(?:\p{L}(?!\p{L}))?/gu, (letters) => {
      const whole = letters.replace(/[.\s]/g, '');
      return isLeftOut(whole) || isTitle(whole) ? `${whole} ` : `${[...whole].join(' ')} `;
    })
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(withoutAnd);
/** `وتقنية` is `تقنية` with an «and» before it, which companies write and leave out. */
const withoutAnd = (word: string): string =>
  word.startsWith('و') && !meaningOf(word) && meaningOf(word.slice(1)) ? word.slice(1) : word;

const SERVANT = /^(?:abd|abed|abdu|abdo|abde|عبد)$/;
const SERVANT_JOINED =
  /^(?:abdl|(?:abd|abed)(?:[aeiou]{1,2})(?:l|r(?=r)|s(?=s)|n(?=n)|z(?=z)|h(?=h))?)(?=\p{L}{3})/u;
const FATHER = /^(?:abu|abo|abou|aba|aboul|abul|abuel|aboel|abouel|ابو|ابا|ابي)$/;
const MASTER = /^(?:ذو|ذا|ذي|zu|dhu|thu)$/;
const MASTER_JOINED = /^(?:ذوال|ذول|(?:z|dh|th)ul)(?=\p{L}{4})/u;
const ALLAH = /^(?:الله|allah|ullah|lah|ellah|illah)$/;
const ARTICLE = /^(?:al|el|ul|ال)$/;
const SUN_ARTICLE = /^(?:a|e|u)(s|sh|r|d|n|t|z|th|dh)$/;

/** Puts together what is one part and is written in several words: `Abd al Rahman`, `Abu Bakr`, `Nasr Allah`. */
function joined(words: readonly string[]): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = (words[at + 1] && isArticle(words[at + 1] ?? '', words[at + 2]) ? 2 : 1) + at;
    const following = words[next];
    const isServant =
      SERVANT.test(word) || (/^abd?[aeiou]{1,2}[lrsnz]$/.test(word) && word.startsWith('abd'));
    if (following && isServant && ALLAH.test(following)) {
      found.push({ word: 'عبدالله' });
      at = next;
    } else if (following && isServant) {
      found.push({ word: withoutArticle(following), isServant: true });
      at = next;
    } else if (following && FATHER.test(word)) {
      found.push({ word: `${isArabic(word) ? 'ابو' : 'abu'}${withoutArticle(following)}` });
      at = next;
    } else if (following && MASTER.test(word)) {
      found.push({ word: `ذول${withoutArticle(following)}` });
      at = next;
    } else if (ALLAH.test(word) && found.length > 0) {
      const before = found.pop()?.word ?? '';
      found.push({ word: `${before}${isArabic(word) ? 'اله' : 'alah'}` });
    } else if (!isArticle(word, words[at + 1]))
      found.push({ word, hadArticle: at > 0 && isArticle(words[at - 1] ?? '', word) });
  }
  return found;
}

const isArticle = (word: string, next: string | undefined): boolean =>
  ARTICLE.test(word) || (next !== undefined && next.startsWith(SUN_ARTICLE.exec(word)?.[1] ?? '\u0000'));

/** Takes apart what is written as one word: `Noureddine`, `Abdelaziz`, `نورالدين`. */
function split({ word, isServant, hadArticle = false }: Word): Word[] {
  if (isServant) return [{ word, isServant }];
  const { names, meant } = knownOf(word);
  if (names.length > 0 || meant) return [{ word, hadArticle }];
  if (word === 'عبدربه') return [{ word: 'ربه', isServant: true }];
  const allah = /^(\p{L}{2,})الله$/u.exec(word)?.[1];
  if (allah) return [{ word: `${allah}اله` }];
  const master = MASTER_JOINED.exec(word)?.[0];
  if (master) return [{ word: `${isArabic(word) ? 'ذول' : 'zul'}${word.slice(master.length)}` }];
  if (/^عبدال\p{L}{2}/u.test(word)) return [{ word: word.slice('عبدال'.length), isServant: true }];
  const servant = SERVANT_JOINED.exec(word)?.[0];
  if (servant) return [{ word: withoutArticle(word.slice(servant.length)), isServant: true }];
  // Families of Hadramawt: `Binmahfouz`, `Bindahlan`.
  const family = /^bin([^aeiouy]\p{L}{4,})$/u.exec(word)?.[1];
  if (family) return [{ word: family }];
  const faith = /^(\p{L}{2,}?)(?:الدين|(?:[aeiou]{1,2}[ld]|[ae])-?dd?(?:ee|i|ie|y)ne?)$/u.exec(word)?.[1];
  if (faith && strongIn(faith)) return [{ word: faith }, { word: isArabic(word) ? 'دين' : 'din' }];
  const son = /^(?:bin|ben|ibn)(\p{L}{4,})$/u.exec(word)?.[1];
  if (son && namesSpelled(son).length > 0) return [{ word: son }];
  const bare = withoutArticle(word);
  return [{ word: bare, hadArticle: hadArticle || bare !== word }];
}
const strongIn = (text: string): boolean => soundsOf(text).length > 2;

const withoutArticle = (word: string): string => {
  if (isArabic(word)) return word.replace(/^و?(?:ال|لل)(?=\p{L}{2})(?!له$)/u, '');
  return word.replace(/^(?:al(?:al)?|el)(?=[^aeiou]\p{L}{2}|\p{L}{4})/u, '');
};

function partOf({ word, isServant = false, hadArticle = false }: Word, isTitle: boolean): NamePart {
  const { meant, ...known } = knownOf(word);
  return {
    word,
    ...known,
    meaning: isServant ? undefined : meant?.meaning,
    isGeneric: (!isServant && meant?.isGeneric) || false,
    isServant,
    hadArticle,
    isTitle,
  };
}

/** What is found out about a word is kept: the same few hundred stand in most names. */
function knownOf(word: string): ReturnType<typeof learn> {
  const known = words.get(word);
  if (known) return known;
  if (words.size === MOST_WORDS) words.clear();
  const learnt = learn(word);
  words.set(word, learnt);
  return learnt;
}
const words = new Map<string, ReturnType<typeof learn>>();
const MOST_WORDS = 5_000;

const learn = (word: string) => ({
  isArabic: isArabic(word),
  sounds: soundsOf(word),
  names: namesSpelled(word),
  meant: meaningOf(word),
});
