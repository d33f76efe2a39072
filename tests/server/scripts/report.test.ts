import { expect, it } from 'vitest';
import { atMost, exactly, percentile } from '../../../scripts/hub/report.ts';

it('nothing measured is within no bound', () => {
  const isGood = (figure: number) => atMost('H-10', 'the slowest call', figure, 2_000, 'ms').isGood;
  expect([Math.max(), Math.min(), Number.NaN, percentile([], 0.99)].map(isGood)).toEqual(
    Array(4).fill(false),
  );
  expect([0, 2_000, 2_001].map(isGood)).toEqual([true, true, false]);
  expect(exactly('H-10', 'missing', Number.NaN, 0).isGood).toBe(false);
});

it('a percentile leans to the slower of two figures', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
  expect([0, 0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 51, 100, 100]);
});
