import { expect, it } from 'vitest';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { OFFICE_ZONES } from '#contract/office-zones.ts';
import { localTime } from '#contract/zoned-time.ts';
import { isOlder } from '#server/transfer/is-older.ts';

const [RIYADH, CAIRO] = ['Asia/Riyadh', 'Africa/Cairo'];

it.each([
  ['2026-03-15T07:30:20.000Z', '2026-03-15T07:30:20.000Z', RIYADH, false],
  ['2026-03-15T07:30:20.000Z', '2026-03-15T07:30:20.001Z', RIYADH, true],
  ['2026-03-15T09:30:20.000+02:00', '2026-03-15T07:30:20.000Z', CAIRO, false],
  ['2026-03-15T09:30:20.000+02:00', '2026-03-15T07:30:20.001Z', CAIRO, true],
  ['2026-03-15T10:30:00', '2026-03-15T07:30:59.999Z', RIYADH, false],
  ['2026-03-15T10:30:00', '2026-03-15T07:31:00.000Z', RIYADH, true],
  ['2026-03-15T09:30:00', '2026-03-15T07:30:59.999Z', CAIRO, false],
  ['2026-03-15T09:30:00', '2026-03-15T07:31:00.000Z', CAIRO, true],
  ['', '2026-03-15T07:31:00.000Z', RIYADH, false],
  ['15/03/2026 10:30', '2099-01-01T00:00:00.000Z', RIYADH, false],
])('a row that says %j of a record saved at %s, of %s, is older: %s', (told, updatedAt, zone, expected) => {
  expect(isOlder(told, updatedAt, zone)).toBe(expected);
});

it('a record that was saved at midnight was taken back by a workbook, which tells the day alone of it', () => {
  expect(isOlder('2026-03-15', '2026-03-14T21:00:59.999Z', RIYADH)).toBe(false);
  expect(isOlder('2026-03-15', '2026-03-14T21:01:00.000Z', RIYADH)).toBe(true);
});

it('a record that has gone from Riyadh to Cairo since is newer than a workbook, whose hour is the later one', () => {
  expect(isOlder('2026-03-15T10:30:00', '2026-03-15T07:50:00.000Z', CAIRO)).toBe(true);
});

it('a workbook of before the offices had clocks, of a record in Cairo, was refused in winter', () => {
  expect(isOlder('2026-01-15T10:30:00', '2026-01-15T07:30:59.999Z', CAIRO)).toBe(false);
  expect(isOlder('2026-01-15T10:30:00', '2026-01-15T07:31:00.000Z', CAIRO)).toBe(true);
  expect(isOlder('2026-01-15T10:30:00', '2026-01-15T08:30:00.000Z', CAIRO)).toBe(false);
  expect(isOlder('2026-01-15', '2026-01-14T21:00:00.000Z', CAIRO)).toBe(false);
});

it.each(Object.keys(OFFICE_ZONES))(
  'the clock of %s is never ahead of the firm’s: else the hour of a workbook could mean an earlier moment too',
  (zone) => {
    for (let month = 1; month <= 12; month += 1) {
      const moment = `2026-${String(month).padStart(2, '0')}-15T12:00:00Z`;
      expect(localTime(moment, zone) <= localTime(moment, FIRM_ZONE)).toBe(true);
    }
  },
);
