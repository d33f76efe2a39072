import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
const SOUNDS_LIKE_A_PROMISE =
  /\b(we|you|they|it|this|which|firm|office|lawyer|staff|answer|reply|files?|request|consultation|code|link|draft)(['’]ll| will| shall)\b|\bwill be\b|\bwithin\b|\bat once\b|\bimmediately\b|\bautomatically\b|\balways\b|\bnever\b|\bno one\b|\bonly (you|we|our)\b|\bnobody\b|\bsoon\b|guarantee|\bstays?\b|\bkept\b|\bwe (check|tell|hold|keep|reply|read|confirm|delete|erase|record|answer|remind|send|use|log|store)\b/i;
const saysNothing = harmless.split('\n').flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []);

it('no sentence that sounds like a promise is missing from the table', () => {
  const sentences = files
    .filter(({ path }) => !NOT_FOR_CLIENTS.test(path))
    .flatMap(({ text }) => [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g)])
    .flatMap(([, ...quoted]) => quoted.find((part) => part !== undefined) ?? [])
    .filter((text) => text.includes(' ') && !/[\u0600-\u06ff]/.test(text))
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\\n/))
    .filter((sentence) => SOUNDS_LIKE_A_PROMISE.test(sentence));
  expect(sentences.length).toBeGreaterThan(100);
  const kept = rows.flatMap(([en = '', , by]) => (by === 'removed' ? [] : [en]));
  const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  const isKnown = (sentence: string) =>
    kept.some((one) => holds(one, sentence)) ||
    // Part of a sentence accounts for all of it only where it is the part that promises.
    [...kept, ...saysNothing].some((one) => holds(sentence, one) && SOUNDS_LIKE_A_PROMISE.test(one));
  expect(sentences.filter((sentence) => !isKnown(sentence))).toEqual([]);
  const isSaid = (one: string) =>
    sentences.some((sentence) => sentence.includes(one) || one.includes(sentence));
  expect(saysNothing.filter((one) => !isSaid(one))).toEqual([]);
});
