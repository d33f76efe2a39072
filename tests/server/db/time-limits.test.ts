import pg from 'pg';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { databaseError } from '#server/db/database-error.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { liftTimeLimits } from '#server/db/time-limits.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { typeParsers } from '#server/db/type-parsers.ts';
import { openArchive } from '#server/backup/read-archive.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { temporaryPostgres, testDatabaseUrl } from '#tests/support/temporary-postgres.ts';

const LIMITS = ['lock_timeout', 'idle_in_transaction_session_timeout', 'statement_timeout'];
const LOCK = 77;

describe.skipIf(!testDatabaseUrl)('a PostgreSQL where another host holds what one waits for', () => {
  let database: Database;
  let url: string;
  let drop: () => Promise<void>;
  let other: pg.Client;
  beforeAll(async () => {
    ({ url, drop } = await temporaryPostgres(testDatabaseUrl ?? ''));
    database = await connectDatabase({
      databaseUrl: url,
      dataDir: null,
      log: quietLog(),
      onFatal: () => undefined,
    });
    other = new pg.Client(url);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await database.close();
    await drop();
  });

  const limitsOf = async (on: Pick<pg.Pool, 'query'>) => {
    const found: string[] = [];
    for (const name of LIMITS) found.push((await on.query(`show ${name}`)).rows[0][name]);
    return found;
  };

  it(
    'whoever waits for a lock that never comes is told so after ten seconds',
    { timeout: 30_000 },
    async () => {
      await other.query('select pg_advisory_lock($1)', [LOCK]);
      const waited = withTransaction(database.pool, (client) =>
        client.query('select pg_advisory_xact_lock($1)', [LOCK]),
      ).then(
        () => 'done',
        (error: unknown) => databaseError(error)?.code,
      );
      const patience = new Promise((done) => setTimeout(done, 15_000, 'waits still').unref());
      expect(await Promise.race([waited, patience])).toBe('unavailable');
      await other.query('select pg_advisory_unlock($1)', [LOCK]);
    },
  );

  it('a transaction in which nothing happens ends by itself, and its locks with it', async () => {
    expect(await limitsOf(database.pool)).toEqual(['10s', '1min', '10min']);
    const idle = withTransaction(database.pool, async (client) => {
      await client.query('set local idle_in_transaction_session_timeout = 50');
      await new Promise((done) => setTimeout(done, 300));
      return client.query('select 1');
    });
    expect(databaseError(await idle.catch((error: unknown) => error))?.code).toBe('unavailable');
  });

  /** Waits for a lock no longer than this, as long as nobody lifts it. */
  const impatientPool = (connectionString: string) =>
    new pg.Pool({
      connectionString,
      options: '-c timezone=UTC -c lock_timeout=200ms',
      types: typeParsers,
      max: 1,
    });
  const whileLocked = async <T>(tables: string, work: () => Promise<T>): Promise<T> => {
    await other.query(`begin; lock table ${tables} in access exclusive mode`);
    const working = work();
    // Awaited below, once nobody holds it up any more.
    working.catch(() => {});
    await new Promise((done) => setTimeout(done, 600));
    await other.query('commit');
    return working;
  };

  it('migrations take as long as they take, and nobody after them', async () => {
    await migrateDatabase(database.pool);
    expect(await limitsOf(database.pool)).toEqual(['10s', '1min', '10min']);
    const impatient = impatientPool(url);
    await whileLocked('drizzle.__drizzle_migrations', () => migrateDatabase(impatient));
    expect(await limitsOf(impatient)).toEqual(['200ms', '0', '0']);
    await impatient.end();
  });

  it('seeds, backups and restores take as long as they take', async () => {
    await withTransaction(database.pool, async (client) => {
      await liftTimeLimits(client);
      expect(await limitsOf(client)).toEqual(['0', '0', '0']);
    });
    const impatient = impatientPool(url);
    expect(await whileLocked('users, branches', () => seedDatabase(impatient, { content: 'none' }))).toBe(
      true,
    );
    const { folder: dataDir, remove } = await temporaryFolder();
    const client = await impatient.connect();
    const file = join(dataDir, 'backup.zip');
    const backup = await whileLocked('users, branches', () =>
      takeBackup({ client, kind: 'postgres', dataDir, file }),
    );
    expect(backup.tables['branches']?.rows).toBeGreaterThan(0);
    client.release();
    await impatient.end();

    // Nobody else is connected to a database that is restored: what holds while its rows come is asked of itself.
    const target = await temporaryPostgres(testDatabaseUrl ?? '');
    const restored = impatientPool(target.url);
    const clients: pg.PoolClient[] = [];
    restored.on('connect', (each) => clients.push(each));
    const archive = await openArchive(file);
    const limits: string[][] = [];
    await restoreBackup({
      archive: {
        ...archive,
        async *rowsOf(table: string) {
          for (const each of clients) limits.push(await limitsOf(each));
          yield* archive.rowsOf(table);
        },
      },
      pool: restored,
      dataDir: join(dataDir, 'restored'),
      replace: false,
    });
    archive.close();
    expect(limits.length).toBeGreaterThan(0);
    expect([...new Set(limits.map(String))]).toEqual(['0,0,0']);
    await restored.end();
    await target.drop();
    await remove();
  });
});
