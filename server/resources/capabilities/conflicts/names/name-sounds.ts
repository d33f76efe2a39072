/** Whether a word is written in Arabic letters. */
export const isArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

/** What is heard of a word, letter by letter, without what doubles it. Arabic letters stand for themselves. */
export function soundsOf(word: string): readonly string[] {
  const sounds = isArabic(word)
    ? [...word.replaceAll('تش', 'ش')]
    : latinSounds(word.replaceAll('x', 'ks').replaceAll('tion', 'shon'));
  return sounds.filter((sound, at) => sound !== sounds[at - 1]);
}

/** In the order in which they are looked for: what is written with several letters and heard as one. */
const DIGRAPHS: Readonly<Record<string, string>> = {
  tch: 'C',
  sch: 'S',
  sh: 'S',
  ch: 'C',
  kh: 'X',
  gh: 'G',
  th: 'T',
  dh: 'D',
  ph: 'f',
  ck: 'k',
  dj: 'j',
  oo: 'U',
  ou: 'U',
  ee: 'I',
  aa: 'A',
  ie: 'I',
};
const latinSounds = (word: string): string[] =>
  (word.match(/tch|sch|sh|ch|kh|gh|th|dh|ph|ck|dj|oo|ou|ee|aa|ie|[a-z0-9]/g) ?? []).map(
    (letters) => DIGRAPHS[letters] ?? DIGITS[letters] ?? letters,
  );
/** As people write Arabic with Latin letters in messages. */
const DIGITS: Readonly<Record<string, string>> = { '2': 'a', '3': 'a', '5': 'X', '7': 'h' };

const WEAK: ReadonlySet<string> = new Set(['', ...'aeiouAIUاويعءى']);
export const isWeak = (sound: string): boolean => WEAK.has(sound);

/** What it costs that one sound stands for another: of each line every two, both ways. */
const COSTS: readonly (readonly [number, string])[] = [
  [
    0,
    'bب pب pپ tت tط dد dض sس sص zز zظ Sش Cش Xخ Gغ gج gق gغ jج Tث Dذ Dض Dظ fف vف vڤ kك kق cك cق qق hح hه rر lل mم nن wو yي',
  ],
  [0, 'aا aع aى aء aه Aا Aع Aء eع eء oو uو Uو iي Iي yى iى eه iء uء oء'],
  [0.05, 'eا iI uU aA oU yi yI wU wu oء CS kc kq cq cs'],
  [0.1, 'eي ou ae ei eI ea iع uع oع oA yI dD zD zض sT gj gG jG vf wv eA ءا ءي ءو ءع اى'],
  [0.2, 'zذ zض Tت Tذ Tظ dذ Dد Cخ qك Cك tT pb Ck gk gq hX vو sث dظ zT cX DT Dz'],
  [0.3, 'Xح kX kخ sz aI ao au eo eu oa Tط Tد tث tه fب حه ضظ ذز ذد سص تط زظ ثس قك ذظ ضد'],
  [0.4, 'ai Gق Gك Gج jي اع اه yj uا oا iا Iا eو qG'],
];
// Asked for every two sounds of every two words: one map of maps makes no text for it.
const costOf = new Map<string, Map<string, number>>();
const keepCost = (one: string, other: string, cost: number): void => {
  const costs = costOf.get(one) ?? new Map<string, number>();
  costOf.set(one, costs);
  if (!costs.has(other)) costs.set(other, cost);
};
for (const [cost, pairs] of COSTS)
  for (const [one = '', other = ''] of pairs.split(' ')) {
    keepCost(one, other, cost);
    keepCost(other, one, cost);
  }

/** What it costs that one sound stands for another. */
export const swapped = (one: string, other: string): number => {
  if (one === other) return 0;
  return costOf.get(one)?.get(other) ?? (isWeak(one) && isWeak(other) ? 0.7 : 1);
};

/** The last letter of many names is written as an alef or as a ya, and heard as an a: `ندى`, folded, is `Nada`. */
const swappedLast = (one: string, other: string): number =>
  Math.min(
    swapped(one, other),
    ('اaي'.includes(one) && 'اaي'.includes(other)) ||
      isOpenTa(one, other) ||
      isOpenTa(other, one) ||
      (one === 's' && other === 'ز') ||
      (one === 'ز' && other === 's')
      ? 0.2
      : Infinity,
  );
/** «عفت» is also written «عفة», which is folded to «عفه». */
const isOpenTa = (open: string, closed: string): boolean => open === 'ت' && closed === 'ه';

/** What is heard as one may be written for two: `Fathi` is «فتحي», `Ishaq` «إسحاق». */
const APART: Readonly<Record<string, string>> = { T: 'ت', S: 'س', D: 'د' };
const isApart = (digraph: string, first: string | undefined, second: string | undefined): boolean =>
  first !== undefined && APART[digraph] === first && (second === 'ح' || second === 'ه');
const isEnd = (at: number, sounds: readonly string[]): boolean => at === sounds.length - 1;

/** What it costs that a sound is heard in one of two words alone. */
function dropped(sound: string, at: number, sounds: readonly string[]): number {
  const isLast = at === sounds.length - 1;
  const isFirst = at === 0;
  // The end tells men from women, and whoever comes from somewhere.
  if (isLast && 'aه'.includes(sound)) return 2;
  if (isLast && 'iyIي'.includes(sound)) return 1;
  if ('aeiou'.includes(sound)) return 0.12;
  if ('AIU'.includes(sound)) return 0.3;
  if ('عء'.includes(sound)) return 0.15;
  if (sound === 'ا') return isFirst || isLast ? 0.2 : 0.45;
  if ('ويى'.includes(sound)) return 0.5;
  if ('hه'.includes(sound)) return isLast ? 0.1 : 0.6;
  if (sound === 'y') return 0.3;
  return 1;
}

/**
 * How alike two words sound, from 0 to 1: written in one script or in two.
 * @param one as `soundsOf` gives it
 * @param from what is less alike is given as 0, which is found out earlier
 */
export function alike(one: readonly string[], other: readonly string[], from = 0): number {
  if (isOpenAin(one, other)) return alike(one.slice(0, -1), other, from);
  if (isOpenAin(other, one)) return alike(one, other.slice(0, -1), from);
  const length = Math.max(2, (strong(one) + strong(other)) / 2);
  const most = (1 - from) * length;
  const drops = other.map(dropped);
  // Of the table of an edit distance three rows are enough: two letters may have changed places.
  let [before, above]: [number[], number[]] = [[], [0]];
  drops.forEach((drop, at) => above.push((above[at] ?? 0) + drop));
  let leastAbove = 0;
  for (const [row, sound] of one.entries()) {
    const cost = dropped(sound, row, one);
    let left = (above[0] ?? 0) + cost;
    let least = left;
    const current = [left];
    for (const [column, against] of other.entries()) {
      const swap = isEnd(row, one) && isEnd(column, other) ? swappedLast : swapped;
      left = Math.min(
        (above[column] ?? 0) + swap(sound, against),
        (above[column + 1] ?? 0) + cost,
        left + (drops[column] ?? 0),
      );
      if (row > 0 && column > 0 && sound === other[column - 1] && against === one[row - 1])
        left = Math.min(left, (before[column - 1] ?? 0) + OTHER_LETTER);
      if (isApart(sound, other[column - 1], against))
        left = Math.min(left, (above[column - 1] ?? 0) + TWO_LETTERS);
      if (isApart(against, one[row - 1], sound)) left = Math.min(left, (before[column] ?? 0) + TWO_LETTERS);
      least = Math.min(least, left);
      current.push(left);
    }
    if (Math.min(leastAbove, least) > most) return 0;
    [before, above, leastAbove] = [above, current, least];
  }
  const cost = above.at(-1) ?? 0;
  // Another consonant is never the same word, however long it is.
  return Math.min(Math.max(0, 1 - cost / length), cost < OTHER_LETTER ? 1 : NEAREST);
}

/** «جمعة» ends as `Gomaa` is heard to. */
const isOpenAin = (arabic: readonly string[], latin: readonly string[]): boolean =>
  arabic.at(-1) === 'ه' && arabic.at(-2) === 'ع' && 'aA'.includes(latin.at(-1) ?? '-');

const TWO_LETTERS = 0.1;
const OTHER_LETTER = 0.8;
const NEAREST = 0.79;
const strong = (sounds: readonly string[]): number =>
  sounds.reduce((sum, sound) => sum + (isWeak(sound) ? 0.5 : 1), 0);
