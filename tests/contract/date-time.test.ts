import { expect, it } from 'vitest';
import { dateTime } from '#contract/kinds/date-time.ts';

const field = { type: 'dateTime', label: { ar: 'الوقت', en: 'Time' } } as const;

it.each([
  ['2026-03-15 10:00', '2026-03-15T07:00:00Z'],
  ['2026-03-15T10:00:30', '2026-03-15T07:00:30Z'],
  [' ٢٠٢٦-٠٣-١٥ ٠١:٠٠ ', '2026-03-14T22:00:00Z'],
  // Whoever names a zone means it.
  ['2026-03-15T10:00:00.000Z', '2026-03-15T10:00:00.000Z'],
  ['2026-03-15T10:00:00+02:00', '2026-03-15T10:00:00+02:00'],
  // What is no time, or only a day, stays for the field to refuse.
  ['2026-02-30 10:00', '2026-02-30 10:00'],
  ['2026-03-15', '2026-03-15'],
  ['10:00', '10:00'],
])('a moment in a file as «%s» is read as %s', (cell, value) => {
  expect(dateTime.transfer?.read(cell, field)).toBe(value);
});
