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

it('staff were offered no time of this week because clients have to ask a week ahead', async () => {
  const soonest = async () => (await offered(await send()))[0]?.at;
  const before = await soonest();
  await pool.query('update appointment_settings set lead_hours = 168');
  try {
    expect(await soonest()).toBe(before);
  } finally {
    await pool.query('update appointment_settings set lead_hours = 24');
  }
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
