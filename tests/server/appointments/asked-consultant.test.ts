import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freeSlotsPath, freeSlotsSchema } from '#contract/appointments.ts';
import { errors } from '#contract/errors.ts';
import { consultations } from '#resources/consultations.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { keepSameHours } from '#tests/support/same-hours.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;

const ASKED = 1;
const OTHER = 2;
const OFFICE = 1;
const AREA = 1;
const OTHER_AREA = 2;

/** Their areas of law are the same but one. */
beforeAll(() =>
  keepSameHours(pool, { first: ASKED, other: OTHER, office: OFFICE, areas: [[AREA], [AREA, OTHER_AREA]] }),
);
afterEach(async () => {
  await pool.query('delete from consultant_absences');
  await pool.query('delete from appointments where consultant_id = any($1)', [[ASKED, OTHER]]);
});

const recordSchema = z.looseObject({
  id: z.number(),
  status: z.string(),
  consultantId: z.number().nullable(),
  wishedAt: z.string().nullable(),
  scheduledAt: z.string().nullable(),
});
const slotsAt = async (path: string, query: Record<string, string> = {}) => {
  const answer = await host.call('GET', path, { as: 'User', query: { Way: 'office', ...query } });
  return freeSlotsSchema.parse(answer.body.data).slots;
};
const slots = (query: Record<string, string> = {}) =>
  slotsAt(freeSlotsPath(consultations), { BranchId: String(OFFICE), ...query });
const slotsFor = (id: number) => slotsAt(freeSlotsPath(consultations, id));
const add = (more: object) =>
  host.call('POST', '/api/Consultations/Add', {
    as: 'User',
    body: {
      caseTitle: 'نزاع',
      caseDescription: 'نزاع على عقد إيجار',
      consultationTypeId: 1,
      areaId: AREA,
      branchId: OFFICE,
      way: 'office',
      ...more,
    },
  });
/** From the page of the lawyer, with a first time and a second. */
async function sent(more: object = {}) {
  const [first = '', second = '', third = ''] = await slots({ ConsultantId: String(ASKED) });
  const answer = await add({
    consultantId: ASKED,
    wishedAt: first,
    secondChoiceAt: second,
    ...more,
  });
  expect(answer.body.error).toBeNull();
  return { first, second, third, id: recordSchema.parse(answer.body.data).id };
}
const away = (consultantId: number, at: string) =>
  pool.query(
    `insert into consultant_absences (consultant_id, kind, starts_at, ends_at)
     values ($1, 'off', $2::timestamptz, $2::timestamptz + interval '1 hour')`,
    [consultantId, at],
  );
const move = (name: string, id: number, body: object = {}, as: Person = 'CustomerService') =>
  on.move(consultations, name, id, { as, body });
const read = async (id: number) => {
  const { body } = await host.call('GET', `/api/Consultations/GetById/${id}`, { as: 'Admin' });
  return recordSchema.parse(body.data);
};

describe('a client asked for one lawyer', () => {
  it('and was given another one with the second choice, and told that it is confirmed', async () => {
    const { id, second } = await sent();
    await away(ASKED, second);
    const answer = await move('confirmSecond', id);
    expect([answer.status, answer.body.error]).toEqual([
      409,
      expect.objectContaining({ code: 'consultantNotFree', description: errors.consultantNotFree.en }),
    ]);
    expect(await read(id)).toMatchObject({ status: 'Pending', consultantId: ASKED });
    await pool.query('delete from consultant_absences');
    expect((await move('confirmSecond', id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Scheduled', consultantId: ASKED });
  });

  it('and was given another one with the first choice: theirs had left', async () => {
    const { id } = await sent();
    await pool.query('update lawyers set deleted_at = now() where id = $1', [ASKED]);
    try {
      expect((await move('confirm', id)).body.error?.code).toBe('consultantNotFree');
      expect(await read(id)).toMatchObject({ status: 'Pending', consultantId: ASKED });
      // Staff who give it to somebody else do so on purpose.
      const { first } = { first: (await slots())[6] ?? '' };
      expect(
        (await move('schedule', id, { scheduledAt: first, consultantId: OTHER, place: '' })).status,
      ).toBe(200);
      expect(await read(id)).toMatchObject({ consultantId: OTHER, isConsultantAsked: false });
    } finally {
      await pool.query('update lawyers set deleted_at = null where id = $1', [ASKED]);
    }
  });

  it('and was offered the times of others when choosing another one', async () => {
    const { id, first, third } = await sent();
    await away(ASKED, third);
    expect(await slots()).toContain(third);
    expect(await slotsFor(id)).not.toContain(third);
    // Their own hour is theirs to keep.
    expect(await slotsFor(id)).toContain(first);
    const choose = (wishedAt: string) => move('rechoose', id, { wishedAt, way: 'office' }, 'User');
    expect((await choose(third)).body.error?.code).toBe('slotTaken');
    expect((await choose((await slotsFor(id)).at(-1) ?? '')).status).toBe(200);
    expect(await read(id)).toMatchObject({ consultantId: ASKED, isConsultantAsked: true });
  });

  it('and keeps them when staff arrange another time with the same one', async () => {
    const { id, third } = await sent();
    expect((await move('schedule', id, { scheduledAt: third, consultantId: ASKED, place: '' })).status).toBe(
      200,
    );
    expect(await read(id)).toMatchObject({ consultantId: ASKED, isConsultantAsked: true });
  });

  it('and does not read that it is written down', async () => {
    const { id } = await sent();
    const { body } = await host.call('GET', `/api/Consultations/GetById/${id}`, { as: 'User' });
    expect(body.data).not.toHaveProperty('isConsultantAsked');
  });
});

it('who asked for nobody is given whoever is free, as before', async () => {
  const { id, second } = await sent({ consultantId: null });
  const { consultantId } = await read(id);
  await away(consultantId ?? 0, second);
  expect((await move('confirmSecond', id)).status).toBe(200);
  const other = await read(id);
  expect(other.consultantId).not.toBe(consultantId);
  expect(other).toMatchObject({ isConsultantAsked: false });
});

it('a visitor from the page of one lawyer was offered their times for what they do not take care of', async () => {
  const asked = { ConsultantId: String(ASKED), About: String(OTHER_AREA) };
  expect((await slots({ ...asked, About: String(AREA) })).length).toBeGreaterThan(20);
  expect(await slots(asked)).toEqual([]);
  expect((await slots({ About: String(OTHER_AREA) })).length).toBeGreaterThan(20);
  const [first] = await slots({ About: String(OTHER_AREA) });
  const answer = await add({ consultantId: ASKED, areaId: OTHER_AREA, wishedAt: first });
  expect(answer.body.error?.code).toBe('slotTaken');
});

describe('a client asked for a lawyer and chose no time', () => {
  const kept = async (more: object) => {
    const answer = await add({ consultantId: ASKED, way: null, ...more });
    expect(answer.body.error).toBeNull();
    const { id } = recordSchema.parse(answer.body.data);
    const { consultantId, isConsultantAsked } = await read(id);
    return { consultantId, isConsultantAsked };
  };
  const asked = { consultantId: ASKED, isConsultantAsked: true };
  const nobody = { consultantId: null, isConsultantAsked: false };

  it('and staff read whom', async () => {
    expect(await kept({})).toEqual(asked);
    expect(await kept({ way: 'phone' })).toEqual(asked);
    expect(await kept({ consultantId: null })).toEqual(nobody);
  });

  it('and was given one of another office, of another area of law, or whose account is suspended', async () => {
    expect(await kept({ branchId: 2 })).toEqual(nobody);
    expect(await kept({ areaId: OTHER_AREA })).toEqual(nobody);
    const { rows } = await pool.query<{ id: number }>(
      `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, password_hash, lawyer_id, is_suspended)
       select full_name_ar, full_name_en, 'asked@example.com', mobile_number, whatsapp_number, role, password_hash, $1, true
       from users where role = 'CustomerService' limit 1 returning id`,
      [ASKED],
    );
    expect(await kept({})).toEqual(nobody);
    await pool.query('delete from users where id = $1', [rows[0]?.id]);
    expect(await kept({})).toEqual(asked);
  });

  it('who is not there is refused', async () => {
    const answer = await add({ consultantId: 999_999, way: null });
    expect(answer.body.error?.fields?.['consultantId']?.code).toBe('referenceMissing');
  });
});
