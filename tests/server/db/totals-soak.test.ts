/** @module-tag slow */
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { compactTotals } from '#server/db/kept-totals.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { testDatabaseUrl } from '#tests/support/temporary-postgres.ts';
import { wrongTotals } from '#tests/support/wrong-totals.ts';

/** As long as `TOTALS_SOAK_SECONDS` says; a short while in the suite. */
const SECONDS = Number(process.env['TOTALS_SOAK_SECONDS'] ?? 6);
const MOMENTS = 20;
const WRITERS = 6;

const some = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T; // There is one.
const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

const WRITES = [
  () => `insert into faqs (category_id, question_ar, question_en, answer_ar, answer_en)
    select 1 + n % 4, 'س', 'soak', '', '' from generate_series(1, ${some([1, 1, 40])}) n`,
  () => `update faqs set category_id = ${upTo(4)} where id % ${upTo(30)} = 0`,
  () => `update faqs set deleted_at = now() where deleted_at is null and id % ${upTo(60)} = 0`,
  () => `update faqs set deleted_at = null where id % ${upTo(40)} = 0`,
  () => `delete from faqs where question_en = 'soak' and id % ${upTo(8)} = 0`,
  () =>
    `update requests set status = '${some(['Pending', 'Contacted', 'Resolved'])}', branch_id = ${upTo(2)} where id % ${upTo(9)} = 0`,
  () => `update users set is_suspended = not is_suspended, branch_id = null where id % ${upTo(5)} = 0`,
];

/** A transaction of a few writes, each of which may be taken back, that ends in one of the ways that there are. */
async function transact(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query('begin');
    for (let n = upTo(3); n > 0; n -= 1) {
      await client.query('savepoint before_it');
      await client.query(some(WRITES)());
      if (Math.random() < 0.2) await client.query('rollback to savepoint before_it');
    }
    await end(client);
  } catch {
    // Two that lock the same rows the other way round: one of them is taken back.
    isBroken = !(await client.query('rollback').then(
      () => true,
      () => false,
    ));
  } finally {
    client.release(isBroken);
  }
}

async function end(client: PoolClient): Promise<void> {
  const chance = Math.random();
  if (testDatabaseUrl && chance < 0.05) await client.query('select pg_terminate_backend(pg_backend_pid())');
  await client.query(chance < 0.25 ? 'rollback' : 'commit');
}

it(
  'totals equal what is there at every moment, while many write, take back, are cut off, and fold',
  async () => {
    const { database, close } = await openTestDatabase();
    // A second host of the same database, where there can be one.
    const url = testDatabaseUrl && (database.pool.options as { connectionString?: string }).connectionString;
    const other = url
      ? await connectDatabase({ databaseUrl: url, dataDir: null, log: quietLog(), onFatal: () => undefined })
      : database;
    const pools = [database.pool, other.pool];
    let isOver = false;
    let transactions = 0;
    const until = async (work: () => Promise<unknown>) => {
      while (!isOver) {
        await work();
        await wait(1);
      }
    };
    const running = [
      ...Array.from({ length: WRITERS }, (_, at) =>
        until(async () => {
          transactions += 1;
          await transact(pools[at % 2] ?? database.pool);
        }),
      ),
      ...pools.map((pool) => until(() => compactTotals(pool))),
    ];
    try {
      for (let moment = 0; moment < MOMENTS; moment += 1) {
        await wait((SECONDS * 1000) / MOMENTS);
        expect(await wrongTotals(database.pool)).toEqual([]);
      }
    } finally {
      isOver = true;
      await Promise.all(running);
    }
    expect(transactions).toBeGreaterThan(MOMENTS);
    expect(await wrongTotals(database.pool)).toEqual([]);
    if (other !== database) await other.close();
    await close();
  },
  SECONDS * 4000 + 120_000,
);
