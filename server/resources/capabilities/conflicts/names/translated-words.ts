import { foldText } from '#contract/text-folding.ts';
import { ALSO_NAMES } from './lexicon/also-names.ts';
import { BRAND_WORDS } from './lexicon/brand-words.ts';
import { GOODS } from './lexicon/goods.ts';
import { HEALTH } from './lexicon/health.ts';
import { FILLERS, INSTITUTIONS } from './lexicon/institutions.ts';
import { NATURE } from './lexicon/nature.ts';
import { CITIES, PLACES } from './lexicon/places.ts';
import { QUALITIES } from './lexicon/qualities.ts';
import { TRADES } from './lexicon/trades.ts';

/** What a word of a company's name means in both languages. */
export interface Meaning {
  /** Several where it is said for several: «عام» is general and public. */
  readonly meanings: readonly string[];
  /** Said by so many companies that it makes no two of them one. */
  readonly isGeneric: boolean;
  readonly isPlace: boolean;
  /** Often left out: `General`. */
  readonly isFiller: boolean;
  /** Two words of one script mean the same also where they are different words: not so of «أمل» and «رجاء». */
  readonly isTrade: boolean;
}

/** How the words of a list change: `inflected` in both languages, `feminine` in Arabic alone. */
interface Section {
  readonly lines: string;
  readonly forms: 'inflected' | 'feminine' | 'none';
  readonly isGeneric?: boolean;
  readonly isPlace?: boolean;
  readonly isFiller?: boolean;
}
const SECTIONS: readonly Section[] = [
  { lines: TRADES, forms: 'inflected', isGeneric: true },
  { lines: GOODS, forms: 'inflected', isGeneric: true },
  { lines: HEALTH, forms: 'inflected', isGeneric: true },
  { lines: INSTITUTIONS, forms: 'inflected', isGeneric: true },
  { lines: FILLERS, forms: 'feminine', isGeneric: true, isFiller: true },
  { lines: QUALITIES, forms: 'feminine' },
  { lines: NATURE, forms: 'none' },
  { lines: BRAND_WORDS, forms: 'none' },
  { lines: PLACES, forms: 'feminine', isGeneric: true, isPlace: true, isFiller: true },
  { lines: CITIES, forms: 'feminine', isPlace: true },
];

const meanings = new Map<string, Meaning>();
/** What is said in several words, by them and by what it is as one: `port said` is `portsaid`. */
const phrases = new Map<string, string>();
const firstOfPhrases = new Set<string>();

for (const { lines, forms, isGeneric = false, isPlace = false, isFiller = false } of SECTIONS)
  for (const line of foldText(lines.trim().replaceAll('\n', ' ¶ ')).split(' ¶ ')) {
    const [english = '', arabic = '', ...others] = line.split('|').map((words) => words.trim());
    const isTrade = isGeneric || isPlace;
    const said = new Set<string>();
    for (const word of wordsIn(arabic)) for (const form of arabicForms(word, forms)) said.add(form);
    for (const word of [english, ...others].flatMap(wordsIn))
      for (const form of forms === 'inflected' ? [word, pluralOf(word)] : [word]) said.add(form);
    for (const words of said) {
      const word = words.replaceAll('_', '');
      if (word !== words) {
        phrases.set(words.replaceAll('_', ' '), word);
        firstOfPhrases.add(words.split('_')[0] ?? '');
      }
      const known = meanings.get(word);
      meanings.set(word, {
        meanings: known ? [...new Set([...known.meanings, english])] : [english],
        isGeneric: known ? known.isGeneric && isGeneric : isGeneric,
        isFiller: isFiller || (known?.isFiller ?? false),
        isPlace: isPlace || (known?.isPlace ?? false),
        isTrade: known ? known.isTrade && isTrade : isTrade,
      });
    }
  }

function wordsIn(words: string): string[] {
  return words.split(' ').filter(Boolean);
}
/** «صناعة» is also «صناعات», «تجاري» also «تجارية». */
function arabicForms(word: string, forms: Section['forms']): string[] {
  if (forms === 'none') return [word];
  if (word.endsWith('ي'))
    return [word, `${word}ه`, `${word}ين`, `${word}ون`, ...(forms === 'inflected' ? [`${word}ات`] : [])];
  if (forms === 'feminine') return word.endsWith('ه') ? [word] : [word, `${word}ه`];
  return word.endsWith('ه') ? [word, `${word.slice(0, -1)}ات`] : [word];
}
function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:[sxz]|[cs]h)$/.test(word) ? `${word}es` : `${word}s`;
}

/**
 * What a word of a company's name means in both languages; `undefined` where it is not translated.
 * @param word folded, without its article
 */
export const meaningOf = (word: string): Meaning | undefined => meanings.get(word);

const alsoNames: ReadonlySet<string> = new Set(foldText(ALSO_NAMES).split(' '));
/** Whether a word says of a name that it is one of a company: not of «طالب», which is also somebody's name. */
export const saysTrade = (word: string): boolean =>
  (meaningOf(word)?.isGeneric ?? false) && !alsoNames.has(word);

/** `EgyptAir`: two words that are translated each, written as one. */
export function compoundOf(word: string): readonly [string, string] | undefined {
  if (!/^[a-z]{7,}$/.test(word)) return undefined;
  for (let at = HALF; at <= word.length - HALF + 1; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (
      second.length + first.length > 6 &&
      meanings.has(first) &&
      meanings.has(second) &&
      !WORD_ENDS.has(second)
    )
      return [first, second];
  }
  return undefined;
}
const HALF = 4;
/** What many English words end in, and is said for several only alone: `Acumen` is no two words. */
const WORD_ENDS: ReadonlySet<string> = new Set(['men', 'man', 'age', 'ice']);

/** Whether something that is said in several words begins with it. */
export const beginsPhrase = (word: string): boolean => firstOfPhrases.has(word);
/** @param words folded, without articles, a space between them */
export const phraseOf = (words: string): string | undefined => phrases.get(words);
