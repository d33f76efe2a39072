import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { refusalsSchema } from '#contract/bulk.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import {
  EXTEND_HELD_CHANGE,
  extendedSchema,
  heldChangeSchema,
  heldChangeStateSchema,
} from '#contract/held-changes.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import { actionLaterVerb, callPath } from '#contract/resource-paths.ts';
import { consultations } from '#resources/consultations.ts';
import { matters } from '#resources/matters.ts';
import { requests } from '#resources/requests.ts';
import { sweep } from '#server/housekeeping.ts';
import { lookForJobs } from '#tests/support/look-for-jobs.ts';
import { daysAhead, inputOf, mattersOn } from '#tests/support/matters.ts';
import { shareHost } from '#tests/support/share-host.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost({ env: { MOVE_HOLD_SECONDS: '60' } });
const on = mattersOn(host);
const { pool } = host.database;
beforeEach(() => pool.query(`delete from outbox where kind = 'heldMove'`));

const hold = (resource: AnyResource, move: string, ids: number[], as: Person = 'CustomerService') => {
  const input = inputOf(move);
  const body = { ids, ...(Object.keys(input).length > 0 ? { input } : {}) };
  return host.call('POST', callPath(resource, actionLaterVerb(move)), { as, body });
};
const held = async (...given: Parameters<typeof hold>) => {
  const answer = await hold(...given);
  expect([answer.status, answer.body.error ?? null]).toEqual([200, null]);
  return heldChangeSchema.parse(answer.body.data);
};
const make = (id: number, as: Person = 'CustomerService') =>
  host.call('POST', callPath(requests, requests.verbs.makeHeldChange, id), { as });
const takeBack = (id: number, as: Person = 'CustomerService') =>
  host.call('POST', callPath(requests, requests.verbs.takeBackHeldChange, id), { as });
const extend = (id: number, as: Person = 'CustomerService') =>
  host.call('POST', callPath(requests, EXTEND_HELD_CHANGE, id), { as });
const stateOf = async (id: number, as: Person = 'CustomerService') => {
  const path = callPath(requests, requests.verbs.heldChange, id);
  const { status, body } = await host.call('GET', path, { as });
  return status === 200 ? heldChangeStateSchema.parse(body.data).state : status;
};

/** Everything that anybody could have been told by, and the records themselves. */
async function traces() {
  const { rows } = await pool.query(
    `select (select count(*) from notifications) as bells, (select count(*) from thread_entries) as entries,
       (select count(*) from audit_entries) as audit, (select count(*) from appointments) as appointments,
       (select json_agg(r order by id) from requests r) as requests,
       (select count(*) from outbox where kind <> 'heldMove') as mails`,
  );
  return rows[0];
}

describe.each(matters.map((matter) => ({ name: matter.name, matter })))('$name', ({ matter }) => {
  const { moves } = matter.workflow;
  const ofStaff = Object.keys(moves).filter((move) => moves[move]?.access.Admin === 'all');
  it.each(ofStaff)(
    'nobody is told of %s while it can be taken back, and afterwards nothing of it is left',
    async (move) => {
      const record = await on.inState(matter, moves[move]?.from[0] ?? '', move);
      const before = await traces();
      const events: ChangeEvent[] = [];
      const stop = host.changes.subscribe((event) => events.push(event));
      const { id } = await held(matter, move, [record.id], 'Admin');
      stop();
      expect(await traces()).toEqual(before);
      expect(events).toEqual([]);
      const back = await host.call('POST', callPath(matter, matter.verbs.takeBackHeldChange, id), {
        as: 'Admin',
      });
      expect(back.body.data).toEqual({ isTakenBack: true });
      const late = await host.call('POST', callPath(matter, matter.verbs.makeHeldChange, id), {
        as: 'Admin',
      });
      expect(late.body.data).toEqual({ ids: [] });
      expect(await traces()).toEqual(before);
    },
  );

  it.each(Object.keys(moves).filter((move) => !ofStaff.includes(move)))(
    '%s, which clients make themselves, is held for nobody',
    async (move) => {
      const { id } = await on.inState(matter, moves[move]?.from[0] ?? '', move);
      for (const as of ['Admin', 'User'] as const)
        expect([403, 404]).toContain((await hold(matter, move, [id], as)).status);
    },
  );
});

it('a move that was held is made once, with all that belongs to it', async () => {
  const { id: record } = await on.send(requests);
  const { id, seconds } = await held(requests, 'markContacted', [record]);
  expect(seconds).toBe(60);
  const [first, second] = await Promise.all([make(id), make(id)]);
  expect([first.body.data, second.body.data]).toContainEqual({ ids: [record] });
  expect([first.body.data, second.body.data]).toContainEqual({ ids: [] });
  expect((await on.read(requests, record)).status).toBe('Contacted');
  expect((await on.thread(requests, record)).filter(({ kind }) => kind === 'moved')).toHaveLength(1);
  expect((await takeBack(id)).body.data).toEqual({ isTakenBack: false });
});

it('a move waits on while its undo has the focus: for its holder alone, for a minute at most, and not when it is made', async () => {
  const { holdSeconds } = host.env;
  host.env.holdSeconds = 5;
  onTestFinished(() => void (host.env.holdSeconds = holdSeconds));
  const { id: record } = await on.send(requests);
  const { id } = await held(requests, 'markContacted', [record]);
  const set = (values: string) => pool.query(`update outbox set ${values} where id = $1`, [id]);
  const left = async (as?: Person) => (await extend(id, as)).body.data;
  const dueIn = async () => {
    const { rows } = await pool.query<{ seconds: number }>(
      `select extract(epoch from run_at - now())::float8 as seconds from outbox where id = $1`,
      [id],
    );
    return rows[0]?.seconds ?? 0;
  };
  await set(`run_at = now() + interval '2 seconds'`);
  expect(await left('Admin')).toEqual({ seconds: 0 });
  expect(await dueIn()).toBeLessThanOrEqual(2);
  expect(await left()).toEqual({ seconds: 5 });
  expect(await dueIn()).toBeGreaterThan(2);

  await set(`created_at = now() - interval '57 seconds', run_at = now() + interval '2 seconds'`);
  const { seconds } = extendedSchema.parse(await left());
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3);
  await set(`created_at = now() - interval '2 minutes', run_at = now() + interval '2 seconds'`);
  expect(await left()).toEqual({ seconds: 0 });

  // Somebody is making it.
  await set(`created_at = now(), run_at = now() + interval '20 seconds'`);
  await set(`locked_until = now() + interval '1 minute'`);
  expect(await left()).toEqual({ seconds: 0 });
  await set(`locked_until = null`);
  await make(id);
  expect(await left()).toEqual({ seconds: 0 });
});

it('of undo and the end of the wait at the same moment one has happened, never both', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id: record } = await on.send(requests);
    const { id } = await held(requests, 'markContacted', [record]);
    const [made, back] = await Promise.all([make(id), takeBack(id)]);
    const isMade = (made.body.data as { ids: number[] }).ids.length === 1;
    expect(back.body.data).toEqual({ isTakenBack: !isMade });
    expect((await on.read(requests, record)).status).toBe(isMade ? 'Contacted' : 'Pending');
  }
});

it('a move whose answer was lost was held twice when it was asked for again', async () => {
  const [{ id: record }, { id: other }] = [await on.send(requests), await on.send(requests)];
  const first = await held(requests, 'markContacted', [record]);
  const both = await held(requests, 'markContacted', [record, other]);
  const ofAdmin = await held(requests, 'markContacted', [record], 'Admin');
  const again = await held(requests, 'markContacted', [record]);
  expect(await stateOf(first.id)).toBe(404);
  expect(await stateOf(both.id)).toBe('waiting');
  expect(await stateOf(ofAdmin.id, 'Admin')).toBe('waiting');
  expect((await make(first.id)).body.data).toEqual({ ids: [] });
  expect((await make(again.id)).body.data).toEqual({ ids: [record] });
});

it('a move whose tab was closed is made by the host', async () => {
  const { id: record } = await on.send(requests);
  const { id } = await held(requests, 'markContacted', [record]);
  await pool.query('update outbox set run_at = now() where id = $1', [id]);
  await vi.waitFor(async () => expect((await on.read(requests, record)).status).toBe('Contacted'), {
    timeout: 30_000,
  });
  const [entry] = (await on.thread(requests, record)).filter(({ kind }) => kind === 'moved');
  expect(entry?.author?.role).toBe('CustomerService');
});

it('what a colleague did meanwhile refuses a move that was held: its holder is told, and nothing is done', async () => {
  const [first, second] = [await on.send(requests), await on.send(requests)];
  const { id } = await held(requests, 'markContacted', [first.id, second.id]);
  await on.move(requests, 'resolve', second.id);
  const answer = await make(id);
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'bulkRefused']);
  expect(refusalsSchema.parse(answer.body.data).refusals.map((one) => one.id)).toEqual([second.id]);
  expect((await on.read(requests, first.id)).status).toBe('Pending');
  expect((await make(id)).body.data).toEqual({ ids: [] });

  const { id: left } = await held(requests, 'markContacted', [first.id]);
  await on.move(requests, 'resolve', first.id);
  await pool.query('update outbox set run_at = now() where id = $1', [left]);
  await lookForJobs(host);
  const holder = await host.userIdOf('CustomerService');
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select record_id from notifications where user_id = $1 and kind = 'moveRefused'`,
        [holder],
      );
      expect(rows).toEqual([{ record_id: first.id }]);
    },
    { timeout: 30_000 },
  );
});

it.each([
  ['failed at its last try', 'attempts = 7, run_at = now()'],
  ['was left by a process that died', `attempts = 8, locked_until = now() - interval '1 second'`],
])('a held move that %s was given up, and nobody was told', async (_, state) => {
  const { id: record } = await on.send(requests);
  const { id } = await held(requests, 'markContacted', [record]);
  const holder = await host.userIdOf('CustomerService');
  await pool.query(`delete from notifications where kind = 'moveRefused'`);
  // No answer that a caller could be given.
  await pool.query(
    `alter table requests add constraint broken check (id <> ${record} or status = 'Pending')`,
  );
  onTestFinished(async () => void (await pool.query('alter table requests drop constraint broken')));
  await pool.query(`update outbox set ${state} where id = $1`, [id]);
  await sweep(pool);
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select user_id, record_id from notifications where kind = 'moveRefused'`,
      );
      expect(rows).toEqual([{ user_id: holder, record_id: record }]);
    },
    { timeout: 10_000 },
  );
  const { rows } = await pool.query(
    'select failed_at is not null as over, payload from outbox where id = $1',
    [id],
  );
  expect(rows).toEqual([{ over: true, payload: {} }]);
});

it('a held move was refused, and its holder told, once more for each time that its end could not be kept', async () => {
  const { id: record } = await on.send(requests);
  const { id } = await held(requests, 'markContacted', [record]);
  await pool.query(`delete from notifications where kind = 'moveRefused'`);
  await on.move(requests, 'resolve', record);
  await pool.query(`alter table outbox add constraint broken check (id <> ${id} or done_at is null)`);
  const mend = () => pool.query('alter table outbox drop constraint if exists broken');
  onTestFinished(async () => void (await mend()));
  const jobHas = async (state: object) => {
    await pool.query('update outbox set run_at = now() where id = $1', [id]);
    await lookForJobs(host);
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query('select error, payload, done_at from outbox where id = $1', [id]);
        expect(rows).toMatchObject([state]);
      },
      { timeout: 30_000 },
    );
  };
  await jobHas({ error: expect.stringContaining('broken'), done_at: null });
  await mend();
  await jobHas({ error: null, payload: {}, done_at: expect.any(String) });
  const { rows } = await pool.query(`select record_id from notifications where kind = 'moveRefused'`);
  expect(rows).toEqual([{ record_id: record }]);
});

it('what a colleague saved while a move was held was overrun: whoever asked for it had not seen it', async () => {
  const { id: record } = await on.send(requests);
  const versions = [{ id: record, version: 1 }];
  const body = { ids: [record], versions };
  const later = callPath(requests, actionLaterVerb('markContacted'));
  const answer = await host.call('POST', later, { as: 'CustomerService', body });
  const { id } = heldChangeSchema.parse(answer.body.data);
  await pool.query('update requests set version = version + 1 where id = $1', [record]);
  expect([(await make(id)).status, (await on.read(requests, record)).status]).toEqual([409, 'Pending']);
});

it('a move that is not possible is refused when it is asked for', async () => {
  const { id } = await on.inState(requests, 'Rejected');
  const answer = await hold(requests, 'markContacted', [id]);
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'bulkRefused']);
  const one = await on.send(consultations);
  const body = { ids: [one.id], input: { scheduledAt: daysAhead(-3), consultantId: 1, place: '' } };
  const wrong = await host.call('POST', callPath(consultations, 'NoSuchLater'), { as: 'Admin', body });
  expect(wrong.status).toBe(404);
  expect((await pool.query(`select from outbox where kind = 'heldMove'`)).rows).toEqual([]);
});

/** As if the time that was filled in had come meanwhile. */
const heldSince = (id: number, scheduledAt: string) =>
  pool.query(
    `update outbox set payload = jsonb_set(payload, '{input,scheduledAt}', to_jsonb($2::text)) where id = $1`,
    [id, scheduledAt],
  );

it('an appointment was set, and its client told, at a time that had passed while the move was held', async () => {
  const { id: record } = await on.send(consultations);
  const { id } = await held(consultations, 'schedule', [record]);
  await heldSince(id, daysAhead(-1));
  const made = await host.call('POST', callPath(consultations, consultations.verbs.makeHeldChange, id), {
    as: 'CustomerService',
  });
  expect([made.status, made.body.error?.code]).toEqual([409, 'bulkRefused']);
  const [refusal] = refusalsSchema.parse(made.body.data).refusals;
  expect(refusal?.fields?.['scheduledAt']).toMatchObject({ code: 'notFuture' });
  expect(await on.read(consultations, record)).toMatchObject({ status: 'Pending', scheduledAt: null });
});

it('a meeting link that is held until its appointment has begun is added all the same', async () => {
  const { id: record } = await on.send(consultations);
  await on.move(consultations, 'schedule', record);
  const { scheduledAt, consultantId } = await on.read(consultations, record);
  const input = { scheduledAt, consultantId, place: 'https://meet.example/room' };
  const later = callPath(consultations, actionLaterVerb('schedule'));
  const body = { ids: [record], input };
  const answer = await host.call('POST', later, { as: 'CustomerService', body });
  const { id } = heldChangeSchema.parse(answer.body.data);
  const begun = new Date(Date.now() - 60_000).toISOString();
  await pool.query(
    `update consultations set scheduled_at = $2, scheduled_until = $2::timestamptz + interval '1 hour' where id = $1`,
    [record, begun],
  );
  await heldSince(id, begun);
  const path = callPath(consultations, consultations.verbs.makeHeldChange, id);
  expect((await host.call('POST', path, { as: 'CustomerService' })).body.data).toEqual({ ids: [record] });
  expect(await on.read(consultations, record)).toMatchObject({ place: input.place, scheduledAt: begun });
});

it('a move of one record alone was held for two, and for all that a list finds', async () => {
  const ids: number[] = [];
  for (const _ of [1, 2]) ids.push((await on.inState(consultations, 'Pending', 'answer')).id);
  const later = callPath(consultations, actionLaterVerb('answer'));
  const refusal = async (body: object) => {
    const { status, body: answer } = await host.call('POST', later, { as: 'CustomerService', body });
    return [status, Object.keys(answer.error?.fields ?? {})];
  };
  expect(await refusal({ ids })).toEqual([400, ['ids']]);
  const matching = { query: `Ids=${ids.join(',')}`, count: 2 };
  expect(await refusal({ matching })).toEqual([400, ['matching']]);
  expect((await pool.query(`select from outbox where kind = 'heldMove'`)).rows).toEqual([]);
  expect((await hold(consultations, 'answer', ids.slice(0, 1))).status).toBe(200);
});

it('nobody makes or takes back what somebody else holds, and clients hold nothing', async () => {
  const { id: record } = await on.send(requests);
  expect((await hold(requests, 'markContacted', [record], 'User')).status).toBe(403);
  const { id } = await held(requests, 'markContacted', [record]);
  expect((await make(id, 'User')).status).toBe(403);
  expect((await takeBack(id, 'User')).status).toBe(403);
  expect((await make(id, 'Admin')).body.data).toEqual({ ids: [] });
  expect((await takeBack(id, 'Admin')).body.data).toEqual({ isTakenBack: false });
  const elsewhere = callPath(consultations, consultations.verbs.makeHeldChange, id);
  expect((await host.call('POST', elsewhere, { as: 'CustomerService' })).body.data).toEqual({ ids: [] });
  expect((await on.read(requests, record)).status).toBe('Pending');
});

it('whoever holds a move learns what came of it, whoever made it; nobody else does, and no word of it is kept', async () => {
  const fresh = async () => (await on.send(requests)).id;
  const { id: made } = await held(requests, 'markContacted', [await fresh()]);
  expect([await stateOf(made), await stateOf(made, 'Admin')]).toEqual(['waiting', 404]);
  await make(made);
  expect([await stateOf(made), await stateOf(made, 'Admin')]).toEqual(['made', 404]);

  const record = await fresh();
  const { id: left } = await held(requests, 'reject', [record]);
  await pool.query('update outbox set run_at = now() where id = $1', [left]);
  await lookForJobs(host);
  await vi.waitFor(async () => expect(await stateOf(left)).toBe('made'), { timeout: 15_000 });
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select payload, locked_until from outbox where id = $1', [left]);
      const userId = await host.userIdOf('CustomerService');
      expect(rows).toEqual([{ payload: { userId, resource: 'requests' }, locked_until: null }]);
    },
    { timeout: 15_000 },
  );

  const { id: back } = await held(requests, 'markContacted', [await fresh()]);
  await takeBack(back);
  expect(await stateOf(back)).toBe(404);

  const other = await fresh();
  const { id: refused } = await held(requests, 'markContacted', [other]);
  await on.move(requests, 'resolve', other);
  await pool.query('update outbox set run_at = now() where id = $1', [refused]);
  await lookForJobs(host);
  await vi.waitFor(async () => expect(await stateOf(refused)).toBe(404), { timeout: 15_000 });
  expect(await stateOf(9_999_999)).toBe(404);
  const path = callPath(requests, requests.verbs.heldChange, made);
  expect((await host.call('GET', path, { as: 'User' })).status).toBe(403);
});

it('somebody who was suspended meanwhile moves nothing', async () => {
  const { id: record } = await on.send(requests);
  const { id } = await held(requests, 'markContacted', [record]);
  const holder = await host.userIdOf('CustomerService');
  await pool.query('update users set is_suspended = true where id = $1', [holder]);
  await pool.query('update outbox set run_at = now() where id = $1', [id]);
  await lookForJobs(host);
  await vi.waitFor(
    async () =>
      expect(
        (await pool.query('select done_at from outbox where id = $1', [id])).rows[0].done_at,
      ).not.toBeNull(),
    { timeout: 30_000 },
  );
  expect((await on.read(requests, record)).status).toBe('Pending');
});
