import type { Pool } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sweep } from '#server/housekeeping.ts';
import { enqueue, enqueueTopic, startOutbox } from '#server/mail/outbox.ts';
import { claimJobs, retryJobLater } from '#server/mail/outbox-queue.ts';
import { UndeliverableError } from '#server/mail/undeliverable-error.ts';
import { deliveriesOf } from '#tests/support/deliveries-of.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let opened: { database: Database; close: () => Promise<void> };
let pool: Pool;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ pool } = opened.database);
});
beforeEach(() => pool.query('delete from outbox'));
afterAll(() => opened.close());

const add = (count: number) =>
  withTransaction(pool, async (client) => {
    for (let number = 0; number < count; number += 1) await enqueue(client, 'resetCode', { number });
  });
/** The processes that took them have died, and their leases are over. */
const letLeasesRunOut = () =>
  pool.query(`update outbox set locked_until = now() - interval '1 second' where locked_until is not null`);
const rows = async () =>
  (await pool.query('select done_at, failed_at, locked_until, error, payload from outbox order by id')).rows;
const idsOf = (jobs: { id: number }[]) => jobs.map(({ id }) => id);

it('a mail that killed its process was tried 104 times, a minute apart', async () => {
  await add(1);
  const leases: number[] = [];
  while ((await claimJobs(pool, 4)).length > 0 && leases.length < 10) {
    const { rows: leased } = await pool.query<{ seconds: number }>(
      'select extract(epoch from locked_until - now())::float as seconds from outbox',
    );
    leases.push(Math.round(leased[0]?.seconds ?? 0));
    await letLeasesRunOut();
  }
  expect(leases).toEqual([60, 300, 1500]);
  await sweep(pool);
  expect(await rows()).toMatchObject([
    { failed_at: expect.any(String), error: 'its process ended', payload: {} },
  ]);
});

it('a mail whose process was restarted three times in a day of trying was given up at once', async () => {
  await add(1);
  for (let day = 0; day < 5; day += 1) {
    await claimJobs(pool, 4);
    await letLeasesRunOut();
    const [job] = await claimJobs(pool, 4);
    if (!job) expect.fail('it was given up');
    // Its process came back to say how it went.
    await retryJobLater(pool, job, { reason: 'away', seconds: 0 });
  }
  expect(await claimJobs(pool, 4)).toHaveLength(1);
});

it('a held move waited for mails that may have killed their process', async () => {
  await add(2);
  await claimJobs(pool, 4);
  await letLeasesRunOut();
  await pool.query(`insert into outbox (kind, payload) values ('heldMove', '{}')`);
  expect((await claimJobs(pool, 4)).map(({ kind }) => kind)).toEqual(['heldMove']);
});

it('the neighbours of a mail that killed its process were sent again with it each time', async () => {
  await add(5);
  const first = idsOf(await claimJobs(pool, 4));
  expect(first).toHaveLength(4);
  await letLeasesRunOut();
  const later: number[][] = [];
  for (let round = 0; round < 5; round += 1) later.push(idsOf(await claimJobs(pool, 4)));
  expect(later.slice(0, 4)).toEqual(first.map((id) => [id]));
  expect(later[4]).toHaveLength(1);
});

it('news gave a mail that kills its process all its tries again, and was lost with it', async () => {
  const tell = (topic: string) =>
    withTransaction(pool, (client) =>
      enqueueTopic(client, 'matterNews', { payload: { id: 7 }, topic, seconds: 0 }),
    );
  await tell('confirmed');
  for (let death = 0; death < 3; death += 1) {
    await claimJobs(pool, 1);
    await letLeasesRunOut();
  }
  await tell('calledOff');
  expect((await claimJobs(pool, 4)).map(({ payload }) => payload)).toEqual([
    { id: 7, topics: ['calledOff'] },
  ]);
});

it.each([
  ['is done', () => undefined],
  ['failed', () => new Error('not now')],
  ['is refused for good', () => new UndeliverableError('no such mailbox')],
])('a mail that %s after its lease ended what another process had begun anew', async (_, outcome) => {
  await add(1);
  const deliver = async () => {
    await letLeasesRunOut();
    expect(await claimJobs(pool, 1)).toHaveLength(1);
    const error = outcome();
    if (error) throw error;
  };
  const outbox = startOutbox({
    pool,
    log: pino({ level: 'silent' }),
    deliver: deliveriesOf(deliver),
    firstRetrySeconds: 0,
    pollSeconds: 3600,
  });
  await outbox.stop();
  expect(await rows()).toMatchObject([
    { done_at: null, failed_at: null, error: null, locked_until: expect.any(String), payload: { number: 0 } },
  ]);
});
