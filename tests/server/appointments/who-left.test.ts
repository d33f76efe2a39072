import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freeSlotsSchema, timeProblemsPath, timeProblemsSchema } from '#contract/appointments.ts';
import { consultations } from '#resources/consultations.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { keepSameHours } from '#tests/support/same-hours.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { pool } = host.database;

const FIRST = 1;
const OTHER = 2;
const OFFICE = 1;

beforeAll(() => keepSameHours(pool, { first: FIRST, other: OTHER, office: OFFICE, areas: [[1], [1]] }));

const dispute = {
  caseTitle: 'نزاع',
  caseDescription: 'نزاع على عقد إيجار',
  consultationTypeId: 2,
  areaId: 1,
};
const atTheOffice = { ...dispute, branchId: OFFICE, way: 'office' };

const recordSchema = z.looseObject({
  status: z.string(),
  consultantId: z.number().nullable(),
  scheduledAt: z.string().nullable(),
});
const slots = async (): Promise<string[]> => {
  const query = { BranchId: String(OFFICE), Way: 'office' };
  const { body } = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
  return freeSlotsSchema.parse(body.data).slots;
};
/** A client has chosen a time, which a lawyer keeps. */
async function wishedOf(consultantId: number, wishedAt: string): Promise<number> {
  const { id } = await on.send(consultations, 'User', {
    ...atTheOffice,
    wishedAt,
  });
  for (const sql of [
    'update consultations set consultant_id = $2 where id = $1',
    `update appointments set consultant_id = $2 where resource = 'consultations' and record_id = $1`,
  ])
    await pool.query(sql, [id, consultantId]);
  return id;
}
const move = async (name: string, id: number, body: object = {}, as: 'Admin' | 'User' = 'Admin') =>
  on.move(consultations, name, id, { as, body });
const leave = (id: number, at: Date | null) =>
  pool.query('update lawyers set deleted_at = $2 where id = $1', [id, at]);

it('a time was confirmed with a lawyer who had left the firm since it was chosen', async () => {
  const at = (await slots())[3] ?? '';
  const id = await wishedOf(FIRST, at);
  await leave(FIRST, new Date());
  try {
    const { status, body } = await move('confirm', id);
    expect([status, body.error]).toEqual([200, null]);
    expect(recordSchema.parse(body.data)).toMatchObject({ status: 'Scheduled', consultantId: OTHER });
    const alone = await wishedOf(OTHER, (await slots())[5] ?? '');
    await leave(OTHER, new Date());
    // Nobody is left who could: staff have to arrange it.
    expect((await move('confirm', alone)).body.error?.code).toBe('slotTaken');
  } finally {
    await leave(FIRST, null);
    await leave(OTHER, null);
  }
});

it('an hour stayed taken although its consultation had been completed before', async () => {
  const at = (await slots())[8] ?? '';
  const first = await wishedOf(FIRST, at);
  const second = await wishedOf(OTHER, at);
  for (const id of [first, second]) await move('confirm', id);
  expect(await slots()).not.toContain(at);
  expect((await move('complete', first)).status).toBe(200);
  expect(await slots()).toContain(at);
  expect((await wishedOf(FIRST, at)) > second).toBe(true);
});

it('staff were not told that a lawyer of the other office is away', async () => {
  const { id } = await on.send(consultations, 'User', {
    ...dispute,
    branchId: 2,
  });
  const at = new Date(Date.now() + 9 * 86_400_000).toISOString();
  const problems = async () => {
    const query = { ConsultantId: String(FIRST), At: at };
    const answer = await host.call('GET', timeProblemsPath(consultations, id), { as: 'Admin', query });
    return timeProblemsSchema.parse(answer.body.data).problems;
  };
  // Nobody keeps hours there: that is for people to arrange.
  expect(await problems()).toEqual([]);
  await pool.query(
    `insert into consultant_absences (consultant_id, kind, starts_at, ends_at)
     values ($1, 'off', $2::timestamptz - interval '1 hour', $2::timestamptz + interval '1 hour')`,
    [FIRST, at],
  );
  expect(await problems()).toEqual(['away']);
  await pool.query('delete from consultant_absences where consultant_id = $1', [FIRST]);
});

it('a client moves or calls off an appointment up to the last second of the limit, and not after it', async () => {
  const standing = async (seconds: number, nth: number) => {
    const id = await wishedOf(FIRST, (await slots()).at(nth) ?? '');
    await move('confirm', id);
    await pool.query(
      `update consultations set scheduled_at = now() + interval '24 hours' + make_interval(secs => $2) where id = $1`,
      [id, seconds],
    );
    return id;
  };
  const late = await standing(-1, -1);
  expect((await move('callOff', late, {}, 'User')).body.error?.code).toBe('changeTooLate');
  const free = (await slots()).find((slot) => Date.parse(slot) > Date.now() + 48 * 3_600_000);
  const body = { wishedAt: free, way: 'office' };
  expect((await move('rebook', late, body, 'User')).body.error?.code).toBe('changeTooLate');
  const inTime = await standing(20, -4);
  expect((await move('callOff', inTime, {}, 'User')).status).toBe(200);
});

it('a client who came from the page of one lawyer was given whoever was free', async () => {
  const free = await slots();
  const at = free[14] ?? '';
  const ask = async (consultantId: number) =>
    host.call('POST', '/api/Consultations/Add', {
      as: 'User',
      body: {
        ...atTheOffice,
        wishedAt: at,
        consultantId,
      },
    });
  const slotsWith = async (consultantId: number): Promise<string[]> => {
    const query = { BranchId: String(OFFICE), Way: 'office', ConsultantId: String(consultantId) };
    const { body } = await host.call('GET', '/api/Consultations/GetFreeSlots', { query });
    return freeSlotsSchema.parse(body.data).slots;
  };
  expect(await slotsWith(OTHER)).toContain(at);
  const made = await ask(OTHER);
  expect(recordSchema.parse(made.body.data)).toMatchObject({ consultantId: OTHER });
  // Their hour is taken: nobody else is put in their place.
  expect(await slotsWith(OTHER)).not.toContain(at);
  expect(await slotsWith(FIRST)).toContain(at);
  expect((await ask(OTHER)).body.error?.code).toBe('slotTaken');
  expect(recordSchema.parse((await ask(FIRST)).body.data)).toMatchObject({ consultantId: FIRST });
});

describe('a consultant whose account is suspended', () => {
  const accounts = new Map<string, number>();
  /** Accounts of the lawyer, by the name that a test gives them. */
  const account = async (name: string): Promise<number> => {
    const known = accounts.get(name);
    if (known !== undefined) return known;
    const { rows } = await pool.query<{ id: number }>(
      `insert into users (full_name_ar, full_name_en, email, mobile_number, whatsapp_number, role, password_hash, lawyer_id)
       select full_name_ar, full_name_en, $1 || '@who-left.example', mobile_number, whatsapp_number, role, password_hash, $2
       from users where role = 'CustomerService' limit 1 returning id`,
      [name, FIRST],
    );
    const id = z.number().parse(rows[0]?.id);
    accounts.set(name, id);
    return id;
  };
  const suspend = async (isSuspended: boolean, { name = 'first', isInvited = false } = {}) => {
    await pool.query('update users set is_suspended = $2, is_invited = $3 where id = $1', [
      await account(name),
      isSuspended,
      isInvited,
    ]);
  };
  afterEach(async () => {
    await pool.query('delete from users where id = any($1)', [[...accounts.values()]]);
    accounts.clear();
  });

  it('was still offered to clients, and given to them', async () => {
    await leave(OTHER, new Date());
    try {
      const before = await slots();
      expect(before.length).toBeGreaterThan(20);
      await suspend(true);
      expect(await slots()).toEqual([]);
      const answer = await host.call('POST', '/api/Consultations/Add', {
        as: 'User',
        body: {
          ...atTheOffice,
          wishedAt: before[9],
        },
      });
      expect(answer.body.error?.code).toBe('slotTaken');
      await suspend(false);
      expect(await slots()).toEqual(before);
    } finally {
      await suspend(false);
      await leave(OTHER, null);
    }
  });

  it('was confirmed without a word: staff are warned as of a leave', async () => {
    const at = (await slots())[11] ?? '';
    const id = await wishedOf(FIRST, at);
    const problems = async () => {
      const { body } = await host.call('GET', timeProblemsPath(consultations, id), {
        as: 'Admin',
        query: { ConsultantId: String(FIRST), At: at },
      });
      return timeProblemsSchema.parse(body.data).problems;
    };
    expect(await problems()).toEqual([]);
    await suspend(true);
    try {
      expect(await problems()).toEqual(['away']);
    } finally {
      await suspend(false);
    }
  });

  it('had no free time left: an invitation to a mistyped e-mail was withdrawn', async () => {
    await leave(OTHER, new Date());
    try {
      const before = await slots();
      await suspend(true, { name: 'mistyped', isInvited: true });
      expect(await slots()).toEqual(before);
      // Invited again; then the account is open.
      await suspend(false, { name: 'invited', isInvited: true });
      expect(await slots()).toEqual(before);
      await suspend(false, { name: 'invited' });
      expect(await slots()).toEqual(before);
      await suspend(true, { name: 'invited' });
      expect(await slots()).toEqual([]);
    } finally {
      await leave(OTHER, null);
    }
  });

  it('had no free time left: of two accounts one was suspended, the other was open', async () => {
    await leave(OTHER, new Date());
    try {
      const before = await slots();
      expect(before.length).toBeGreaterThan(20);
      await suspend(true, { name: 'old' });
      expect(await slots()).toEqual([]);
      await suspend(false, { name: 'new' });
      expect(await slots()).toEqual(before);
      await pool.query('update users set deleted_at = now() where id = $1', [await account('new')]);
      expect(await slots()).toEqual([]);
    } finally {
      await leave(OTHER, null);
    }
  });
});
