import { knownOf, withoutArticle } from './known-words.ts';
import { isArabic, soundsOf } from './name-sounds.ts';
import { namesSpelled } from './name-spellings.ts';
import { compoundOf, phraseOf } from './translated-words.ts';

/** A word on the way to a part. */
export interface Word {
  readonly word: string;
  readonly isServant?: boolean;
  readonly hadArticle?: boolean;
  /** A father or mother of somebody: «أبو فهد». */
  readonly isParent?: boolean;
}

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
export function joined(words: readonly string[]): Word[] {
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
export function split(
  { word, isServant, isParent, hadArticle = false }: Word,
  mayBeCompound: boolean,
): Word[] {
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
