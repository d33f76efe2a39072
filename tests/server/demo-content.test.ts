import { expect, it } from 'vitest';
import { z } from 'zod';
import { dashboardSchema } from '#contract/dashboard.ts';
import { freeSlotsSchema } from '#contract/appointments.ts';
import { dayIn } from '#contract/day-in.ts';
import { answeredHoursSchema } from '#contract/opening-hours.ts';
import { WEEK_DAYS } from '#contract/week.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();

const offices = z.array(z.looseObject({ id: z.number(), timeZone: z.string(), hours: answeredHoursSchema }));
const weekdayOf = (day: string) => WEEK_DAYS[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7];

it('the demo offers appointments on every day on which an office is open, and on no other', async () => {
  const { body } = await host.call('GET', '/api/Branches/GetAll', {});
  for (const { id, timeZone, hours } of offices.parse(body.data)) {
    const query = { BranchId: String(id), Way: 'video' };
    const answer = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
    const { slots } = freeSlotsSchema.parse(answer.body.data);
    const days = new Set(slots.map((at) => weekdayOf(dayIn(new Date(at), timeZone))));
    expect([...days].toSorted()).toEqual([...new Set(hours.map(({ day }) => day))].toSorted());
  }
});

it('the demo’s dashboard has its twelve weeks, the time to a first word, and what was done last before the rest', async () => {
  const { body } = await host.call('GET', '/api/Dashboard/Get', { as: 'Admin' });
  const { arrivals, firstContact, recent } = dashboardSchema.parse(body.data);
  const weeks = arrivals.filter(({ byBranch }) => Object.values(byBranch).some((count) => count > 0));
  expect(weeks.length).toBeGreaterThanOrEqual(9);
  expect(firstContact.hours).toBeGreaterThan(0.5);
  const times = recent.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

it('what the demo’s firm wrote to a client is about each matter by itself', async () => {
  const notes: string[] = [];
  for (const endpoint of ['Requests', 'Consultations'])
    for (const as of ['User', 'client2'] as const) {
      const answer = await host.call('GET', `/api/${endpoint}/GetAll`, { as, query: { PageSize: '100' } });
      const rows = z.array(z.looseObject({ lastNote: z.string().nullable() })).parse(answer.body.data);
      notes.push(...rows.flatMap(({ lastNote }) => (lastNote ? [lastNote] : [])));
    }
  expect(notes.length).toBeGreaterThan(15);
  expect(new Set(notes).size).toBe(notes.length);
});
