import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { nameKeys } from '#contract/names/name-keys.ts';
import { MATCH_FROM, matchNames } from '#contract/names/name-match.ts';

/** Written without a look at the matcher: persons and companies in both scripts, one and not one. */
const pairs = z
  .array(z.object({ a: z.string(), b: z.string(), same: z.boolean(), why: z.string() }))
  .parse(JSON.parse(readFileSync('tests/support/name-pairs.json', 'utf8')));

const isFound = (one: string, other: string): boolean => {
  const keys = new Set(nameKeys(other));
  // As the host does it: what has no key in common is never compared.
  return nameKeys(one).some((key) => keys.has(key)) && (matchNames(one, other)?.score ?? 0) >= MATCH_FROM;
};

it('finds 98 of 100 that are one, and of what it finds 80 of 100 are', () => {
  const found = pairs.filter(({ a, b }) => isFound(a, b));
  const rightly = found.filter(({ same }) => same).length;
  expect(pairs).toHaveLength(500);
  expect(rightly / pairs.filter(({ same }) => same).length).toBeGreaterThanOrEqual(0.98);
  expect(rightly / found.length).toBeGreaterThanOrEqual(0.8);
});

it('compares both ways alike', () => {
  const differing = pairs.filter(({ a, b }) => matchNames(a, b)?.score !== matchNames(b, a)?.score);
  expect(differing).toEqual([]);
});
