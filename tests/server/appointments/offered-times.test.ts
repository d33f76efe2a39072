import { beforeAll, expect, it } from 'vitest';
import { offeredTimesSchema, timesToOfferPath } from '#contract/appointments.ts';
import { consultations } from '#resources/consultations.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { keepSameHours } from '#tests/support/same-hours.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;

const FIRST = 1;
const OTHER = 2;
const dispute = {
  caseTitle: 'نزاع',
  caseDescription: 'نزاع على عقد إيجار',
  consultationTypeId: 2,
  areaId: 1,
  branchId: 1,
  way: 'office',
};

beforeAll(() => keepSameHours(pool, { first: FIRST, other: OTHER, office: 1, areas: [[1], [2]] }));

const send = async () => (await on.send(consultations, 'User', dispute)).id;
const ask = (id: number, as: 'Admin' | 'CustomerService' | 'User' | null, consultantId?: number) =>
  host.call('GET', timesToOfferPath(consultations, id), {
    ...(as && { as }),
    query: consultantId === undefined ? {} : { ConsultantId: String(consultantId) },
  });
const offered = async (id: number, consultantId?: number) =>
  offeredTimesSchema.parse((await ask(id, 'CustomerService', consultantId)).body.data);

it('staff give a client one of the times that they are offered', async () => {
  const id = await send();
  const times = await offered(id);
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times.map(({ at }) => at.slice(0, 10))).size).toBeLessThanOrEqual(3);
  // The other one takes care of other areas of law.
  expect(new Set(times.map(({ consultantId }) => consultantId))).toEqual(new Set([FIRST]));
  const [time] = times;
  const { rows } = await pool.query<{ name: string }>('select name_en as name from lawyers where id = $1', [
    FIRST,
  ]);
  expect(time?.consultantName).toBe(rows[0]?.name);
  const moved = await on.move(consultations, 'schedule', id, {
    as: 'CustomerService',
    body: { scheduledAt: time?.at, consultantId: time?.consultantId, place: '', fee: null },
  });
  expect([moved.status, moved.body.error]).toEqual([200, null]);
  expect((await offered(await send())).map(({ at }) => at)).not.toContain(time?.at);
});

it('staff are offered the next hours, which clients would have to ask for a week ahead', async () => {
  const set = (hours: number) => pool.query('update appointment_settings set lead_hours = $1', [hours]);
  const { rows } = await pool.query<{ lead: number }>('select lead_hours as lead from appointment_settings');
  await set(168);
  await pool.query(
    `insert into consultant_absences (consultant_id, kind, starts_at, ends_at)
     values ($1, 'extra', now() + interval '1 hour', now() + interval '4 hours')`,
    [FIRST],
  );
  try {
    const soonest = Date.parse((await offered(await send()))[0]?.at ?? '');
    expect(soonest - Date.now()).toBeGreaterThan(0);
    expect(soonest - Date.now()).toBeLessThan(4 * 3_600_000);
  } finally {
    await set(rows[0]?.lead ?? 24);
    await pool.query('delete from consultant_absences where consultant_id = $1', [FIRST]);
  }
});

it('of two who are free whoever has fewer appointments is offered', async () => {
  await pool.query('update lawyers set category_ids = array[1] where id = $1', [OTHER]);
  const first = async () => (await offered(await send()))[0];
  const before = await first();
  await on.move(consultations, 'schedule', await send(), {
    body: { scheduledAt: before?.at, consultantId: before?.consultantId, place: '', fee: null },
  });
  try {
    expect((await first())?.consultantId).not.toBe(before?.consultantId);
  } finally {
    await pool.query('update lawyers set category_ids = array[2] where id = $1', [OTHER]);
  }
});

it('no time is offered for what is answered in writing', async () => {
  const id = await send();
  await pool.query(`update consultations set way = 'none' where id = $1`, [id]);
  expect(await offered(id)).toEqual([]);
});

it('whoever is chosen is asked, whatever else they take care of', async () => {
  const times = await offered(await send(), OTHER);
  expect(times.length).toBeGreaterThan(0);
  expect(times.every(({ consultantId }) => consultantId === OTHER)).toBe(true);
  expect(await offered(await send(), 9999)).toEqual([]);
});

it('only staff who may change the record are offered times for it', async () => {
  const id = await send();
  expect((await ask(id, null)).status).toBe(401);
  expect((await ask(id, 'User')).status).toBe(403);
  expect((await ask(999_999, 'Admin')).status).toBe(404);
});
