import { describe, expect, it } from 'vitest';
import type { OpenInterval, WeekDay } from '#contract/week.ts';
import { latestReply, replyDueAt } from '#contract/reply-time.ts';

const days = (names: readonly WeekDay[]): OpenInterval[] =>
  names.flatMap((day) => [
    { day, opens: '16:00', closes: '18:00' },
    { day, opens: '09:00', closes: '13:00' },
  ]);
const riyadh = { hours: days(['sun', 'mon', 'tue', 'wed', 'thu']), officeDays: [], timeZone: 'Asia/Riyadh' };
const cairo = { hours: days(['sun', 'mon', 'tue', 'wed', 'thu']), officeDays: [], timeZone: 'Africa/Cairo' };

// Riyadh is three hours ahead of UTC all year; Cairo two, and three in summer.
it.each([
  ['in the morning', riyadh, '2026-03-15T07:00:00Z', '2026-03-17T15:00:00.000Z'],
  ['before opening', riyadh, '2026-03-15T02:00:00Z', '2026-03-17T15:00:00.000Z'],
  ['a second before closing', riyadh, '2026-03-15T14:59:59Z', '2026-03-17T15:00:00.000Z'],
  ['after closing', riyadh, '2026-03-15T15:00:00Z', '2026-03-17T15:00:00.000Z'],
  ['on a closed day', riyadh, '2026-03-13T09:00:00Z', '2026-03-16T15:00:00.000Z'],
  ['in the night before a working week', riyadh, '2026-03-14T19:00:00Z', '2026-03-16T15:00:00.000Z'],
  ['on the last day before two closed ones', riyadh, '2026-03-19T08:00:00Z', '2026-03-23T15:00:00.000Z'],
  [
    'late in the evening, when it is tomorrow there',
    riyadh,
    '2026-03-16T21:30:00Z',
    '2026-03-19T15:00:00.000Z',
  ],
  ['over the end of a year', riyadh, '2026-12-31T10:00:00Z', '2027-01-04T15:00:00.000Z'],
  ['in winter', cairo, '2026-03-15T07:00:00Z', '2026-03-17T16:00:00.000Z'],
  ['in summer', cairo, '2026-06-15T07:00:00Z', '2026-06-17T15:00:00.000Z'],
  ['over the change of the clocks', cairo, '2026-04-23T08:00:00Z', '2026-04-27T15:00:00.000Z'],
] as const)('what comes %s is answered by then', (_when, office, received, due) => {
  expect(replyDueAt(new Date(received), office)).toBe(due);
});

it('an office with one day a week answers on the second of them, one without any promises nothing', () => {
  const weekly = { hours: days(['sat']), officeDays: [], timeZone: 'Asia/Riyadh' };
  expect(replyDueAt(new Date('2026-03-14T08:00:00Z'), weekly)).toBe('2026-03-28T15:00:00.000Z');
  expect(
    replyDueAt(new Date('2026-03-14T08:00:00Z'), { hours: [], officeDays: [], timeZone: 'Asia/Riyadh' }),
  ).toBeNull();
});

it('what no office is named for is answered by the time of the slowest of those that open', () => {
  const closed = { hours: [], officeDays: [], timeZone: 'Asia/Riyadh' };
  const weekly = { hours: days(['sat']), officeDays: [], timeZone: 'Africa/Cairo' };
  const received = new Date('2026-03-15T07:00:00Z');
  expect(latestReply(received, [riyadh, weekly, closed])).toEqual({
    at: '2026-03-28T16:00:00.000Z',
    timeZone: 'Africa/Cairo',
  });
  expect(latestReply(received, [closed])).toBeNull();
});

describe('holidays and seasons', () => {
  /** The feast after Ramadan, from a Thursday to a Sunday. */
  const feast = { firstDay: '2026-03-19', lastDay: '2026-03-22', hours: [] };

  it.each([
    ['in Riyadh', { ...riyadh, officeDays: [feast] }, '2026-03-18T18:30:00Z', '2026-03-24T15:00:00.000Z'],
    ['in Cairo', { ...cairo, officeDays: [feast] }, '2026-03-18T18:30:00Z', '2026-03-24T16:00:00.000Z'],
  ])('what comes %s on the evening before is answered after it', (_where, office, received, due) => {
    expect(replyDueAt(new Date(received), office)).toBe(due);
  });

  it('an office that closes earlier in a season answers by then', () => {
    const ramadan = {
      firstDay: '2026-02-18',
      lastDay: '2026-03-18',
      hours: days(['sun', 'mon', 'tue', 'wed', 'thu']).map((each) => ({ ...each, closes: '17:00' })),
    };
    const office = { ...riyadh, officeDays: [ramadan, feast] };
    expect(replyDueAt(new Date('2026-02-15T08:00:00Z'), office)).toBe('2026-02-17T15:00:00.000Z');
    expect(replyDueAt(new Date('2026-02-16T08:00:00Z'), office)).toBe('2026-02-18T14:00:00.000Z');
  });

  it('an office that is closed for a month answers once it opens again', () => {
    const august = { firstDay: '2026-08-01', lastDay: '2026-08-31', hours: [] };
    const office = { ...cairo, officeDays: [august] };
    expect(replyDueAt(new Date('2026-07-30T20:00:00Z'), office)).toBe('2026-09-02T15:00:00.000Z');
  });
});
