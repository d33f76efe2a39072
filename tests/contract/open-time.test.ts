import { expect, it } from 'vitest';
import { openTimeOf } from '#contract/open-time.ts';
import type { OfficeClock } from '#contract/reply-time.ts';
import type { OpenInterval, WeekDay } from '#contract/week.ts';

const WORKING_DAYS: readonly WeekDay[] = ['sun', 'mon', 'tue', 'wed', 'thu'];
const daily = (opens: string, closes: string, days = WORKING_DAYS): OpenInterval[] =>
  days.map((day) => ({ day, opens, closes }));
/** Riyadh is three hours ahead of UTC all year; Cairo two, and three in summer. */
const riyadh = { hours: daily('09:00', '17:00'), officeDays: [], timeZone: 'Asia/Riyadh' };
const halves = [...daily('09:00', '13:00'), ...daily('16:00', '20:00')];
/** The feast after Ramadan, nine days of it. */
const feast = { firstDay: '2026-03-19', lastDay: '2026-03-27', hours: [] };
const ramadan = { firstDay: '2026-02-18', lastDay: '2026-03-18', hours: daily('10:00', '15:00') };

it.each<[string, OfficeClock, from: string, until: string, hours: number]>([
  ['on the same day', riyadh, '2026-03-15T09:15:30', '2026-03-15T11:00:30', 1.75],
  [
    'on the same day, with a break between',
    { ...riyadh, hours: halves },
    '2026-03-15T12:00',
    '2026-03-15T17:30',
    2.5,
  ],
  ['on the same day, before it opens', riyadh, '2026-03-15T06:00', '2026-03-15T08:59', 0],
  ['from one evening to the next morning', riyadh, '2026-03-15T16:00', '2026-03-16T10:00', 2],
  ['from after closing to before opening', riyadh, '2026-03-15T17:00', '2026-03-16T09:00', 0],
  ['over a weekend', riyadh, '2026-03-12T16:00', '2026-03-15T10:00', 2],
  [
    'across midnight',
    { ...riyadh, hours: daily('20:00', '24:00') },
    '2026-03-15T23:00',
    '2026-03-16T21:00',
    2,
  ],
  [
    'over a feast of nine days',
    { ...riyadh, officeDays: [feast] },
    '2026-03-18T16:00',
    '2026-03-29T10:00',
    2,
  ],
  ['in a season', { ...riyadh, officeDays: [ramadan] }, '2026-03-15T09:00', '2026-03-16T12:00', 7],
  [
    'from a season into its feast',
    { ...riyadh, officeDays: [ramadan, feast] },
    '2026-03-18T14:00',
    '2026-03-22T12:00',
    1,
  ],
  [
    'from the last day before a season',
    { ...riyadh, officeDays: [ramadan] },
    '2026-02-17T16:00',
    '2026-02-18T11:00',
    2,
  ],
  [
    'at an office that says nothing of its hours',
    { ...riyadh, hours: [] },
    '2026-03-13T16:00',
    '2026-03-14T10:00',
    18,
  ],
])('an office was open %s', (_when, office, from, until, hours) => {
  const [at, end] = [from, until].map((time) => new Date(`${time}+03:00`));
  if (!at || !end) throw new Error('Both of them are given');
  const openTime = openTimeOf(office);
  expect(openTime(at, end) / 3_600_000).toBe(hours);
  expect(openTime(end, at)).toBe(0);
});

it('its own clock tells when it is open, in winter and in summer', () => {
  const openTime = openTimeOf({ ...riyadh, timeZone: 'Africa/Cairo' });
  const between = (from: string, until: string) => openTime(new Date(from), new Date(until)) / 3_600_000;
  expect(between('2026-03-15T06:00Z', '2026-03-15T09:00Z')).toBe(2);
  expect(between('2026-06-15T05:00Z', '2026-06-15T08:00Z')).toBe(2);
  // From a Thursday in winter to a Sunday in summer: the clocks go forward on the Friday between.
  expect(between('2026-04-23T14:00Z', '2026-04-26T07:00Z')).toBe(2);
});
