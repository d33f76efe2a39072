import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Where the words of site, client area and mails are written. */
const SOURCES = [
  'src/locales',
  'src/resources',
  'src/public-site/legal',
  'src/contract',
  'server/mail',
  'server/db/seed',
];
const files = SOURCES.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: read(`${folder}/${name}`).replaceAll('\\"', '"') })),
);
const words = files.map(({ text }) => text).join('\n');

const [table = '', harmless = ''] = read('docs/promises.md').split('\n## ');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|English)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));

it('docs/promises.md has three cells in each row, and many rows', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
});

it.each(rows)(
  '«%s» is said where it is kept, and nowhere where it was removed',
  (en = '', ar = '', kept = '') => {
    const isRemoved = kept === 'removed';
    expect([words.includes(en), words.includes(ar)]).toEqual([!isRemoved, !isRemoved]);
    if (isRemoved) return;
    const [, path = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(kept) ?? [];
    expect(read(path)).toContain(name);
  },
);

/** Words of the panel, messages to developers, and articles about the law. */
const NOT_FOR_CLIENTS =
  /\/(admin-|panel|dashboard|history|bulk|records|rows|images|transfer|refine)|contract\/check-|sample-|lexicon|demo-articles/;
const IN_ENGLISH =
  /\b(we|you|they|it|this|which|firm|office|lawyer|staff|answer|reply|files?|request|consultation|code|link|draft)(['’]ll| will| shall)\b|\bwill be\b|\bwithin\b|\bat once\b|\bimmediately\b|\bautomatically\b|\balways\b|\bnever\b|\bno one\b|\bonly (you|we|our)\b|\bnobody\b|\bsoon\b|guarantee|\bstays?\b|\bkept\b|\bwe (check|tell|hold|keep|reply|read|confirm|delete|erase|record|answer|remind|send|use|log|store)\b/i;
/** What we do for somebody: «نردّ», «نحتفظ», «نخبرك». */
const FOR_SOMEBODY = 'بقي|بلغ|تحقق|تصل|تواصل|جيب|حتفظ|حذف|حفظ|خبر|خزن|ذكر|رد|رسل|ستخدم|سجل|عود|ؤكد';
const IN_ARABIC = [
  // What is to come, and what never is; the nouns begin as a future does.
  'لن|سوف',
  '(?!(?:سياس\\p{L}+|سنوات|سنتين|سنتان|سنوي\\p{L}*|سندات)(?!\\p{L}))س[نيت]\\p{L}{3,}',
  // By when, and that it comes by itself.
  'خلال|يوم عمل|يومي عمل|أيام عمل|فورا?|تلقائيا|من تلقاء نفسها?|دائما|أبدا|قريبا|في أقرب وقت|في موعد أقصاه',
  // What is warranted, and that it is for one person alone.
  '[نتي]ضمن|نلتزم|نتعهد|دون أتعاب|وحدك|إلا أنت|لا أحد',
  // What stays, what goes, and what reaches somebody.
  'محفوظا?|[تي]حفظ|[تي]بقى|يبقيان|[تي]صلك|[تي]حذف',
  `ن(?:${FOR_SOMEBODY})(?:ه|ها|هم|ك|كم)?|نحجزه? لك`,
].join('|');
const SOUNDS_LIKE_A_PROMISE: Readonly<Record<Language, RegExp>> = {
  ar: new RegExp(`(?<!\\p{L})[وف]?(?:${IN_ARABIC})(?!\\p{L})`, 'u'),
  en: IN_ENGLISH,
};
const languageOf = (text: string): Language => (/[\u0600-\u06ff]/.test(text) ? 'ar' : 'en');
const listed = harmless.split('\n').flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []);

it.each(LANGUAGES)('no sentence that sounds like a promise is missing from the table: %s', (language) => {
  // Vowel marks are written here and left out there.
  const sounds = (text: string) => SOUNDS_LIKE_A_PROMISE[language].test(text.replaceAll(/\p{M}/gu, ''));
  const sentences = files
    .filter(({ path }) => !NOT_FOR_CLIENTS.test(path))
    .flatMap(({ text }) => [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g)])
    .flatMap(([, ...quoted]) => quoted.find((part) => part !== undefined) ?? [])
    .filter((text) => text.includes(' ') && languageOf(text) === language)
    .flatMap((text) => text.split(/(?<=[.!?؟])\s+|\\n/))
    .filter(sounds);
  expect(sentences.length).toBeGreaterThan(100);
  const kept = rows.flatMap(([en = '', ar = '', by]) =>
    by === 'removed' ? [] : [language === 'ar' ? ar : en],
  );
  const saysNothing = listed.filter((one) => languageOf(one) === language);
  const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  const isKnown = (sentence: string) =>
    kept.some((one) => holds(one, sentence)) ||
    // Part of a sentence accounts for all of it only where it is the part that promises.
    [...kept, ...saysNothing].some((one) => holds(sentence, one) && sounds(one));
  expect(sentences.filter((sentence) => !isKnown(sentence))).toEqual([]);
  const isSaid = (one: string) =>
    sentences.some((sentence) => sentence.includes(one) || one.includes(sentence));
  expect(saysNothing.filter((one) => !isSaid(one))).toEqual([]);
});
