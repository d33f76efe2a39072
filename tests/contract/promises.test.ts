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
const words = SOURCES.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name))
    .map((name) => read(`${folder}/${name}`)),
)
  .join('\n')
  .replaceAll('\\"', '"');

const rows = read('docs/promises.md')
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
