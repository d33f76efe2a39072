import { expect, it } from 'vitest';
import { clockTime, localTime, momentAt } from '#contract/zoned-time.ts';

it('R235 a time is that of the office’s clock, in winter and in summer', () => {
  expect(momentAt('2026-03-14T09:30', 'Asia/Riyadh')).toBe('2026-03-14T06:30:00.000Z');
  expect(momentAt('2026-01-14T09:30', 'Africa/Cairo')).toBe('2026-01-14T07:30:00.000Z');
  expect(momentAt('2026-07-14T09:30', 'Africa/Cairo')).toBe('2026-07-14T06:30:00.000Z');
});

it('what a clock shows leads back to the moment, also around a change of the clocks', () => {
  // Egypt's clocks went forward at 00:00 on 24 April 2026, and go back at 24:00 on 29 October.
  for (let hour = 0; hour < 72; hour += 1) {
    for (const start of ['2026-04-22T21:00:00.000Z', '2026-10-28T00:00:00.000Z']) {
      const moment = new Date(new Date(start).getTime() + hour * 3_600_000).toISOString();
      const local = localTime(moment, 'Africa/Cairo');
      expect(localTime(momentAt(local, 'Africa/Cairo'), 'Africa/Cairo')).toBe(local);
    }
  }
  expect(localTime(momentAt('2026-04-24T00:30', 'Africa/Cairo'), 'Africa/Cairo')).toBe('2026-04-24T01:30');
});

it('a moment on a clock says how far the clock is from UTC, and is the same moment', () => {
  const [winter, summer] = ['2026-01-14T22:30:05.007Z', '2026-07-14T22:30:05.007Z'];
  expect(clockTime(winter, 'Asia/Riyadh')).toBe('2026-01-15T01:30:05.007+03:00');
  expect(clockTime(winter, 'Africa/Cairo')).toBe('2026-01-15T00:30:05.007+02:00');
  expect(clockTime(summer, 'Africa/Cairo')).toBe('2026-07-15T01:30:05.007+03:00');
  expect(clockTime(winter, 'America/St_Johns')).toBe('2026-01-14T19:00:05.007-03:30');
  for (const zone of ['Asia/Riyadh', 'Africa/Cairo', 'America/St_Johns'])
    expect(new Date(clockTime(winter, zone)).toISOString()).toBe(winter);
});

it('what is no time is none', () => {
  expect(clockTime('soon', 'Asia/Riyadh')).toBe('soon');
  expect(momentAt('soon', 'Asia/Riyadh')).toBe('');
  expect(localTime('soon', 'Asia/Riyadh')).toBe('');
});

it('a year of five digits is no time: it throws nothing at whoever types one digit too many', () => {
  for (const timeZone of ['Asia/Riyadh', undefined]) expect(momentAt('20261-01-05T10:00', timeZone)).toBe('');
});

it('without a zone the clock is that of this machine', () => {
  const moment = new Date(2026, 2, 14, 9, 30).toISOString();
  expect(localTime(moment, undefined)).toBe('2026-03-14T09:30');
  expect(momentAt('2026-03-14T09:30', undefined)).toBe(moment);
});
