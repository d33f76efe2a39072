import type { Pool } from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sweep } from '#server/housekeeping.ts';
import type { Database } from '#server/db/database.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { OutboxJob } from '#server/mail/outbox-job.ts';
import { type Outbox, enqueue, enqueueTopic, startOutbox } from '#server/mail/outbox.ts';
import { claimJobs, maxAttemptsOf } from '#server/mail/outbox-queue.ts';
import { UndeliverableError } from '#server/mail/undeliverable-error.ts';
import { deliveriesOf } from '#tests/support/deliveries-of.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let opened: { database: Database; close: () => Promise<void> };
let pool: Pool;
let running: Outbox[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ pool } = opened.database);
});
beforeEach(() => pool.query('delete from outbox'));
afterEach(async () => {
  await Promise.all(running.map((outbox) => outbox.stop()));
  running = [];
});
afterAll(() => opened.close());

const log = pino({ level: 'silent' });
function start(resetCode: (job: OutboxJob) => Promise<void>, pollSeconds = 0.05): Outbox {
  const outbox = startOutbox({
    pool,
    log,
    deliver: deliveriesOf(resetCode),
    firstRetrySeconds: 0.02,
    pollSeconds,
  });
  running.push(outbox);
  return outbox;
}
const add = (numbers: number[]) =>
  withTransaction(pool, async (client) => {
    for (const number of numbers) await enqueue(client, 'resetCode', { number });
  });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const rows = async () =>
  (await pool.query('select attempts, done_at, failed_at, error, payload from outbox order by id')).rows;
const settled = () =>
  vi.waitFor(async () => expect((await rows()).filter((row) => !row.done_at && !row.failed_at)).toEqual([]), {
    timeout: 60_000,
  });
const numberOf = ({ payload }: OutboxJob) => (payload as { number: number }).number; // as `add` wrote it
const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

it('a job leaves with the change that asked for it, or not at all', async () => {
  const failed = withTransaction(pool, async (client) => {
    await enqueue(client, 'resetCode', { number: 1 });
    throw new Error('the change failed');
  });
  await expect(failed).rejects.toThrow('the change failed');
  expect(await rows()).toEqual([]);
});

it('three workers do 60 jobs, each of them once', async () => {
  const done: number[] = [];
  const deliver = async (job: OutboxJob) => {
    await pause(2);
    done.push(numberOf(job));
  };
  await add(upTo(60));
  start(deliver);
  start(deliver);
  start(deliver);
  await settled();
  expect(done.toSorted((a, b) => a - b)).toEqual(upTo(60));
});

it('a kick is answered at once, also one that comes while work is under way', async () => {
  const done: number[] = [];
  const outbox = start(async (job) => {
    await pause(30);
    done.push(numberOf(job));
  }, 3600);
  await add([1]);
  outbox.kick();
  await pause(10);
  await add([2]);
  outbox.kick();
  await expect.poll(() => done).toEqual([1, 2]);
});

interface Pause {
  /** Seconds from when it was looked at, and from before it was set: what it was lies between, however busy the machine. */
  atLeast: number;
  atMost: number;
}
const isOf = (seconds: number, pause: Pause | undefined) =>
  pause !== undefined && pause.atLeast <= seconds && seconds <= pause.atMost;

/** Lets a job fail, as if every pause were over at once, for as long as `isAway` says: how long the pauses took. */
async function outageOf(isAway: (secondsAway: number) => boolean) {
  const pauses: Pause[] = [];
  const total = () => pauses.reduce((sum, { atLeast }) => sum + atLeast, 0);
  let isSent = false;
  const deliver = async () => {
    if (isAway(total())) throw new Error('450 someone@example.com is over quota');
    isSent = true;
  };
  await add([1]);
  const makeDue = async () => {
    const { rows: due } = await pool.query<{ at: string }>(
      'update outbox set run_at = now() returning now()::text as at',
    );
    return due[0]?.at;
  };
  let dueAt = await makeDue();
  const outbox = startOutbox({ pool, log, deliver: deliveriesOf(deliver), pollSeconds: 3600 });
  running.push(outbox);
  for (;;) {
    outbox.kick();
    const lookAtIt = async () => {
      const { rows: waiting } = await pool.query<Pause & { isOver: boolean }>(
        `select extract(epoch from run_at - now())::float as "atLeast",
           extract(epoch from run_at - $2::timestamptz)::float as "atMost",
           done_at is not null or failed_at is not null as "isOver"
         from outbox where locked_until is null and attempts > $1`,
        [pauses.length, dueAt],
      );
      if (!waiting[0]) throw new Error('It is being tried.');
      return waiting[0];
    };
    const row = await vi.waitFor(lookAtIt, { timeout: 20_000 });
    if (row.isOver) return { pauses, seconds: total(), isSent };
    pauses.push(row);
    dueAt = await makeDue();
  }
}

it('a mail server that was away for a night lost every mail after eleven minutes', async () => {
  const { pauses, isSent } = await outageOf((seconds) => seconds < 12 * 3600);
  expect(isSent).toBe(true);
  expect([5, 10, 20, 40].map((seconds, at) => isOf(seconds, pauses[at]))).toEqual(Array(4).fill(true));
  expect(pauses.slice(-5).map((pause) => isOf(900, pause))).toEqual(Array(5).fill(true));
  expect(Math.max(...pauses.map(({ atLeast }) => atLeast))).toBeLessThanOrEqual(900);
});

it('what no mail server takes for a day is given up, and its words are not kept', async () => {
  const { seconds, isSent } = await outageOf(() => true);
  expect(isSent).toBe(false);
  expect(seconds / 3600).toBeGreaterThan(23);
  expect(seconds / 3600).toBeLessThan(25);
  expect(await rows()).toMatchObject([
    { done_at: null, failed_at: expect.any(String), error: '450 …@… is over quota', payload: {} },
  ]);
});

it('a held move, which somebody waits for, is tried eight times', async () => {
  let tried = 0;
  const outbox = startOutbox({
    pool,
    log,
    deliver: {
      ...deliveriesOf(async () => {}),
      async heldMove() {
        tried += 1;
        throw new Error('not now');
      },
    },
    firstRetrySeconds: 0.02,
    pollSeconds: 0.05,
  });
  running.push(outbox);
  await pool.query(`insert into outbox (kind, payload) values ('heldMove', '{}')`);
  await settled();
  expect(tried).toBe(8);
});

it('a mailbox that is refused for good is tried once', async () => {
  start(async () => {
    throw new UndeliverableError('no such mailbox');
  });
  await add([1]);
  await settled();
  expect(await rows()).toMatchObject([{ attempts: 1, error: 'no such mailbox' }]);
});

it('one job that fails holds up no other', async () => {
  const done: number[] = [];
  start(async (job) => {
    if (numberOf(job) === 0 && job.attempts < 4) throw new Error('not yet');
    done.push(numberOf(job));
  });
  await add(upTo(10));
  await settled();
  expect(done).toHaveLength(10);
  expect(done.at(-1)).toBe(0);
});

it('stopping finishes what is due and then takes nothing more', async () => {
  const done: number[] = [];
  const outbox = start(async (job) => {
    await pause(10);
    done.push(numberOf(job));
  }, 3600);
  await add(upTo(20));
  await outbox.stop();
  expect(done).toHaveLength(20);
  await add([99]);
  outbox.kick();
  await pause(100);
  expect(done).toHaveLength(20);
  expect(await rows()).toHaveLength(21);
});

it('a job whose process died is done by another when its lease is over, not before', async () => {
  await add([1, 2]);
  await pool.query(
    `update outbox set attempts = 1, locked_until = now() + case payload->>'number' when '1'
       then interval '-1 second' else interval '60 seconds' end`,
  );
  const done: number[] = [];
  start(async (job) => void done.push(numberOf(job)));
  await expect.poll(() => done).toEqual([1]);
  await pause(200);
  expect(done).toEqual([1]);
});

it('a job that kills its process each time is given up', async () => {
  await add([1]);
  await pool.query(`update outbox set attempts = $1, locked_until = now() - interval '1 second'`, [
    maxAttemptsOf({ kind: 'resetCode' }),
  ]);
  const done: number[] = [];
  start(async (job) => void done.push(numberOf(job)));
  await pause(200);
  expect(done).toEqual([]);
  await sweep(pool);
  expect(await rows()).toMatchObject([{ failed_at: expect.any(String), payload: {} }]);
});

it('news that came while a mail could not leave went in a second one, which might leave first', async () => {
  const tell = (topic: string) =>
    withTransaction(pool, (client) =>
      enqueueTopic(client, 'matterNews', { payload: { id: 7 }, topic, seconds: 0 }),
    );
  await tell('confirmed');
  await pool.query('update outbox set attempts = 3');
  await tell('calledOff');
  expect(await rows()).toMatchObject([
    { attempts: 0, payload: { id: 7, topics: ['confirmed', 'calledOff'] } },
  ]);
  // What is on its way says only what it said when it left.
  await pool.query(`update outbox set locked_until = now() + interval '60 seconds'`);
  await tell('received');
  expect(await rows()).toHaveLength(2);
});

it('a held move waited behind the mails of a day on which the mail server was away', async () => {
  await add(upTo(8));
  await pool.query(`update outbox set run_at = now() - interval '1 hour'`);
  await pool.query(`insert into outbox (kind, payload) values ('heldMove', '{}')`);
  expect((await claimJobs(pool, 4)).map(({ kind }) => kind)).toContain('heldMove');
});
