import { expect, it } from 'vitest';
import { ownDataName } from '#contract/own-data.ts';
import { exportName } from '#contract/transfer-calls.ts';
import { faqs } from '#resources/faqs.ts';

it('a file that is taken out after midnight is called by the day of the firm, not by yesterday’s', () => {
  const now = new Date('2026-03-14T22:30:00Z');
  expect(exportName(faqs, { format: 'csv', language: 'en', now })).toMatch(/ 2026-03-15\.csv$/);
  expect(ownDataName(now, 'zip')).toBe('my-data-2026-03-15.zip');
});
