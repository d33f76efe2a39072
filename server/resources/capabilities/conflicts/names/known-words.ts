import { isArabic, soundsOf } from './name-sounds.ts';
import { namesSpelled } from './name-spellings.ts';
import { isCompanyForm } from './name-words.ts';
import { type Meaning, beginsPhrase, meaningOf, saysTrade } from './translated-words.ts';

/** What is found out is kept for a while: the same few hundred words, and names, are met again and again. */
export function remembering<Found>(find: (text: string) => Found): (text: string) => Found {
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

/** What a word says whatever name it stands in. */
export const knownOf = remembering((word: string) => {
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

/** `harbi` of `alharbi`, «حربي» of «الحربي». */
export const withoutArticle = (word: string): string => {
  if (isArabic(word)) return word.replace(/^و?(?:ال|لل)(?=\p{L}{2})(?!له$)/u, '');
  return word.replace(/^(?:al(?:al)?|el)(?=[^aeiou]\p{L}{2}|\p{L}{4})/u, '');
};

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
