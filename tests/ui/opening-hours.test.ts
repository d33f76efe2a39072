import { describe, expect, it } from 'vitest';
import type { OpenInterval } from '#contract/week.ts';
import { dayAt, openStateAt } from '#ui/text/opening-hours.ts';

const weekdays = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day): OpenInterval => ({
  day,
  opens: '09:00',
  closes: '18:00',
}));
const hours: OpenInterval[] = [...weekdays, { day: 'sat', opens: '10:00', closes: '14:00' }];
const at = (time: string) => new Date(time);

describe('A40 whether a place is open by its own clock', () => {
  it.each([
    // 2026-03-16 is a Monday; Riyadh is three hours ahead of UTC.
    ['2026-03-16T05:59:00Z', false, { day: null, time: '09:00' }],
    ['2026-03-16T06:00:00Z', true, null],
    ['2026-03-16T14:59:00Z', true, null],
    ['2026-03-16T15:00:00Z', false, { day: 'tue', time: '09:00' }],
    // Friday evening, Saturday afternoon, Sunday.
    ['2026-03-20T16:00:00Z', false, { day: 'sat', time: '10:00' }],
    ['2026-03-21T11:00:00Z', false, { day: 'mon', time: '09:00' }],
    ['2026-03-22T09:00:00Z', false, { day: 'mon', time: '09:00' }],
  ])('%s: %s', (time, isOpen, opensAt) => {
    expect(openStateAt(hours, at(time), 'Asia/Riyadh')).toEqual({ isOpen, opensAt });
  });

  it('two cities do not open at one moment', () => {
    // In March Cairo is two hours ahead of UTC, in July three.
    expect(openStateAt(hours, at('2026-03-16T06:30:00Z'), 'Asia/Riyadh').isOpen).toBe(true);
    expect(openStateAt(hours, at('2026-03-16T06:30:00Z'), 'Africa/Cairo').isOpen).toBe(false);
    expect(openStateAt(hours, at('2026-07-13T06:30:00Z'), 'Africa/Cairo').isOpen).toBe(true);
    expect(dayAt(at('2026-03-15T21:30:00Z'), 'Asia/Riyadh')).toBe('mon');
    expect(dayAt(at('2026-03-15T21:30:00Z'), 'Africa/Cairo')).toBe('sun');
  });

  it('a place that opens once a week opens again on that day, and one without hours never', () => {
    const once: OpenInterval[] = [{ day: 'mon', opens: '09:00', closes: '10:00' }];
    expect(openStateAt(once, at('2026-03-16T12:00:00Z'), 'Asia/Riyadh').opensAt).toEqual({
      day: 'mon',
      time: '09:00',
    });
    expect(openStateAt([], at('2026-03-16T12:00:00Z'), 'Asia/Riyadh')).toEqual({
      isOpen: false,
      opensAt: null,
    });
  });
});
