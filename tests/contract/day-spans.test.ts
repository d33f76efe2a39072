import { expect, it } from 'vitest';
import { daysOf } from '#contract/day-spans.ts';

it.each([
  ['today', '2026-11-24', '2026-11-24', '2026-11-24'],
  ['thisWeek', '2026-11-24', '2026-11-22', '2026-11-28'],
  ['thisWeek', '2026-11-22', '2026-11-22', '2026-11-28'],
  ['thisWeek', '2026-12-31', '2026-12-27', '2027-01-02'],
  ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['next7Days', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['last30Days', '2026-03-01', '2026-01-31', '2026-03-01'],
] as const)('«%s» on %s is from %s to %s', (span, today, from, to) => {
  expect(daysOf(span, today)).toEqual({ from, to });
});
