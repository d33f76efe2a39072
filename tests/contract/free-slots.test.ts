import { describe, expect, it } from 'vitest';
import type { ConsultantTimes } from '#contract/consultant-times.ts';
import { type SlotRules, fewSlots, freeSlots } from '#contract/free-slots.ts';
import { timeProblems } from '#contract/time-problems.ts';
import { WEEK_DAYS } from '#contract/week.ts';

const rules: SlotRules = { minutes: 60, bufferMinutes: 0, leadHours: 0, daysAhead: 400 };
const consultant = (given: Partial<ConsultantTimes> = {}): ConsultantTimes => ({
  id: 1,
  hours: WEEK_DAYS.map((day) => ({ day, opens: '10:00', closes: '12:00' })),
  off: [],
  extra: [],
  booked: [],
  ...given,
});
const span = (from: string, until: string) => ({ from: Date.parse(from), until: Date.parse(until) });

interface Asked {
  zone?: 'Asia/Riyadh' | 'Africa/Cairo';
  now?: string;
  from: string;
  to?: string;
  consultants?: readonly ConsultantTimes[];
  officeDays?: Parameters<typeof freeSlots>[0]['officeDays'];
  rules?: Partial<SlotRules>;
}
const slots = (asked: Asked) =>
  freeSlots({
    now: Date.parse(asked.now ?? '2026-01-01T00:00Z'),
    firstDay: asked.from,
    lastDay: asked.to ?? asked.from,
    timeZone: asked.zone ?? 'Asia/Riyadh',
    officeDays: asked.officeDays ?? [],
    consultants: asked.consultants ?? [consultant()],
    rules: { ...rules, ...asked.rules },
  });
const times = (asked: Asked) => slots(asked).map(({ at }) => new Date(at).toISOString().slice(5, 16));

it('a day has the appointments of its hours, on the clock of the office', () => {
  expect(times({ from: '2026-03-15' })).toEqual(['03-15T07:00', '03-15T08:00']);
  expect(times({ from: '2026-03-15', zone: 'Africa/Cairo' })).toEqual(['03-15T08:00', '03-15T09:00']);
});

describe('in Cairo, whose clocks change', () => {
  const zone = 'Africa/Cairo';

  it('an office keeps its hours on the wall before and after', () => {
    // Summer time begins on 24 April 2026 and ends with 29 October.
    expect(times({ zone, from: '2026-04-23', to: '2026-04-24' })).toEqual([
      '04-23T08:00',
      '04-23T09:00',
      '04-24T07:00',
      '04-24T08:00',
    ]);
    expect(times({ zone, from: '2026-10-29', to: '2026-10-30' })).toEqual([
      '10-29T07:00',
      '10-29T08:00',
      '10-30T08:00',
      '10-30T09:00',
    ]);
  });

  it('an hour that the clock skips is not offered, and one that it shows twice is offered once', () => {
    const night = [
      consultant({
        hours: [
          { day: 'fri', opens: '00:00', closes: '02:00' },
          { day: 'thu', opens: '22:00', closes: '23:59' },
        ],
      }),
    ];
    // From midnight on the wall, which is one o'clock already, there is one hour until two.
    expect(times({ zone, from: '2026-04-24', consultants: night })).toEqual(['04-23T22:00']);
    expect(times({ zone, from: '2026-10-29', consultants: night })).toEqual(['10-29T19:00']);
    const all = slots({ zone, from: '2026-10-28', to: '2026-10-31', consultants: night });
    expect(new Set(all.map(({ at }) => at)).size).toBe(all.length);
  });

  it('eleven at night was offered twice on the day on which summer time ends', () => {
    const late = consultant({ hours: [{ day: 'thu', opens: '22:00', closes: '24:00' }] });
    const asked = { zone, from: '2026-10-29', to: '2026-10-30' } as const;
    expect(times({ ...asked, consultants: [late] })).toEqual(['10-29T19:00', '10-29T20:00']);
    // Nor the second one alone, where somebody has the first.
    const busy = { ...late, booked: [span('2026-10-29T20:00Z', '2026-10-29T21:00Z')] };
    expect(times({ ...asked, consultants: [busy] })).toEqual(['10-29T19:00']);
    const odd = { ...late, hours: [], extra: [span('2026-10-28T10:00:30Z', '2026-10-28T11:00:30Z')] };
    expect(times({ ...asked, from: '2026-10-28', consultants: [odd] })).toEqual(['10-28T10:00']);
  });
});

describe('hours that end at midnight', () => {
  const late = [consultant({ hours: WEEK_DAYS.map((day) => ({ day, opens: '22:00', closes: '24:00' })) })];

  it.each([
    ['Asia/Riyadh', '2026-03-15', ['03-15T19:00', '03-15T20:00']],
    ['Africa/Cairo', '2026-03-15', ['03-15T20:00', '03-15T21:00']],
    ['Africa/Cairo', '2026-07-15', ['07-15T19:00', '07-15T20:00']],
    // The clock goes from this midnight to one.
    ['Africa/Cairo', '2026-04-23', ['04-23T20:00', '04-23T21:00']],
  ] as const)('the last appointment of the day was not offered: %s, %s', (zone, from, expected) => {
    expect(times({ zone, from, consultants: late })).toEqual(expected);
  });

  it('an office that keeps shorter hours on that day cuts them, one that keeps as long ones does not', () => {
    const until = (closes: string) => ({
      firstDay: '2026-03-15',
      lastDay: '2026-03-15',
      hours: [{ day: 'sun' as const, opens: '09:00', closes }],
    });
    const kept = (closes: string) =>
      times({ from: '2026-03-15', consultants: late, officeDays: [until(closes)] });
    expect(kept('23:00')).toEqual(['03-15T19:00']);
    expect(kept('24:00')).toEqual(['03-15T19:00', '03-15T20:00']);
  });
});

it('Riyadh, whose clocks do not change, is the same all year', () => {
  const of = (day: string) => times({ from: day }).map((time) => time.slice(6));
  expect(of('2026-04-24')).toEqual(of('2026-10-30'));
});

it('nothing is offered on a day that is not in the week, such as Friday and Saturday', () => {
  const week = WEEK_DAYS.filter((day) => day !== 'fri' && day !== 'sat');
  const consultants = [consultant({ hours: week.map((day) => ({ day, opens: '10:00', closes: '11:00' })) })];
  // 20 March 2026 is a Friday.
  expect(times({ from: '2026-03-19', to: '2026-03-22', consultants })).toEqual([
    '03-19T07:00',
    '03-22T07:00',
  ]);
});

it('in Ramadan only what the hours of the season leave is offered, and nothing on the holiday within it', () => {
  const ramadan = {
    firstDay: '2026-02-18',
    lastDay: '2026-03-19',
    hours: WEEK_DAYS.map((day) => ({ day, opens: '11:00', closes: '15:00' })),
  };
  const founding = { firstDay: '2026-02-22', lastDay: '2026-02-22', hours: [] };
  expect(times({ from: '2026-02-17', to: '2026-02-18', officeDays: [ramadan] })).toEqual([
    '02-17T07:00',
    '02-17T08:00',
    '02-18T08:00',
  ]);
  expect(times({ from: '2026-02-22', officeDays: [ramadan, founding] })).toEqual([]);
  expect(times({ from: '2026-03-20', officeDays: [ramadan, founding] })).toHaveLength(2);
});

it('whoever is away is not offered, and whoever is there beyond their week is', () => {
  const consultants = [
    consultant({
      off: [span('2026-03-15T07:30Z', '2026-03-16T21:00Z')],
      extra: [span('2026-03-17T15:00Z', '2026-03-17T17:00Z')],
    }),
  ];
  expect(times({ from: '2026-03-15', to: '2026-03-17', consultants })).toEqual([
    '03-17T07:00',
    '03-17T08:00',
    '03-17T15:00',
    '03-17T16:00',
  ]);
});

it('what is booked is not offered, nor what comes closer to it than the pause between two', () => {
  const booked = [span('2026-03-15T07:00Z', '2026-03-15T08:00Z')];
  const hours = [{ day: 'sun' as const, opens: '10:00', closes: '13:30' }];
  const consultants = [consultant({ booked, hours })];
  expect(times({ from: '2026-03-15', consultants })).toEqual(['03-15T08:00', '03-15T09:00']);
  // At 10:00, 11:15 and 12:30; the first is taken.
  expect(times({ from: '2026-03-15', consultants, rules: { bufferMinutes: 15 } })).toEqual([
    '03-15T08:15',
    '03-15T09:30',
  ]);
  expect(
    times({
      from: '2026-03-15',
      consultants: [consultant({ hours, booked: [span('2026-03-15T07:00Z', '2026-03-15T08:05Z')] })],
      rules: { bufferMinutes: 15 },
    }),
  ).toEqual(['03-15T09:30']);
});

it('the free times of several consultants are one list, each with who is free', () => {
  const [both, second] = slots({
    from: '2026-03-15',
    consultants: [
      consultant({ id: 7, booked: [span('2026-03-15T08:00Z', '2026-03-15T09:00Z')] }),
      consultant({ id: 3 }),
    ],
  });
  expect(both?.consultants).toEqual([7, 3]);
  expect(second?.consultants).toEqual([3]);
});

it('nothing begins sooner than the notice, or later than is booked ahead', () => {
  const asked = { now: '2026-03-15T07:30:00Z', from: '2026-03-15', to: '2026-03-20' };
  expect(times({ ...asked, rules: { leadHours: 24, daysAhead: 2 } })).toEqual(['03-16T08:00', '03-17T07:00']);
});

describe('what speaks against a time that staff choose', () => {
  const problems = (
    at: string,
    given: Partial<ConsultantTimes> = {},
    { officeDays = [], timeZone = 'Africa/Cairo', minutes = 60 }: Partial<OfficeRules> = {},
  ) =>
    timeProblems(Date.parse(at), consultant(given), {
      now: Date.parse('2026-03-01T00:00Z'),
      timeZone,
      officeDays,
      minutes,
    });

  it('is nothing within the hours, which follow the clock of the office', () => {
    expect(problems('2026-04-23T08:00Z')).toEqual([]);
    expect(problems('2026-04-23T07:00Z')).toEqual(['outsideHours']);
    // An hour earlier from the day on which the clocks have changed.
    expect(problems('2026-04-24T07:00Z')).toEqual([]);
    expect(problems('2026-04-24T09:30Z')).toEqual(['outsideHours']);
  });

  it('follows the length of an appointment', () => {
    expect(problems('2026-03-15T09:30Z', {}, { minutes: 30 })).toEqual([]);
    expect(problems('2026-03-15T09:30Z', {}, { minutes: 60 })).toEqual(['outsideHours']);
  });

  it('is all of it: past, away and outside the hours', () => {
    expect(problems('2026-02-10T08:00Z')).toEqual(['past']);
    expect(problems('2026-02-10T01:00Z')).toEqual(['past', 'outsideHours']);
    const off = [span('2026-03-15T00:00Z', '2026-03-16T00:00Z')];
    expect(problems('2026-03-15T08:00Z', { off })).toEqual(['away']);
    expect(problems('2026-03-15T01:00Z', { off })).toEqual(['away', 'outsideHours']);
  });

  it('is a closed day, a Friday that is not in the week, and an hour that Ramadan leaves out', () => {
    const week = WEEK_DAYS.filter((day) => day !== 'fri');
    const hours = week.map((day) => ({ day, opens: '10:00', closes: '12:00' }));
    expect(problems('2026-03-20T08:00Z', { hours })).toEqual(['outsideHours']);
    const feast = { firstDay: '2026-03-21', lastDay: '2026-03-23', hours: [] };
    expect(problems('2026-03-22T08:00Z', {}, { officeDays: [feast] })).toEqual(['outsideHours']);
    const season = WEEK_DAYS.map((day) => ({ day, opens: '11:00', closes: '15:00' }));
    const ramadan = { firstDay: '2026-02-18', lastDay: '2026-03-19', hours: season };
    expect(problems('2026-03-18T08:00Z', {}, { officeDays: [ramadan] })).toEqual(['outsideHours']);
    expect(problems('2026-03-18T09:00Z', {}, { officeDays: [ramadan] })).toEqual([]);
  });

  it('is only that it is past with somebody who keeps no hours', () => {
    const now = Date.parse('2026-03-01T00:00Z');
    const asked = { now, timeZone: 'Asia/Riyadh', officeDays: [], minutes: 60 };
    expect(timeProblems(Date.parse('2026-02-28T00:00Z'), undefined, asked)).toEqual(['past']);
    expect(timeProblems(Date.parse('2026-03-02T00:00Z'), undefined, asked)).toEqual([]);
  });
});

interface OfficeRules {
  officeDays: Parameters<typeof freeSlots>[0]['officeDays'];
  timeZone: string;
  minutes: number;
}

it('staff are offered a few times of the soonest days, spread over each day', () => {
  const all = slots({
    from: '2026-03-15',
    to: '2026-03-20',
    consultants: [consultant({ hours: WEEK_DAYS.map((day) => ({ day, opens: '08:00', closes: '16:00' })) })],
  });
  const few = fewSlots(all, 'Asia/Riyadh', { days: 2, perDay: 4 });
  expect(few.map(({ at }) => new Date(at).toISOString().slice(5, 16))).toEqual([
    '03-15T05:00',
    '03-15T07:00',
    '03-15T09:00',
    '03-15T11:00',
    '03-16T05:00',
    '03-16T07:00',
    '03-16T09:00',
    '03-16T11:00',
  ]);
  expect(fewSlots(all.slice(0, 2), 'Asia/Riyadh', { days: 2, perDay: 4 })).toEqual(all.slice(0, 2));
  expect(fewSlots([], 'Asia/Riyadh', { days: 2, perDay: 4 })).toEqual([]);
});
