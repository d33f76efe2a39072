import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimPort } from '#server/claim-port.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { figure } from '#tests/support/figure.ts';
import { type OwnPostgres, postgresPrograms, startOwnPostgres } from '#tests/support/own-postgres.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

const programs = postgresPrograms();
const POINTS = 10;

describe.runIf(programs)('on a PostgreSQL of its own', () => {
  let postgres: OwnPostgres;
  let admin: pg.Client;
  beforeAll(async () => {
    postgres = await startOwnPostgres(programs ?? '', await claimPort('127.0.0.1', 0));
    admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin?.end();
    await postgres?.remove();
  });

  const onDatabase = async <T>(name: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const databaseUrl = postgres.url.replace(/\/postgres$/, `/${name}`);
    const log = quietLog();
    const database = await connectDatabase({ databaseUrl, dataDir: null, log, onFatal: () => undefined });
    try {
      return await work(database.pool);
    } finally {
      await database.close();
    }
  };
  /** Every column and index that there is, and which migrations are noted as done. */
  const shapeOf = async (pool: pg.Pool) =>
    (
      await pool.query(
        `select (select json_agg(c order by c) from (select table_name || '.' || column_name || ' ' || data_type as c
             from information_schema.columns where table_schema = 'public') t) as columns,
           (select json_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public') as indexes,
           (select json_agg(hash order by id) from drizzle.__drizzle_migrations) as done`,
      )
    ).rows[0];

  it(`D-09 a migration that is killed at ${POINTS} points is made again, and ends as if nothing had been`, async () => {
    await admin.query('create database whole');
    const { shape, took } = await onDatabase('whole', async (pool) => {
      const startedAt = performance.now();
      await migrateDatabase(pool);
      return { took: performance.now() - startedAt, shape: await shapeOf(pool) };
    });
    let killed = 0;
    for (let point = 0; point < POINTS; point += 1) {
      const name = `killed_${point}`;
      await admin.query(`create database ${name}`);
      await onDatabase(name, async (pool) => {
        const migrating = migrateDatabase(pool).then(
          () => false,
          () => true,
        );
        await wait((took * (point + 0.5)) / POINTS);
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          name,
        ]);
        if (await migrating) killed += 1;
      });
      // The next start of the host.
      await onDatabase(name, async (pool) => {
        await migrateDatabase(pool);
        expect(await shapeOf(pool)).toEqual(shape);
      });
    }
    figure(
      `${POINTS} points, ${killed} killed in the middle, ${POINTS} of ${POINTS} whole after the next start`,
    );
    expect(killed).toBeGreaterThanOrEqual(POINTS / 2);
  });
});
