import { expect, it } from 'vitest';
import { isOlder } from '#server/transfer/is-older.ts';

it.each([
  ['2026-03-15T07:30:20.000Z', '2026-03-15T07:30:20.000Z', false],
  ['2026-03-15T07:30:20.000Z', '2026-03-15T07:30:20.001Z', true],
  ['2026-03-15T10:30:00', '2026-03-15T07:30:59.999Z', false],
  ['2026-03-15T10:30:00', '2026-03-15T07:31:00.000Z', true],
  ['', '2026-03-15T07:31:00.000Z', false],
  ['15/03/2026 10:30', '2099-01-01T00:00:00.000Z', false],
])('a row that says %j of a record saved at %s is older: %s', (told, updatedAt, expected) => {
  expect(isOlder(told, updatedAt)).toBe(expected);
});

it('a record that was saved at midnight was taken back by a workbook, which tells the day alone of it', () => {
  expect(isOlder('2026-03-15', '2026-03-14T21:00:59.999Z')).toBe(false);
  expect(isOlder('2026-03-15', '2026-03-14T21:01:00.000Z')).toBe(true);
});
