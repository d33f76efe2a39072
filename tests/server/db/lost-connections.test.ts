import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { databaseError } from '#server/db/database-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { temporaryPostgres, testDatabaseUrl } from '#tests/support/temporary-postgres.ts';

describe.skipIf(!testDatabaseUrl)('a PostgreSQL that cuts connections', () => {
  let database: Database;
  let drop: () => Promise<void>;
  let url: string;
  beforeAll(async () => {
    ({ url, drop } = await temporaryPostgres(testDatabaseUrl ?? ''));
    database = await connectDatabase({
      databaseUrl: url,
      dataDir: null,
      log: quietLog(),
      onFatal: () => undefined,
    });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('I-01 fails the work in hand with 503 and leaves the process and the pool alive', async () => {
    const killer = new pg.Client(url);
    await killer.connect();
    const attempts = Array.from({ length: 10 }, () =>
      withTransaction(database.pool, async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await client.query('select pg_sleep(5)');
      }).then(
        () => 'done',
        (error: unknown) => databaseError(error)?.code,
      ),
    );
    expect(new Set(await Promise.all(attempts))).toEqual(new Set(['unavailable']));
    await killer.end();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
