import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  freeSlotsPath,
  freeSlotsSchema,
  offeredTimesSchema,
  timesToOfferPath,
} from '#contract/appointments.ts';
import { callPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import { remindClients } from '#server/appointments/remind-clients.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { keepSameHours } from '#tests/support/same-hours.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;
const { write, conflictsOf, decide } = conflictsOn(host);

const WALLED = 1;
const OTHER = 2;
let colleague: number;

/** Two lawyers keep the same hours at the first office, and a colleague is one of them. */
beforeAll(async () => {
  colleague = await host.userIdOf('CustomerService');
  await pool.query('update users set lawyer_id = $2 where id = $1', [colleague, WALLED]);
  await keepSameHours(pool, { first: WALLED, other: OTHER, office: 1, areas: [[1], [1]] });
});

const recordSchema = z.looseObject({
  consultantId: z.number().nullable(),
  scheduledAt: z.string().nullable(),
});
const slots = async () => {
  const query = { BranchId: '1', Way: 'office' };
  const { body } = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  return freeSlotsSchema.parse(body.data).slots;
};
/** Sent with a time that the colleague keeps. */
async function withColleague(wishedAt: string): Promise<number> {
  const values = {
    caseTitle: 'نزاع',
    caseDescription: 'نزاع على عقد إيجار',
    consultationTypeId: 2,
    areaId: 1,
    branchId: 1,
  };
  const { id } = await on.send(consultations, 'User', { ...values, way: 'office', wishedAt });
  await pool.query('update consultations set consultant_id = $2 where id = $1', [id, WALLED]);
  await pool.query(
    `update appointments set consultant_id = $2 where resource = 'consultations' and record_id = $1`,
    [id, WALLED],
  );
  return id;
}
let nth = 0;
async function wallOffColleague(id: number): Promise<void> {
  const nameAr =
    [
      'نهشل القابسي',
      'حنظلة الصقلي',
      'معن الإشبيلي',
      'كنانة البلنسي',
      'قتيبة الغرناطي',
      'عبادة المالقي',
      'زيادة المرسي',
      'دغفل الباجي',
      'رؤبة المريطي',
      'جندب الطليطلي',
      'ثعلبة القرموني',
      'عكاشة الإستجي',
    ][nth++] ?? '';
  const naming = await on.send(consultations, 'client2');
  await write(consultations, naming.id, [{ nameAr, side: 'own' }]);
  await write(consultations, id, [{ nameAr, side: 'other' }]);
  const [hit] = await conflictsOf(consultations, id);
  const answer = await decide(consultations, id, {
    conflictId: hit?.id,
    decision: 'wall',
    sentence: 'كان محامي الطرف الآخر',
    walled: [colleague],
  });
  expect(answer.status).toBe(200);
}
const read = async (id: number) => {
  const { body } = await host.call('GET', callPath(consultations, consultations.verbs.read, id), {
    as: 'Admin',
  });
  return recordSchema.parse(body.data);
};
const keeps = async (id: number) =>
  (
    await pool.query<{ by: number }>(
      `select consultant_id as by from appointments where resource = 'consultations' and record_id = $1`,
      [id],
    )
  ).rows.map(({ by }) => by);
const schedule = (id: number, scheduledAt: string, consultantId: number, place = '') =>
  on.move(consultations, 'schedule', id, { body: { scheduledAt, consultantId, place } });
/** Who is told that the appointment has nobody any more. */
const told = async (id: number) =>
  (
    await pool.query<{ role: string }>(
      `select role from notifications join users on users.id = user_id
       where kind = 'appointmentUnattended' and resource = 'consultations' and record_id = $1`,
      [id],
    )
  ).rows.map(({ role }) => role);

it('a lawyer who is walled off has the appointment no more, and is not given it again', async () => {
  const [first = ''] = await slots();
  const id = await withColleague(first);
  expect((await schedule(id, first, WALLED, 'https://meet.example/theirs')).status).toBe(200);
  await wallOffColleague(id);
  // Nor does the client come to their room.
  expect(await read(id)).toMatchObject({ consultantId: null, place: '' });
  expect(await told(id)).toEqual(['Admin']);
  expect(await keeps(id)).toEqual([]);
  const again = await schedule(id, first, WALLED);
  expect(again.body.error).toMatchObject({
    code: 'validation',
    fields: { consultantId: { code: 'referenceMissing' } },
  });
  expect((await schedule(id, first, OTHER)).status).toBe(200);
  expect(await keeps(id)).toEqual([OTHER]);
});

it('a client was reminded a second time because the lawyer had been walled off', async () => {
  const [first = ''] = await slots();
  const id = await withColleague(first);
  expect((await schedule(id, first, WALLED)).status).toBe(200);
  await pool.query(
    `update consultations set scheduled_at = now() + interval '20 hours', created_at = now() - interval '3 days'
     where id = $1`,
    [id],
  );
  await pool.query(
    `update appointments set starts_at = c.scheduled_at, ends_at = c.scheduled_at + interval '1 hour',
       booked_at = c.created_at
     from consultations c where c.id = record_id and resource = 'consultations' and record_id = $1`,
    [id],
  );
  const reminded = async () => {
    await remindClients(pool);
    const { rows } = await pool.query(
      `select from notifications where kind = 'appointmentNear' and resource = 'consultations' and record_id = $1`,
      [id],
    );
    return rows.length;
  };
  expect(await reminded()).toBe(1);
  await wallOffColleague(id);
  expect(await keeps(id)).toEqual([]);
  expect(await reminded()).toBe(1);
  await on.move(consultations, 'cancel', id);
});

it('nor when the client chooses another time', async () => {
  const [first = '', second = '', third = ''] = await slots();
  const id = await withColleague(first);
  await wallOffColleague(id);
  for (const wishedAt of [second, third]) {
    const moved = await on.move(consultations, 'rechoose', id, {
      as: 'User',
      body: { wishedAt, way: 'office' },
    });
    expect(moved.status).toBe(200);
    expect(await read(id)).toMatchObject({ consultantId: OTHER });
  }
});

it('staff are not offered a time of a lawyer who is walled off from the case', async () => {
  const [first = ''] = await slots();
  const id = await withColleague(first);
  const offered = async () => {
    const { body } = await host.call('GET', timesToOfferPath(consultations, id), { as: 'Admin' });
    return new Set(offeredTimesSchema.parse(body.data).map(({ consultantId }) => consultantId));
  };
  expect(await offered()).toEqual(new Set([WALLED]));
  await wallOffColleague(id);
  expect(await offered()).toEqual(new Set([OTHER]));
});

describe('a client who compares what is free for everybody with what is free for their own', () => {
  const offered = async (id: number) => {
    const url = freeSlotsPath(consultations, id);
    const answer = await host.call('GET', url, { as: 'User', query: { Way: 'office' } });
    return freeSlotsSchema.parse(answer.body.data).slots;
  };
  const choose = (id: number, wishedAt: string, move = 'rechoose') =>
    on.move(consultations, move, id, { as: 'User', body: { wishedAt, way: 'office' } });
  const confirm = (id: number) => on.move(consultations, 'confirm', id, { body: {} });
  /** The other one is away on the day of the last time, which only the colleague keeps. */
  const onlyTheirs = async () => {
    const last = (await slots()).at(-1) ?? '';
    await pool.query(
      `insert into consultant_absences (consultant_id, kind, starts_at, ends_at)
       values ($1, 'off', $2::timestamptz - interval '12 hours', $2::timestamptz + interval '12 hours')`,
      [OTHER, last],
    );
    return last;
  };
  afterEach(async () => {
    await pool.query('delete from consultant_absences where consultant_id = $1', [OTHER]);
    await pool.query('delete from appointments where consultant_id = any($1)', [[WALLED, OTHER]]);
  });

  it('learnt that somebody is kept from it', async () => {
    const last = await onlyTheirs();
    const id = await withColleague((await slots())[0] ?? '');
    await wallOffColleague(id);
    expect(await slots()).toContain(last);
    expect(await offered(id)).toEqual(await slots());
  });

  it('learnt it from the refusal of a time that everybody else could have', async () => {
    const last = await onlyTheirs();
    const [first = '', second = ''] = await slots();
    const plain = await withColleague(first);
    const id = await withColleague(second);
    await wallOffColleague(id);
    const chosen = await choose(id, last);
    expect(chosen.status).toBe(200);
    // Somebody is named, as with any other, who has nothing to do with the wall.
    expect(recordSchema.parse(chosen.body.data)).toMatchObject({ consultantId: OTHER });
    expect(await keeps(id)).not.toContain(WALLED);
    const other = await choose(plain, (await slots())[2] ?? '');
    expect(Object.keys(recordSchema.parse(chosen.body.data)).toSorted()).toEqual(
      Object.keys(recordSchema.parse(other.body.data)).toSorted(),
    );
    // What nobody has then is refused, as before.
    expect((await choose(id, last.replace(/T\d\d/, 'T00'))).body.error?.code).toBe('slotTaken');
  });

  it('wishes for a time at which nobody who may is there, and staff see so before they confirm it', async () => {
    const last = await onlyTheirs();
    const id = await withColleague((await slots())[0] ?? '');
    await wallOffColleague(id);
    await pool.query('delete from consultant_absences where consultant_id = $1', [OTHER]);
    // The other one is there, and meets somebody else.
    const taken = await withColleague((await slots())[0] ?? '');
    expect((await schedule(taken, last, OTHER)).status).toBe(200);
    expect((await choose(id, last)).status).toBe(200);
    expect(await keeps(id)).toEqual([]);
    expect((await confirm(id)).body.error?.code).toBe('slotTaken');
    await on.move(consultations, 'callOff', taken, { as: 'User', body: {} });
    expect((await confirm(id)).status).toBe(200);
    expect(await keeps(id)).toEqual([OTHER]);
  });

  it('moves what is confirmed with whom they were told to meet, wall or no wall', async () => {
    const last = await onlyTheirs();
    const [first = ''] = await slots();
    const id = await withColleague(first);
    expect((await schedule(id, first, OTHER)).status).toBe(200);
    const before = await offered(id);
    expect(before).not.toContain(last);
    expect(before.length).toBeGreaterThan(20);
    expect((await choose(id, last, 'rebook')).body.error?.code).toBe('slotTaken');
    await wallOffColleague(id);
    expect(await offered(id)).toEqual(before);
    // Nor does it matter whether they take care of such cases at all: staff gave it to them.
    await pool.query('update lawyers set category_ids = array[2] where id = $1', [OTHER]);
    expect(await offered(id)).toEqual(before);
    expect((await choose(id, last, 'rebook')).body.error?.code).toBe('slotTaken');
    expect((await choose(id, before.at(-1) ?? '', 'rebook')).status).toBe(200);
    expect(await read(id)).toMatchObject({ consultantId: OTHER });
    await pool.query('update lawyers set category_ids = array[1] where id = $1', [OTHER]);
  });
});

it('what the client had chosen with them is confirmed with somebody else who is free', async () => {
  // At which both are free.
  const id = await withColleague((await slots())[12] ?? '');
  await wallOffColleague(id);
  expect((await on.move(consultations, 'confirm', id, { body: {} })).status).toBe(200);
  expect(await read(id)).toMatchObject({ consultantId: OTHER, scheduledAt: expect.any(String) });
  expect(await keeps(id)).toEqual([OTHER]);
});

it('nor who is linked to an account that was walled off before', async () => {
  const id = await withColleague((await slots())[14] ?? '');
  const link = (lawyer: number | null) =>
    pool.query('update users set lawyer_id = $2 where id = $1', [colleague, lawyer]);
  await link(null);
  await wallOffColleague(id);
  await link(WALLED);
  expect((await on.move(consultations, 'confirm', id, { body: {} })).status).toBe(200);
  expect(await read(id)).toMatchObject({ consultantId: OTHER });
});

it('a client whose consultation is over is still told whom they met', async () => {
  const [first = ''] = await slots();
  const id = await withColleague(first);
  await schedule(id, first, WALLED, 'Room 4');
  await on.move(consultations, 'complete', id, { body: {} });
  await wallOffColleague(id);
  expect(await read(id)).toMatchObject({ consultantId: WALLED, place: 'Room 4' });
  expect(await told(id)).toEqual([]);
});

it('nor is one forgotten whose hour has passed, though nobody has closed it yet', async () => {
  const [first = ''] = await slots();
  const id = await withColleague(first);
  await schedule(id, first, WALLED, 'Room 4');
  await pool.query(`update consultations set scheduled_at = now() - interval '2 hours' where id = $1`, [id]);
  await wallOffColleague(id);
  expect(await read(id)).toMatchObject({ consultantId: WALLED, place: 'Room 4' });
  expect(await told(id)).toEqual([]);
});
