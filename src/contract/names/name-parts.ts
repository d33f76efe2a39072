import { foldName } from './fold-name.ts';
import { withoutNotes } from './name-notes.ts';
import { isArabic, soundsOf } from './name-sounds.ts';
import { namesSpelled } from './name-spellings.ts';
import { isCompanyForm, isFormWithDots, isLeftOut, isTitle } from './name-words.ts';
import {
  type Meaning,
  beginsPhrase,
  compoundOf,
  meaningOf,
  phraseOf,
  saysTrade,
} from './translated-words.ts';

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

/** `SA Alghamdi` is a Saad Ahmad: a form of two letters stands behind a name, or says it of one that is a company's. */
function initialsFirst(words: readonly string[], isSaid: boolean): readonly string[] {
  const [first = '', ...others] = words;
  const areInitials = !isSaid && others.length > 0 && TWO_LETTERS.test(first) && isCompanyForm(first);
  return areInitials ? [...first, ...others] : words;
}
const TWO_LETTERS = /^(?!co$)[a-z]{2}$/;

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
  /** A father or mother of somebody: «أبو فهد». */
  readonly isParent?: boolean;
}

/** Words without dots and articles: `ش.م.م` is one, `M. A. Harbi` three, `Al-Harbi` is `harbi`. */
const wordsOf = (name: string): string[] =>
  foldName(name)
    .replace(/(?<!\p{L})[ld]['’](\p{L}+)/gu, (whole, word: string) => (meaningOf(word) ? word : whole))
    .replace(/['’‘`´ʿʾ]/g, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)(?!\p{L})/gu, '')
    // Letters with dots between them are what is known as an abbreviation, or initials; other dots stand between words.
    .replace(DOTTED, (letters: string, at: number, name: string) => {
      const whole = letters.replace(/[.\s]/g, '');
      const behind = name.slice(at + letters.length).trim();
      // Before a name letters are initials; within it `S. A.` is, and `S.A.` a form.
      const areInitials = behind !== '' && (at === 0 || /\S\s\S/.test(letters));
      if (!areInitials && isFormWithDots(whole)) return ' ';
      const isWord = isLeftOut(whole) ? !areInitials : isTitle(whole) && (at > 0 || / /.test(behind));
      return isWord ? `${whole} ` : `${[...whole].join(' ')} `;
    })
    // «ش م م» behind a name.
    .replace(/(?<=\S )ش(?: (?:\p{L}(?!\p{L})|ذ))*$/u, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}(?:\p{L}(?!\p{L}))?/gu;

/**
 * What a word of a company means where it is written with another: an «and», a «for», an «in» before a place. Also
 * `Jasmins`, `Businessmen's`, `Centrale`. The word itself stays: «وهبة» is no «and».
 */
function meantWithin(word: string): Meaning | undefined {
  if (/[a-z][es]$/.test(word)) return meaningOf(word.slice(0, -1));
  const particle = PARTICLE.exec(word)?.[0];
  if (particle === undefined) return undefined;
  const meant = meaningOf(word.slice(particle.length));
  if (particle.startsWith('ب')) return meant?.isPlace ? meant : undefined;
  if (particle === 'و') return meant?.isFiller ? undefined : meant;
  return meant?.isTrade ? meant : undefined;
}
const PARTICLE = /^(?:وب?ال|وال|ولل|بال|ول|و|ل(?!ل)|ب)(?=\p{L}{2})(?!قطر$)/u;
/** «لتأجير» says it of a name as «تأجير» does. */
const FOR = /^(?:وال|ولل|لل|ول|ل(?!ل))(?=\p{L}{3})/u;

const SERVANT = /^(?:abd|abed|abdu|abdo|abde|عبد)$/;
const SERVANT_JOINED =
  /^(?:abdl|(?:abd|abed)(?:[aeiou]{1,2})(?:l|r(?=r)|s(?=s)|n(?=n)|z(?=z)|h(?=h))?)(?=\p{L}{3})/u;
const FATHER = /^(?:abu|abo|abou|aba|aboul|abul|abuel|aboel|abouel|ابو|ابا|ابي)$/;
const MOTHER = /^(?:umm|um|om|oum|ام)$/;
/** Families of the Maghreb: `Bou Jemaa` is `Boujemaa`, `Bel Haj` `Belhaj`. */
const MAGHREBI = /^(?:bou|bel|بو|بل)$/;
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
    const isBefore = isArticle(words[at + 1] ?? '', words[at + 2]) || words[at + 1] === 'l';
    const next = (isBefore ? 2 : 1) + at;
    const following = words[next];
    const phrase = phraseAt(words, at);
    if (phrase) {
      found.push({ word: phrase.word });
      at = phrase.end;
      continue;
    }
    const isServant =
      SERVANT.test(word) || (/^abd?[aeiou]{1,2}[lrsnz]$/.test(word) && word.startsWith('abd'));
    if (following && isServant && ALLAH.test(following)) {
      found.push({ word: 'عبدالله' });
      at = next;
    } else if (following && isServant) {
      found.push({ word: withoutArticle(following), isServant: true });
      at = next;
    } else if (following && FATHER.test(word)) {
      found.push({ word: `${isArabic(word) ? 'ابو' : 'abu'}${withoutArticle(following)}`, isParent: true });
      at = next;
    } else if (following && MOTHER.test(word)) {
      found.push({ word: `${isArabic(word) ? 'ام' : 'um'}${withoutArticle(following)}`, isParent: true });
      at = next;
    } else if (following && MAGHREBI.test(word)) {
      found.push({ word: `${word}${withoutArticle(following)}` });
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

/** What companies say in several words: «مصر الجديدة», `Port Said`. */
function phraseAt(words: readonly string[], from: number): { word: string; end: number } | undefined {
  const first = words[from] ?? '';
  const begin = knownOf(first).begins;
  if (begin === undefined) return undefined;
  const said = [begin];
  let found: { word: string; end: number } | undefined;
  for (let at = from + 1; at < words.length && said.length < PHRASE_MOST; at += 1) {
    const word = words[at] ?? '';
    if (isArticle(word, words[at + 1]) || BETWEEN.test(word)) continue;
    said.push(withoutArticle(word));
    const phrase = phraseOf(said.join(' '));
    if (phrase !== undefined) found = { word: phrase, end: at };
  }
  return found;
}
const PHRASE_MOST = 4;
const BETWEEN = /^(?:of|the|من)$/;

const isArticle = (word: string, next: string | undefined): boolean =>
  ARTICLE.test(word) || (next !== undefined && next.startsWith(SUN_ARTICLE.exec(word)?.[1] ?? '\u0000'));

/** Takes apart what is written as one word: `Noureddine`, `Abdelaziz`, `نورالدين`. */
function split({ word, isServant, isParent, hadArticle = false }: Word, mayBeCompound: boolean): Word[] {
  if (isServant) return [{ word, isServant }];
  if (isParent) return [{ word, isParent }];
  const { heard, meant } = knownOf(word);
  if (heard.names.length > 0 || meant) return [{ word, hadArticle }];
  const compound = mayBeCompound ? compoundOf(word) : undefined;
  if (compound) return compound.map((each) => ({ word: each }));
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
  const plain = /^(\p{L}{3,})d(?:ee|i|ie|y)ne?$/u.exec(word)?.[1];
  if (plain && namesSpelled(plain).length > 0) return [{ word: plain }, { word: 'din' }];
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

function partOf(
  { word, isServant = false, hadArticle = false }: Word,
  isSaidBefore: boolean,
  isCompany: boolean,
): NamePart {
  const { heard, meant, meantWithin } = knownOf(word);
  const said = isServant
    ? undefined
    : (meant ?? (isCompany && heard.names.length === 0 ? meantWithin : undefined));
  const kind = `${isServant ? '^' : ''}${said ? said.meanings.length : ''}${isCompany && said?.isGeneric ? '~' : ''}${isCompany && said?.isTrade ? '*' : ''}`;
  return {
    word,
    likenessKey: kind + word,
    ...heard,
    meanings: said?.meanings ?? NO_MEANING,
    // Of a person a trade is a name as any other: «طالب», «عمارة».
    isGeneric: isCompany && (said?.isGeneric ?? false),
    isTrade: isCompany && (said?.isTrade ?? false),
    isFiller: isCompany && (said?.isFiller ?? false),
    isPlace: said?.isPlace ?? false,
    isServant,
    hadArticle,
    isTitle: isSaidBefore,
    isOfCompany: isCompany,
  };
}
const NO_MEANING: readonly string[] = [];

/** What is found out is kept for a while: the same few hundred words, and names, are met again and again. */
function remembering<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    let known = found.get(text);
    if (known === undefined) {
      if (found.size === MOST_KEPT) found.clear();
      known = find(text);
      found.set(text, known);
    }
    return known;
  };
}
const MOST_KEPT = 5_000;

const knownOf = remembering((word: string) => {
  const names = namesSpelled(word);
  const meant = meaningOf(word);
  const bare = [word, withoutArticle(word), ...(meant ? [] : [word.replace(FOR, '')])];
  return {
    heard: {
      isArabic: isArabic(word),
      sounds: soundsOf(word),
      names,
      isNumber: /^\d+$/.test(word),
      sonOf: sonOf(word),
    },
    meant,
    meantWithin: meant ? undefined : meantWithin(word),
    saysCompany: bare.some((each) => isCompanyForm(each) || (names.length === 0 && saysTrade(each))),
    begins: [word, word.replace(/^ب(?=ال)|^[وب]|^ل(?!ل)/u, '')].map(withoutArticle).find(beginsPhrase),
  };
});

const SON_JOINED = /^(?:ben|bin|بن)(?=\p{L}{3})/u;
function sonOf(word: string): readonly string[] | undefined {
  const son = SON_JOINED.exec(word)?.[0];
  return son === undefined || namesSpelled(word).length > 0 ? undefined : soundsOf(word.slice(son.length));
}
