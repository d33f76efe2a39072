import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { freeSlotsSchema, timeProblemsPath, timeProblemsSchema } from '#contract/appointments.ts';
import { consultations } from '#resources/consultations.ts';
import { matters } from '#resources/matters.ts';
import { timesOf } from '#server/mail/matter-times.ts';
import { freeDay, mattersOn } from '#tests/support/matters.ts';
import { keepSameHours } from '#tests/support/same-hours.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;

const FIRST = 1;
const OTHER = 2;
const OFFICE = 1;
beforeAll(() => keepSameHours(pool, { first: FIRST, other: OTHER, office: OFFICE, areas: [[1], [1]] }));
beforeEach(() => pool.query('delete from appointments'));

/** Until the end of the test, what the firm says of how long an appointment takes. */
async function appointmentsTake(minutes: number) {
  const set = (to: number) => pool.query('update appointment_settings set minutes = $1', [to]);
  onTestFinished(async () => void (await set(60)));
  await set(minutes);
}
const after = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();

const recordSchema = z.looseObject({
  consultantId: z.number().nullable(),
  scheduledAt: z.string().nullable(),
  scheduledUntil: z.string().nullable(),
});
async function move(name: string, id: number, body: object = {}) {
  const answer = await on.move(consultations, name, id, { body });
  expect([name, answer.status, answer.body.error]).toEqual([name, 200, null]);
  return recordSchema.parse(answer.body.data);
}
const schedule = (id: number, scheduledAt: string, more: object = {}) =>
  move('schedule', id, { scheduledAt, consultantId: FIRST, place: '', ...more });

/** The last two hours before a lawyer's break. */
async function hoursBeforeBreak(): Promise<[string, string]> {
  const query = { BranchId: String(OFFICE), Way: 'office' };
  const { body } = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  const { slots } = freeSlotsSchema.parse(body.data);
  const at = slots.findIndex(
    (slot, nth) => slots[nth + 1] === after(slot, 60) && slots[nth + 2] !== after(slot, 120),
  );
  return [slots[at] ?? '', slots[at + 1] ?? ''];
}
/** A client has chosen a time, which a lawyer keeps without having been asked for. */
async function wishedOf(consultantId: number, wishedAt: string): Promise<number> {
  const { id } = await on.send(consultations, 'User', {
    caseTitle: 'نزاع',
    caseDescription: 'نزاع على عقد إيجار',
    consultationTypeId: 2,
    areaId: 1,
    branchId: OFFICE,
    way: 'office',
    wishedAt,
  });
  await pool.query('update consultations set consultant_id = $2 where id = $1', [id, consultantId]);
  await pool.query('update appointments set consultant_id = $2 where record_id = $1', [id, consultantId]);
  return id;
}
const keptUntil = async (id: number) => {
  const { rows } = await pool.query<{ ends_at: string }>(
    `select ends_at from appointments where resource = 'consultations' and record_id = $1`,
    [id],
  );
  return rows[0]?.ends_at;
};
const problemsOf = async (id: number, at: string, consultantId = FIRST) => {
  const query = { ConsultantId: String(consultantId), At: at };
  const answer = await host.call('GET', timeProblemsPath(consultations, id), { as: 'Admin', query });
  return timeProblemsSchema.parse(answer.body.data);
};

it('a client’s hour was given to another lawyer when it was confirmed: the firm had made appointments longer since', async () => {
  const [first, second] = await hoursBeforeBreak();
  const ids = [await wishedOf(FIRST, first), await wishedOf(FIRST, second)] as const;
  await appointmentsTake(90);
  for (const [id, at] of [
    [ids[0], first],
    [ids[1], second],
  ] as const) {
    // Neither does the next one meet it, nor the break.
    expect(await problemsOf(id, at)).toEqual({ problems: [], minutes: 60 });
    const until = after(at, 60);
    expect(await move('confirm', id)).toMatchObject({
      consultantId: FIRST,
      scheduledAt: at,
      scheduledUntil: until,
    });
    expect(await keptUntil(id)).toBe(until);
  }
});

it('a client who had only wished for a time could not be told how long it takes', async () => {
  const [first, second] = await hoursBeforeBreak();
  const id = await wishedOf(FIRST, first);
  const read = async () => {
    const { body } = await host.call('GET', `/api/Consultations/GetById/${id}`, { as: 'User' });
    return recordSchema.parse(body.data);
  };
  expect(await read()).toMatchObject({ scheduledAt: null, scheduledUntil: after(first, 60) });
  await appointmentsTake(30);
  const choose = { as: 'User', body: { wishedAt: second, way: 'office' } } as const;
  expect((await on.move(consultations, 'rechoose', id, choose)).status).toBe(200);
  expect(await read()).toMatchObject({ scheduledAt: null, scheduledUntil: after(second, 30) });
  await appointmentsTake(60);
  // Nobody keeps it for a while: what the client was told is what counts.
  await pool.query('delete from appointments where record_id = $1', [id]);
  expect(await problemsOf(id, second)).toMatchObject({ minutes: 30 });
  expect(await move('confirm', id)).toMatchObject({
    scheduledAt: second,
    scheduledUntil: after(second, 30),
  });
});

it('times that were wished for before their length was written down have it since', async () => {
  const [first, second] = await hoursBeforeBreak();
  const kept = await wishedOf(FIRST, first);
  const unkept = await wishedOf(OTHER, second);
  await pool.query('delete from appointments where record_id = $1', [unkept]);
  await pool.query('update consultations set scheduled_until = null where id = any($1)', [[kept, unkept]]);
  await appointmentsTake(90);
  const file = new URL('../../../server/db/migrations/0050_lengths-of-wishes.sql', import.meta.url);
  await pool.query(readFileSync(file, 'utf8'));
  const { rows } = await pool.query<{ id: number; minutes: number }>(
    `select id, (extract(epoch from scheduled_until - wished_at) / 60)::int as minutes from consultations
     where id = any($1)`,
    [[kept, unkept]],
  );
  expect(Object.fromEntries(rows.map(({ id, minutes }) => [id, minutes]))).toEqual({
    [kept]: 60,
    [unkept]: 90,
  });
});

it('an hour whose lawyer had left was refused, though somebody else had just that hour free', async () => {
  const [first, second] = await hoursBeforeBreak();
  const id = await wishedOf(FIRST, first);
  await wishedOf(OTHER, second);
  await appointmentsTake(90);
  const leave = (at: Date | null) =>
    pool.query('update lawyers set deleted_at = $2 where id = $1', [FIRST, at]);
  onTestFinished(async () => void (await leave(null)));
  await leave(new Date());
  expect(await move('confirm', id)).toMatchObject({ consultantId: OTHER, scheduledUntil: after(first, 60) });
});

it('a meeting link or another lawyer made an appointment longer; another time has the length of today', async () => {
  const at = freeDay(40);
  const { id } = await on.send(consultations);
  expect(await schedule(id, at)).toMatchObject({ scheduledUntil: after(at, 60) });
  await appointmentsTake(90);
  for (const more of [{ place: 'https://meet.example/room' }, { consultantId: OTHER }]) {
    expect(await schedule(id, at, more)).toMatchObject({ scheduledUntil: after(at, 60) });
    expect(await keptUntil(id)).toBe(after(at, 60));
  }
  // Nobody keeps it for a while: what the client was told is what counts.
  await pool.query('delete from appointments where record_id = $1', [id]);
  expect(await schedule(id, at)).toMatchObject({ scheduledUntil: after(at, 60) });
  expect(await keptUntil(id)).toBe(after(at, 60));
  const later = freeDay(41);
  expect(await schedule(id, later)).toMatchObject({ scheduledUntil: after(later, 90) });
  expect(await keptUntil(id)).toBe(after(later, 90));
});

it('in the middle of a long meeting mails had forgotten it', async () => {
  const matter = matters.find(({ name }) => name === consultations.name);
  if (!matter) throw new Error('Consultations are no matter.');
  const { id } = await on.send(consultations);
  await appointmentsTake(120);
  await schedule(id, freeDay(42));
  const begunFor = (minutes: number) =>
    pool.query(
      `update consultations set scheduled_at = now() - make_interval(mins => $2),
         scheduled_until = now() - make_interval(mins => $2) + (scheduled_until - scheduled_at) where id = $1`,
      [id, minutes],
    );
  await begunFor(90);
  expect((await timesOf(pool, matter, id))?.appointment).toEqual(expect.any(String));
  await begunFor(121);
  expect((await timesOf(pool, matter, id))?.appointment).toBeNull();
});

it('staff were told that a lawyer is free within a longer appointment, and at an hour that a client wishes for', async () => {
  const at = freeDay(43);
  const long = await on.send(consultations);
  await appointmentsTake(120);
  await schedule(long.id, at);
  await appointmentsTake(30);
  const { id } = await on.send(consultations);
  const saysTaken = async (moment: string, of = id) =>
    (await problemsOf(of, moment)).problems.includes('taken');
  expect(await saysTaken(after(at, 90))).toBe(true);
  expect(await saysTaken(after(at, -29))).toBe(true);
  expect(await saysTaken(after(at, 120))).toBe(false);
  expect(await saysTaken(after(at, -30))).toBe(false);
  // Its own time is in nobody's way.
  expect(await saysTaken(after(at, 30), long.id)).toBe(false);

  await appointmentsTake(60);
  const [wished] = await hoursBeforeBreak();
  await wishedOf(FIRST, wished);
  expect((await problemsOf(id, wished)).problems).toEqual(['taken']);
  expect((await problemsOf(id, '9999-12-31T23:59:59Z')).problems).not.toContain('taken');
});
