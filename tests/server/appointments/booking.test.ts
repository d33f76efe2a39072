import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  freeSlotsPath,
  freeSlotsSchema,
  timeProblemsPath,
  timeProblemsSchema,
} from '#contract/appointments.ts';
import { dayIn } from '#contract/day-in.ts';
import type { Language } from '#contract/language.ts';
import { callPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import { conflictsOn } from '#tests/support/conflicts.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();
const on = mattersOn(host);
const { write, conflictsOf, decide, clientNamed } = conflictsOn(host);

const free = async (query: Record<string, string> = {}) => {
  const answer = await host.call('GET', '/api/Consultations/GetFreeSlots', {
    query: { BranchId: '1', Way: 'office', ...query },
  });
  return freeSlotsSchema.parse(answer.body.data);
};
const body = (wishedAt: string | undefined, more: object = {}) => ({
  caseTitle: 'نزاع على عقد',
  caseDescription: 'أرغب في استشارة بشأن نزاع على عقد.',
  consultationTypeId: 2,
  areaId: 1,
  branchId: 1,
  way: 'office',
  ...(wishedAt === undefined ? {} : { wishedAt }),
  ...more,
});
const add = (wishedAt: string | undefined, as: Person = 'User', more: object = {}) =>
  host.call('POST', '/api/Consultations/Add', { as, body: body(wishedAt, more) });
const recordSchema = z.looseObject({
  id: z.number(),
  status: z.string(),
  scheduledAt: z.string().nullable(),
  wishedAt: z.string().nullable(),
  consultantId: z.number().nullable(),
  fee: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});
const at = (moment: string | null | undefined) => new Date(moment ?? 0).toISOString();
async function sent(wishedAt: string, as: Person = 'User', more: object = {}) {
  const answer = await add(wishedAt, as, more);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return recordSchema.parse(answer.body.data);
}

/** A type that leaves open how to meet. */
const OPEN_TYPE = 1;
/** Another lawyer of the first office. */
const OTHER = 2;

const allowOpenWishes = (count: number) =>
  host.database.pool.query('update appointment_settings set open_wishes = $1', [count]);

/** One lawyer keeps hours at the first office, for the first area: what they have is all there is. */
beforeAll(async () => {
  await host.database.pool.query('update lawyers set category_ids = array[1] where id = 1');
  await allowOpenWishes(10_000);
  await host.database.pool.query(
    `update consultant_hours set deleted_at = now() where not (consultant_id = 1 and branch_id = 1)`,
  );
});

it('free times are told to everyone, with the zone, the length and the fee, and nobody by name', async () => {
  const answer = await free();
  expect(answer).toMatchObject({
    timeZone: 'Asia/Riyadh',
    minutes: 60,
    fee: { amount: 50_000, currency: 'SAR' },
    changeHours: 24,
  });
  expect(answer.slots.length).toBeGreaterThan(20);
  expect(Date.parse(answer.slots[0] ?? '')).toBeGreaterThan(Date.now() + 24 * 3_600_000);
  const day = dayIn(new Date(answer.slots[10] ?? ''), 'Asia/Riyadh');
  const one = await free({ from: day, to: day });
  expect(one.slots.length).toBeGreaterThan(0);
  expect(one.slots.length).toBeLessThan(answer.slots.length);
  const onDay = answer.slots.filter((slot) => dayIn(new Date(slot), 'Asia/Riyadh') === day);
  expect(one.slots).toEqual(onDay);
  // Far behind what can be booked there is nothing, and nothing to count.
  expect((await free({ from: '9999-12-31' })).slots).toEqual([]);
});

it('a second choice that is the first one again, or past, is refused', async () => {
  const [first = ''] = (await free()).slots;
  const codeOf = async (secondChoiceAt: string) =>
    (await add(first, 'User', { secondChoiceAt })).body.error?.fields?.['secondChoiceAt']?.code;
  expect(await codeOf(first)).toBe('sameTime');
  expect(await codeOf('2020-01-01T08:00:00.000Z')).toBe('notFuture');
});

it('a second choice was taken without a first one, which nobody kept or could confirm', async () => {
  const [first = ''] = (await free()).slots;
  const wordsIn = async (language: Language) => {
    const answer = await host.call('POST', '/api/Consultations/Add', {
      as: 'User',
      body: body(undefined, { secondChoiceAt: first }),
      language,
    });
    expect(answer.status).toBe(400);
    return answer.body.error?.fields?.['secondChoiceAt'];
  };
  expect(await wordsIn('ar')).toMatchObject({
    code: 'firstTimeMissing',
    message: 'اختر الموعد الأول قبل البديل',
  });
  expect(await wordsIn('en')).toMatchObject({ message: 'Choose a first time before a second choice' });
});

it('a client sends a consultation with a time, staff confirm it in one press, and both are told', async () => {
  const [first = ''] = (await free()).slots;
  const made = await sent(first);
  expect(made).toMatchObject({ status: 'Pending', consultantId: 1, scheduledAt: null });
  expect(at(made.wishedAt)).toBe(first);
  expect((await free()).slots).not.toContain(first);

  const answer = await on.move(consultations, 'confirm', made.id, { as: 'CustomerService', body: {} });
  const confirmed = recordSchema.parse(answer.body.data);
  expect(confirmed).toMatchObject({ status: 'Scheduled', fee: { amount: 50_000, currency: 'SAR' } });
  expect(at(confirmed.scheduledAt)).toBe(first);
  const told = await host.database.pool.query<{ kind: string }>(
    'select kind from notifications where record_id = $1 and user_id = $2',
    [made.id, await host.userIdOf('User')],
  );
  expect(told.rows.map(({ kind }) => kind)).toEqual(['confirmed']);
});

describe('the second choice', () => {
  const withBoth = async () => {
    const [first = '', second = ''] = (await free()).slots;
    const answer = await add(first, 'User', { secondChoiceAt: second });
    return { first, second, ...recordSchema.parse(answer.body.data) };
  };
  const confirmSecond = (id: number) =>
    on.move(consultations, 'confirmSecond', id, { as: 'CustomerService', body: {} });

  it('could not be confirmed: staff had to offer the client their own time', async () => {
    const { id, first, second } = await withBoth();
    const answer = await confirmSecond(id);
    expect(answer.status).toBe(200);
    const confirmed = recordSchema.parse(answer.body.data);
    expect(confirmed).toMatchObject({
      status: 'Scheduled',
      consultantId: 1,
      fee: { amount: 50_000, currency: 'SAR' },
    });
    expect(at(confirmed.scheduledAt)).toBe(second);
    // The first one is free for others again.
    const { slots } = await free();
    expect(slots).toContain(first);
    expect(slots).not.toContain(second);
    const told = await host.database.pool.query<{ kind: string }>(
      'select kind from notifications where record_id = $1 and user_id = $2',
      [id, await host.userIdOf('User')],
    );
    expect(told.rows.map(({ kind }) => kind)).toEqual(['confirmedSecond']);
  });

  it('is refused where somebody else has it by now, or nobody is there', async () => {
    const { id, second } = await withBoth();
    const other = await sent(second, 'client2');
    expect((await confirmSecond(id)).body.error).toMatchObject({ code: 'slotTaken' });
    await on.move(consultations, 'callOff', other.id, { as: 'client2', body: {} });
    await host.database.pool.query(
      `insert into consultant_absences (consultant_id, kind, starts_at, ends_at) values (1, 'off', $1, $2)`,
      [second, new Date(Date.parse(second) + 3_600_000)],
    );
    expect((await confirmSecond(id)).body.error).toMatchObject({ code: 'slotTaken' });
    await host.database.pool.query('delete from consultant_absences where starts_at = $1', [second]);
    expect((await confirmSecond(id)).status).toBe(200);
  });

  it('from before the client chose another time was still there to be confirmed', async () => {
    const { id } = await withBoth();
    const [, , third = ''] = (await free()).slots;
    const chosen = await on.move(consultations, 'rechoose', id, {
      as: 'User',
      body: { wishedAt: third, way: 'office' },
    });
    expect(chosen.body.data).toMatchObject({ secondChoiceAt: null });
    expect((await confirmSecond(id)).status).toBe(409);
    const confirmed = await on.move(consultations, 'confirm', id, { as: 'CustomerService', body: {} });
    expect(at(recordSchema.parse(confirmed.body.data).scheduledAt)).toBe(third);
  });

  it('that nobody named is none to confirm', async () => {
    const [first = ''] = (await free()).slots;
    expect((await confirmSecond((await sent(first)).id)).status).toBe(409);
  });
});

it('whoever was shown a fee with their time is bound to that one, though the office has raised it since', async () => {
  const feeIs = (amount: number) =>
    host.database.pool.query(
      `update branches set consultation_fee = jsonb_set(consultation_fee, '{amount}', $1) where id = 1`,
      [String(amount)],
    );
  const [first = ''] = (await free()).slots;
  const made = await sent(first);
  await feeIs(80_000);
  try {
    const answer = await on.move(consultations, 'confirm', made.id, { as: 'CustomerService', body: {} });
    expect(recordSchema.parse(answer.body.data)).toMatchObject({ fee: { amount: 50_000, currency: 'SAR' } });
    const [second = ''] = (await free()).slots;
    expect(recordSchema.parse((await add(second)).body.data)).toMatchObject({
      fee: { amount: 80_000, currency: 'SAR' },
    });
  } finally {
    await feeIs(50_000);
  }
});

it('whoever was shown no fee with their time owes none, though the office has set one since', async () => {
  const feeIs = (fee: object | null) =>
    host.database.pool.query('update branches set consultation_fee = $1 where id = 1', [fee]);
  const { fee: asked, slots } = await free();
  await feeIs(null);
  try {
    expect((await free()).fee).toBeNull();
    const made = await sent(slots[0] ?? '');
    expect(made.fee).toBeNull();
    await feeIs(asked);
    const answer = await on.move(consultations, 'confirm', made.id, { as: 'CustomerService', body: {} });
    expect(recordSchema.parse(answer.body.data)).toMatchObject({ status: 'Scheduled', fee: null });
  } finally {
    await feeIs(asked);
  }
});

it('whoever moves a confirmed appointment is told its own fee, not what the office asks by now', async () => {
  const [first = ''] = (await free()).slots;
  const { id } = await sent(first);
  await on.move(consultations, 'confirm', id, { as: 'CustomerService', body: {} });
  const feeIs = (fee: object | null) =>
    host.database.pool.query('update branches set consultation_fee = $1 where id = 1', [fee]);
  const { fee } = await free();
  await feeIs(null);
  try {
    const answer = await host.call('GET', freeSlotsPath(consultations, id), { as: 'User' });
    expect(freeSlotsSchema.parse(answer.body.data).fee).toEqual({ amount: 50_000, currency: 'SAR' });
  } finally {
    await feeIs(fee);
  }
});

it('of an area of law only those are asked who take care of it', async () => {
  expect((await free({ about: '1' })).slots).not.toEqual([]);
  expect((await free({ about: '2' })).slots).toEqual([]);
});

describe('a time that somebody else has', () => {
  it('is refused with a sentence, and nothing is sent', async () => {
    const [first = ''] = (await free()).slots;
    await sent(first);
    const late = await add(first, 'client2');
    expect(late.status).toBe(409);
    expect(late.body.error).toMatchObject({ code: 'slotTaken' });
    expect((await free()).slots).not.toContain(first);
  });

  it('is refused to staff too, who set it by hand', async () => {
    const [first = ''] = (await free()).slots;
    await sent(first);
    const { id } = await on.send(consultations);
    const move = (scheduledAt: string) =>
      on.move(consultations, 'schedule', id, { body: { scheduledAt, consultantId: 1, place: '' } });
    const half = new Date(Date.parse(first) + 30 * 60_000).toISOString();
    expect((await move(half)).body.error).toMatchObject({ code: 'slotTaken' });
    const [second = ''] = (await free()).slots;
    expect((await move(second)).status).toBe(200);
  });

  it('goes to one of many who try at once', async () => {
    const [first = ''] = (await free()).slots;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => add(first, number % 2 ? 'User' : 'client2')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body: { error } }) => error?.code === 'slotTaken')).toHaveLength(11);
  });
});

it('a wish at the ends of the calendar is refused like any other, and never an error of the host', async () => {
  for (const wish of ['9999-12-31T23:59:59Z', '9999-12-31T00:00:00-12:00', '0001-01-01T00:00:00Z']) {
    const answer = await add(wish);
    expect([wish, answer.status, answer.body.error?.code]).toEqual([wish, 400, 'validation']);
  }
  const [first = ''] = (await free()).slots;
  const { id } = await sent(first);
  await on.move(consultations, 'confirm', id, { as: 'CustomerService', body: {} });
  const late = new Date(Date.now() + 400 * 86_400_000).toISOString();
  for (const wishedAt of ['9999-12-31T00:00:00-12:00', late]) {
    const moved = await on.move(consultations, 'rebook', id, {
      as: 'User',
      body: { wishedAt, way: 'office' },
    });
    expect(moved.status).toBeGreaterThanOrEqual(400);
    expect(moved.status).toBeLessThan(500);
  }
});

it('staff who mistype the year are told, and no client is mailed an appointment of 2206', async () => {
  const { id } = await on.send(consultations);
  const answer = await on.move(consultations, 'schedule', id, {
    body: { scheduledAt: '2206-01-01T08:00:00Z', consultantId: 1, place: '' },
  });
  expect(answer.body.error?.fields?.['scheduledAt']?.code).toBe('tooFarAhead');
});

it('staff are told before they give a client an appointment at night, on a closed day or in an absence', async () => {
  const [first = ''] = (await free()).slots;
  const { id } = await on.send(consultations);
  const problemAt = async (moment: string, as: Person = 'CustomerService') => {
    const answer = await host.call('GET', `/api/Consultations/GetTimeProblems/${id}`, {
      as,
      query: { ConsultantId: '1', At: moment },
    });
    return answer.status === 200 ? timeProblemsSchema.parse(answer.body.data).problems : answer.status;
  };
  expect(await problemAt(first)).toEqual([]);
  expect(await problemAt(`${first.slice(0, 10)}T00:00:00.000Z`)).toEqual(['outsideHours']);
  expect(await problemAt('2026-01-05T00:00:00.000Z')).toEqual(['past', 'outsideHours']);
  const day = dayIn(new Date(first), 'Asia/Riyadh');
  const closed = await host.call('POST', '/api/OfficeDays/Add', {
    as: 'Admin',
    body: { nameAr: 'إجازة', nameEn: 'Holiday', firstDay: day, lastDay: day, hours: [] },
  });
  expect(closed.status).toBe(200);
  expect(await problemAt(first)).toEqual(['outsideHours']);
  await host.database.pool.query(`update office_days set deleted_at = now() where first_day = $1`, [day]);
  await host.database.pool.query(
    `insert into consultant_absences (consultant_id, kind, starts_at, ends_at) values (1, 'off', $1, $2)`,
    [first, new Date(Date.parse(first) + 3_600_000)],
  );
  expect(await problemAt(first)).toEqual(['away']);
  await host.database.pool.query('delete from consultant_absences where starts_at = $1', [first]);
  expect(await problemAt(first, 'User')).toBe(403);
});

describe('a consultant who keeps other hours by now', () => {
  const { pool } = host.database;
  const problemsOf = async (id: number, moment: string) => {
    const query = { ConsultantId: '1', At: moment };
    const url = timeProblemsPath(consultations, id);
    const answer = await host.call('GET', url, { as: 'CustomerService', query });
    return timeProblemsSchema.parse(answer.body.data).problems;
  };
  const keep = (column: 'at_office' | 'deleted_at', value: unknown) =>
    pool.query(`update consultant_hours set ${column} = $1 where consultant_id = 1 and branch_id = 1`, [
      value,
    ]);

  it('was given an appointment at the office although they are met by telephone alone', async () => {
    const [first = '', second = ''] = (await free()).slots;
    const { id } = await sent(first);
    await keep('at_office', false);
    try {
      expect(await problemsOf(id, first)).toEqual(['outsideHours']);
      expect(await problemsOf(id, second)).toEqual(['outsideHours']);
      const phone = await add(undefined, 'User', { way: 'phone', consultationTypeId: OPEN_TYPE });
      expect(await problemsOf(recordSchema.parse(phone.body.data).id, second)).toEqual([]);
    } finally {
      await keep('at_office', true);
    }
  });

  it('was confirmed at a time at which they keep no hours there any more', async () => {
    const [first = '', second = ''] = (await free()).slots;
    const { id } = await sent(first);
    await keep('deleted_at', new Date());
    try {
      expect(await problemsOf(id, first)).toEqual(['outsideHours']);
      // Any other time is arranged by people.
      expect(await problemsOf(id, second)).toEqual([]);
    } finally {
      await keep('deleted_at', null);
    }
  });
});

it('a moment that was never offered is refused, and so is one without its way', async () => {
  const night = `${(await free()).slots[4]?.slice(0, 10)}T22:13:00.000Z`;
  expect((await add(night)).body.error).toMatchObject({ code: 'slotTaken' });
  const [first = ''] = (await free()).slots;
  const answer = await add(first, 'User', { way: null, consultationTypeId: OPEN_TYPE });
  expect(answer.body.error).toMatchObject({ code: 'validation', fields: { way: { code: 'required' } } });
});

it('a consultation without a time is sent and scheduled as before', async () => {
  const answer = await add(undefined, 'User', { way: null, preferredTimes: 'مساءً' });
  expect(answer.status).toBe(200);
  const { id } = recordSchema.parse(answer.body.data);
  const confirm = await on.move(consultations, 'confirm', id, { body: {} });
  expect(confirm.status).toBe(409);
});

describe('the client', () => {
  it('moves an appointment to another free time, which frees the first one and tells staff', async () => {
    const [first = '', second = ''] = (await free()).slots;
    const { id } = await sent(first, 'User', { consultationTypeId: OPEN_TYPE });
    await on.move(consultations, 'confirm', id, { body: {} });
    const moved = await on.move(consultations, 'rebook', id, {
      as: 'User',
      body: { wishedAt: second, way: 'phone' },
    });
    const record = recordSchema.parse(moved.body.data);
    expect(record).toMatchObject({ status: 'Scheduled', way: 'phone' });
    expect(at(record.scheduledAt)).toBe(second);
    const { slots } = await free();
    expect(slots).toContain(first);
    expect(slots).not.toContain(second);
    const told = await host.database.pool.query(
      `select from notifications where record_id = $1 and kind = 'rebooked' and channel = 'staff'`,
      [id],
    );
    expect(told.rowCount).toBeGreaterThan(0);
  });

  it('moves nothing by themselves while a possible conflict waits, is not told of it, and may cancel all the same', async () => {
    const [first = '', second = ''] = (await free()).slots;
    const { id } = await sent(first);
    await on.move(consultations, 'confirm', id, { body: {} });
    await clientNamed('ميسرة الكوفي', 'Maysara Alkufi');
    await write(consultations, id, [{ nameEn: 'Maysara Alkufi', side: 'other' }]);
    const rebook = () =>
      on.move(consultations, 'rebook', id, { as: 'User', body: { wishedAt: second, way: 'office' } });
    const refused = await rebook();
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'onlyByStaff']);
    expect(JSON.stringify(refused.body)).not.toMatch(/conflict|تعارض|Alkufi/i);
    const kept = await host.call('GET', callPath(consultations, consultations.verbs.read, id), {
      as: 'User',
    });
    expect(at(recordSchema.parse(kept.body.data).scheduledAt)).toBe(first);
    const [hit] = await conflictsOf(consultations, id);
    await decide(consultations, id, { conflictId: hit?.id, decision: 'clear', sentence: 'لا صلة' });
    expect((await rebook()).status).toBe(200);
    await write(consultations, id, [{ nameAr: 'ميسرة الكوفي', side: 'other' }]);
    expect((await on.move(consultations, 'callOff', id, { as: 'User', body: {} })).status).toBe(200);
  });

  it('moved an appointment and was given another lawyer, and the old meeting link stayed', async () => {
    const { pool } = host.database;
    const hours = `update consultant_hours set deleted_at = $1 where consultant_id = $2 and branch_id = 1`;
    await pool.query(hours, [null, OTHER]);
    await pool.query('update lawyers set category_ids = array[1] where id = $1', [OTHER]);
    const [first = '', second = '', third = ''] = (await free({ Way: 'phone' })).slots;
    const added = await add(first, 'User', { way: 'phone', consultationTypeId: OPEN_TYPE });
    expect(added.body.error).toBeNull();
    const { id } = recordSchema.parse(added.body.data);
    await on.move(consultations, 'schedule', id, {
      body: { scheduledAt: first, consultantId: OTHER, place: 'https://meet.example/room' },
    });
    const move = async (wishedAt: string, way: string) => {
      const answer = await on.move(consultations, 'rebook', id, { as: 'User', body: { wishedAt, way } });
      return z.looseObject({ place: z.string() }).and(recordSchema).parse(answer.body.data);
    };
    expect(await move(second, 'phone')).toMatchObject({
      consultantId: OTHER,
      place: 'https://meet.example/room',
    });
    expect(await move(third, 'video')).toMatchObject({ consultantId: OTHER, place: '' });
    await pool.query(hours, [new Date(), OTHER]);
  });

  it('could not choose another time while the first one waited', async () => {
    const [first = '', second = '', third = ''] = (await free()).slots;
    const added = await add(first, 'User', { secondChoiceAt: second });
    const { id } = recordSchema.parse(added.body.data);
    const choose = async (wishedAt: string, as: Person = 'User') =>
      on.move(consultations, 'rechoose', id, { as, body: { wishedAt, way: 'office' } });
    const chosen = recordSchema.parse((await choose(second)).body.data);
    expect(chosen).toMatchObject({ status: 'Pending', scheduledAt: null, secondChoiceAt: null });
    expect(at(chosen.wishedAt)).toBe(second);
    const { slots } = await free();
    expect(slots).toContain(first);
    expect(slots).not.toContain(second);
    const { rows } = await host.database.pool.query(
      `select from notifications where record_id = $1 and kind = 'rechosen' and channel = 'staff'`,
      [id],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect((await choose(third, 'client2')).status).toBe(404);
    await sent(third, 'client2');
    expect((await choose(third)).body.error).toMatchObject({ code: 'slotTaken' });
    // What was not let go is still kept.
    expect((await free()).slots).not.toContain(second);
    const confirmed = await on.move(consultations, 'confirm', id, { as: 'CustomerService', body: {} });
    expect(at(recordSchema.parse(confirmed.body.data).scheduledAt)).toBe(second);
  });

  it('was refused a second choice at which the lawyer is free: the hours are cut otherwise since', async () => {
    const { pool } = host.database;
    const { slots } = await free();
    const first = slots.at(-1) ?? '';
    const day = (slot: string) => dayIn(new Date(slot), 'Asia/Riyadh');
    const second = slots.find((slot, nth) => nth > 1 && day(slots[nth - 1] ?? '') === day(slot)) ?? '';
    const { id } = await sent(first, 'User', { secondChoiceAt: second });
    const cut = (bufferMinutes: number, daysAhead: number) =>
      pool.query('update appointment_settings set buffer_minutes = $1, days_ahead = $2', [
        bufferMinutes,
        daysAhead,
      ]);
    const { rows } = await pool.query<{ buffer: number; ahead: number }>(
      'select buffer_minutes as buffer, days_ahead as ahead from appointment_settings',
    );
    try {
      await cut(25, 1);
      expect((await free()).slots).not.toContain(second);
      const confirmed = await on.move(consultations, 'confirmSecond', id, { body: {} });
      expect(confirmed.body.error).toBeNull();
      expect(at(recordSchema.parse(confirmed.body.data).scheduledAt)).toBe(second);
    } finally {
      await cut(rows[0]?.buffer ?? 0, rows[0]?.ahead ?? 30);
    }
  });

  it('kept every free hour for themselves: no more than a few wait at a time', async () => {
    const { pool } = host.database;
    await pool.query(`update consultations set status = 'Cancelled' where status = 'Pending'`);
    await pool.query(`delete from appointments`);
    await allowOpenWishes(3);
    const { slots } = await free();
    const tried = await Promise.all(slots.slice(0, 8).map((slot) => add(slot)));
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = tried.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body: { error } }) => [status, error?.code])).toEqual(
      Array.from({ length: 5 }, () => [409, 'tooManyWishes']),
    );
    // Another client is not kept waiting by it, nor is one who chooses no time or another one.
    const open = (await free()).slots;
    expect((await add(open[0], 'client2')).status).toBe(200);
    expect((await add(undefined, 'User', { way: null })).status).toBe(200);
    const { id } = recordSchema.parse(tried.find(({ status }) => status === 200)?.body.data);
    const body = { wishedAt: open[1], way: 'office' };
    expect((await on.move(consultations, 'rechoose', id, { as: 'User', body })).status).toBe(200);
    await on.move(consultations, 'confirm', id, { as: 'CustomerService', body: {} });
    expect((await add(open[2])).status).toBe(200);
    await allowOpenWishes(10_000);
  });

  it('takes back a wish that was never answered, however late', async () => {
    const [first = ''] = (await free()).slots;
    const { id } = await sent(first);
    await host.database.pool.query(
      `update consultations set wished_at = now() - interval '2 hours' where id = $1`,
      [id],
    );
    const answer = await on.move(consultations, 'callOff', id, { as: 'User', body: {} });
    expect(recordSchema.parse(answer.body.data).status).toBe('Cancelled');
  });

  it('cancels, and the time is free again', async () => {
    const [first = ''] = (await free()).slots;
    const { id } = await sent(first);
    const answer = await on.move(consultations, 'callOff', id, { as: 'User', body: {} });
    expect(recordSchema.parse(answer.body.data).status).toBe('Cancelled');
    expect((await free()).slots).toContain(first);
  });

  it('does neither once the limit of the firm is past', async () => {
    const [first = '', second = ''] = (await free()).slots;
    const { id } = await sent(first);
    await on.move(consultations, 'confirm', id, { body: {} });
    await host.database.pool.query(
      `update consultations set scheduled_at = now() + interval '23 hours' where id = $1`,
      [id],
    );
    const calledOff = await on.move(consultations, 'callOff', id, { as: 'User', body: {} });
    expect(calledOff.body.error).toMatchObject({ code: 'changeTooLate' });
    const moved = await on.move(consultations, 'rebook', id, {
      as: 'User',
      body: { wishedAt: second, way: 'office' },
    });
    expect(moved.body.error).toMatchObject({ code: 'changeTooLate' });
  });

  it('reaches no appointment of another, and staff do not move in their name', async () => {
    const [first = '', second = ''] = (await free()).slots;
    const { id } = await sent(first);
    await on.move(consultations, 'confirm', id, { body: {} });
    const wish = { wishedAt: second, way: 'office' };
    expect((await on.move(consultations, 'rebook', id, { as: 'client2', body: wish })).status).toBe(404);
    expect((await on.move(consultations, 'callOff', id, { as: 'client2', body: {} })).status).toBe(404);
    expect((await on.move(consultations, 'rebook', id, { as: 'Admin', body: wish })).status).toBe(403);
  });
});

const TRIES = Number(process.env['SLOT_TRIES'] ?? 60);
it(
  `${TRIES} tries at a few free times: each is given once, and none is lost`,
  async () => {
    const slots = (await free()).slots.slice(0, Math.min(50, TRIES / 6));
    const before = await host.database.pool.query('select from appointments');
    const statuses: number[] = [];
    for (let done = 0; done < TRIES; done += AT_ONCE) {
      const tries = Array.from({ length: AT_ONCE }, (_, at) => slots[(done + at * 7) % slots.length] ?? '');
      const answers = await Promise.all(tries.map((each, at) => add(each, at % 2 ? 'User' : 'client2')));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(slots.length);
    expect(statuses.filter((status) => status === 409)).toHaveLength(statuses.length - slots.length);
    const after = await host.database.pool.query('select from appointments');
    expect((after.rowCount ?? 0) - (before.rowCount ?? 0)).toBe(slots.length);
    const { rowCount } = await host.database.pool.query(
      `select from appointments a join appointments b on a.id < b.id and a.consultant_id = b.consultant_id
       and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
    );
    expect(rowCount).toBe(0);
  },
  30_000 + TRIES * 100,
);
const AT_ONCE = 20;

it('the database itself refuses two appointments of one consultant that overlap', async () => {
  const insert = (record: number, from: string, until: string) =>
    host.database.pool.query(
      `insert into appointments (resource, record_id, consultant_id, starts_at, ends_at) values ('consultations', $1, 2, $2, $3)`,
      [record, from, until],
    );
  await insert(900_001, '2031-03-01T10:00Z', '2031-03-01T11:00Z');
  await insert(900_002, '2031-03-01T11:00Z', '2031-03-01T12:00Z');
  await expect(insert(900_003, '2031-03-01T10:59Z', '2031-03-01T11:01Z')).rejects.toMatchObject({
    constraint: 'appointments_apart',
  });
});

it('where a video meeting is held is asked of staff when they confirm the time, and the client reads it', async () => {
  const [first = ''] = (await free({ Way: 'video' })).slots;
  const answer = await add(first, 'User', { way: 'video', consultationTypeId: OPEN_TYPE });
  const made = recordSchema.parse(answer.body.data);
  const place = 'https://meet.example/c-17';
  const confirmed = await on.move(consultations, 'confirm', made.id, {
    as: 'CustomerService',
    body: { place },
  });
  expect(confirmed.status).toBe(200);
  const read = await host.call('GET', `/api/Consultations/GetById/${made.id}`, { as: 'User' });
  expect(read.body.data).toMatchObject({ status: 'Scheduled', place });
});

describe('another way of meeting', () => {
  const wayOf = ({ body: { error } }: Awaited<ReturnType<typeof add>>) => error?.fields?.['way'];

  it('than its type says is refused to whoever calls the host directly, in their language', async () => {
    const [first = ''] = (await free({ Way: 'phone' })).slots;
    const send = (language: Language) =>
      host.call('POST', '/api/Consultations/Add', {
        as: 'User',
        body: body(first, { way: 'phone' }),
        language,
      });
    const refused = await send('en');
    expect(refused.status).toBe(400);
    expect(wayOf(refused)).toMatchObject({
      code: 'wayNotOffered',
      message: 'This way to meet is not offered: choose another',
    });
    expect(wayOf(await send('ar'))).toMatchObject({ message: 'لا تُتاح طريقة اللقاء هذه، فاختر غيرها' });
    // Also without a time; and who says nothing has the way of the type.
    expect(wayOf(await add(undefined, 'User', { way: 'video' }))).toMatchObject({ code: 'wayNotOffered' });
    const [other = ''] = (await free()).slots;
    expect((await add(other, 'User', { way: null })).body.data).toMatchObject({ way: 'office' });
  });

  it('than its type says is refused while the time is changed, before and after it was confirmed', async () => {
    const [first = '', second = '', third = ''] = (await free()).slots;
    const { id } = await sent(first);
    const move = (name: string, way: string, wishedAt = second) =>
      on.move(consultations, name, id, { as: 'User', body: { wishedAt, way } });
    expect(wayOf(await move('rechoose', 'phone'))).toMatchObject({ code: 'wayNotOffered' });
    expect((await move('rechoose', 'office')).status).toBe(200);
    await on.move(consultations, 'confirm', id, { body: {} });
    expect(wayOf(await move('rebook', 'video', third))).toMatchObject({ code: 'wayNotOffered' });
    expect((await move('rebook', 'office', third)).status).toBe(200);
  });

  it('than a consultant keeps hours in is refused, and not as a time that is taken', async () => {
    const { pool } = host.database;
    const [first = '', second = ''] = (await free()).slots;
    const isByVideo = (is: boolean) =>
      pool.query('update consultant_hours set by_video = $1 where consultant_id = 1 and branch_id = 1', [is]);
    await isByVideo(false);
    try {
      const open = { consultationTypeId: OPEN_TYPE };
      for (const consultant of [{}, { consultantId: 1 }]) {
        const refused = await add(first, 'User', { ...open, ...consultant, way: 'video' });
        expect(refused.status).toBe(400);
        expect(wayOf(refused)).toMatchObject({
          code: 'wayNotOffered',
          message: 'This way to meet is not offered: choose another',
        });
      }
      const { id } = recordSchema.parse((await add(first, 'User', open)).body.data);
      const move = (way: string) =>
        on.move(consultations, 'rechoose', id, { as: 'User', body: { wishedAt: second, way } });
      expect(wayOf(await move('video'))).toMatchObject({ code: 'wayNotOffered' });
      expect((await move('phone')).status).toBe(200);
    } finally {
      await isByVideo(true);
    }
  });
});
