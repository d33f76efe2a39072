import { describe, expect, it } from 'vitest';
import type { OpenInterval } from '#contract/week.ts';
import { clockAt, openStateAt, timeOfDay } from '#ui/text/opening-hours.ts';

const weekdays = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day): OpenInterval => ({
  day,
  opens: '09:00',
  closes: '18:00',
}));
const hours: OpenInterval[] = [...weekdays, { day: 'sat', opens: '10:00', closes: '14:00' }];
const riyadh = { hours, officeDays: [], timeZone: 'Asia/Riyadh' };
const cairo = { hours, officeDays: [], timeZone: 'Africa/Cairo' };
const at = (time: string) => new Date(time);

describe('A40 whether a place is open by its own clock', () => {
  it.each([
    // 2026-03-16 is a Monday; Riyadh is three hours ahead of UTC.
    ['2026-03-16T05:59:00Z', false, { ahead: 0, day: '2026-03-16', time: '09:00' }],
    ['2026-03-16T06:00:00Z', true, null],
    ['2026-03-16T14:59:00Z', true, null],
    ['2026-03-16T15:00:00Z', false, { ahead: 1, day: '2026-03-17', time: '09:00' }],
    // Friday evening, Saturday afternoon, Sunday.
    ['2026-03-20T16:00:00Z', false, { ahead: 1, day: '2026-03-21', time: '10:00' }],
    ['2026-03-21T11:00:00Z', false, { ahead: 2, day: '2026-03-23', time: '09:00' }],
    ['2026-03-22T09:00:00Z', false, { ahead: 1, day: '2026-03-23', time: '09:00' }],
  ])('%s: %s', (time, isOpen, opensAt) => {
    expect(openStateAt(riyadh, at(time))).toEqual({ isOpen, opensAt });
  });

  it('two cities do not open at one moment', () => {
    // In March Cairo is two hours ahead of UTC, in July three.
    expect(openStateAt(riyadh, at('2026-03-16T06:30:00Z')).isOpen).toBe(true);
    expect(openStateAt(cairo, at('2026-03-16T06:30:00Z')).isOpen).toBe(false);
    expect(openStateAt(cairo, at('2026-07-13T06:30:00Z')).isOpen).toBe(true);
    expect(clockAt(at('2026-03-15T21:30:00Z'), 'Asia/Riyadh')).toEqual({ day: '2026-03-16', time: '00:30' });
    expect(clockAt(at('2026-03-15T21:30:00Z'), 'Africa/Cairo')).toEqual({ day: '2026-03-15', time: '23:30' });
  });

  it('a place that opens once a week opens again on that day, and one without hours never', () => {
    const once: OpenInterval[] = [{ day: 'mon', opens: '09:00', closes: '10:00' }];
    expect(openStateAt({ ...riyadh, hours: once }, at('2026-03-16T12:00:00Z')).opensAt).toEqual({
      ahead: 7,
      day: '2026-03-23',
      time: '09:00',
    });
    expect(openStateAt({ ...riyadh, hours: [] }, at('2026-03-16T12:00:00Z'))).toEqual({
      isOpen: false,
      opensAt: null,
    });
  });
});

describe('the site said that an office was open on a holiday', () => {
  const season = weekdays.map((each): OpenInterval => ({ ...each, opens: '10:00', closes: '15:00' }));
  const ramadan = { firstDay: '2027-02-08', lastDay: '2027-03-09', hours: season };
  const feast = { firstDay: '2027-03-10', lastDay: '2027-03-20', hours: [] };
  const officeDays = [ramadan, feast];

  // Riyadh is three hours ahead of UTC, Cairo two: in the summer three.
  it.each([
    ['the evening before Ramadan', riyadh, '2027-02-05T14:30:00Z', true, null],
    [
      'its first morning',
      riyadh,
      '2027-02-08T06:30:00Z',
      false,
      { ahead: 0, day: '2027-02-08', time: '10:00' },
    ],
    ['its forenoon', riyadh, '2027-02-08T07:00:00Z', true, null],
    [
      'its forenoon in Cairo',
      cairo,
      '2027-02-08T07:30:00Z',
      false,
      { ahead: 0, day: '2027-02-08', time: '10:00' },
    ],
    ['its afternoon', riyadh, '2027-02-08T12:00:00Z', false, { ahead: 1, day: '2027-02-09', time: '10:00' }],
    [
      'a Saturday of it',
      riyadh,
      '2027-02-13T08:00:00Z',
      false,
      { ahead: 2, day: '2027-02-15', time: '10:00' },
    ],
    ['its last day', cairo, '2027-03-09T12:30:00Z', true, null],
    [
      'the eve of the feast',
      riyadh,
      '2027-03-09T12:00:00Z',
      false,
      { ahead: 13, day: '2027-03-22', time: '09:00' },
    ],
    ['the feast', riyadh, '2027-03-10T08:00:00Z', false, { ahead: 12, day: '2027-03-22', time: '09:00' }],
    [
      'the feast, near its end',
      cairo,
      '2027-03-19T08:00:00Z',
      false,
      { ahead: 3, day: '2027-03-22', time: '09:00' },
    ],
    [
      'the night in which it ends',
      riyadh,
      '2027-03-20T21:30:00Z',
      false,
      { ahead: 1, day: '2027-03-22', time: '09:00' },
    ],
    ['the day after it', cairo, '2027-03-22T07:00:00Z', true, null],
  ] as const)('%s', (_when, office, time, isOpen, opensAt) => {
    expect(openStateAt({ ...office, officeDays }, at(time))).toEqual({ isOpen, opensAt });
  });

  it('the site called an office closed in the evenings of Ramadan in which it is open', () => {
    const evenings = ramadan.hours.map((each): OpenInterval => ({
      ...each,
      opens: '21:00',
      closes: '23:30',
    }));
    const office = { ...riyadh, officeDays: [{ ...ramadan, hours: evenings }] };
    expect(openStateAt(office, at('2027-02-08T08:00:00Z')).opensAt?.time).toBe('21:00');
    expect(openStateAt(office, at('2027-02-08T18:30:00Z')).isOpen).toBe(true);
    // A holiday within the season closes it all the same.
    const holiday = { firstDay: '2027-02-22', lastDay: '2027-02-22', hours: [] };
    const closed = { ...office, officeDays: [...office.officeDays, holiday] };
    expect(openStateAt(closed, at('2027-02-22T18:30:00Z')).isOpen).toBe(false);
  });

  it('a place that stays closed for more than a year does not say when it opens', () => {
    const closed = { firstDay: '2027-01-01', lastDay: '2028-12-31', hours: [] };
    expect(openStateAt({ ...riyadh, officeDays: [closed] }, at('2027-03-10T08:00:00Z')).opensAt).toBeNull();
  });
});

it('an afternoon in Arabic is no evening yet', () => {
  const said = ['09:00', '12:00', '14:30', '15:00', '17:59', '18:00'].map((time) => timeOfDay(time, 'ar'));
  expect(said).toEqual(['9 صباحًا', '12 ظهرًا', '2:30 ظهرًا', '3 عصرًا', '5:59 عصرًا', '6 مساءً']);
});
