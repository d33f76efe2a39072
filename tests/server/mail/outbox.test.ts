import type { Pool } from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sweep } from '#server/housekeeping.ts';
import type { Database } from '#server/db/database.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { OutboxJob } from '#server/mail/outbox-job.ts';
import { type Outbox, enqueue, startOutbox } from '#server/mail/outbox.ts';
import { UndeliverableError } from '#server/mail/undeliverable-error.ts';
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
    deliver: {
      resetCode,
      registrationCode: resetCode,
      loginCode: resetCode,
      matterNews: resetCode,
      messageReceived: resetCode,
      deletionDecided: resetCode,
      mentioned: resetCode,
      invitation: resetCode,
      digest: resetCode,
    },
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

it('what fails is tried again, longer and longer apart, and given up after eight attempts', async () => {
  const times: number[] = [];
  start(async () => {
    times.push(performance.now());
    throw new Error('450 someone@example.com is over quota');
  });
  await add([1]);
  await settled();
  expect(times).toHaveLength(8);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(gaps[6]).toBeGreaterThan(1_000);
  expect(await rows()).toEqual([
    {
      attempts: 8,
      done_at: null,
      failed_at: expect.any(String),
      error: '450 …@… is over quota',
      payload: {},
    },
  ]);
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

it('a job that kills its process eight times is given up', async () => {
  await add([1]);
  await pool.query(`update outbox set attempts = 8, locked_until = now() - interval '1 second'`);
  const done: number[] = [];
  start(async (job) => void done.push(numberOf(job)));
  await pause(200);
  expect(done).toEqual([]);
  await sweep(pool);
  expect(await rows()).toMatchObject([{ failed_at: expect.any(String), payload: {} }]);
});
