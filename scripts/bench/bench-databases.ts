import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { connectDatabase } from '#server/db/connect.ts';
import { compactTotals } from '#server/db/kept-totals.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { indexNamesAhead } from '#server/resources/capabilities/conflicts/party-names.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';
import { temporaryPostgres } from '#tests/support/temporary-postgres.ts';
import { handLists, listNames } from './hand-lists.ts';
import { ROWS } from './calls.ts';
import { seedFaqs } from './seed-faqs.ts';

/** Where a database is: an address, or a data folder. */
export type Place = { databaseUrl: string; dataDir: null } | { databaseUrl?: never; dataDir: string };

/** A new database on the PostgreSQL to measure on, and the function that drops it. */
export const createPostgres = () =>
  temporaryPostgres(
    process.env['BENCH_DATABASE_URL'] ||
      process.env['DATABASE_URL'] ||
      'postgres://postgres@127.0.0.1:5432/postgres',
  );

/** A new data folder, and the function that removes it. */
export async function createDataDir() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  return { folder, drop: () => rm(folder, { recursive: true, force: true }) };
}

/** Megabytes that the files of a folder take. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return Math.round((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 2 ** 20);
}

/**
 * Makes the tables and fills them. Vacuumed, its totals folded and what names are found by written at once, as PostgreSQL
 * and the host would do within the next minutes: not in the middle of a measurement.
 * @param rows users and requests, and questions where they are wanted
 * @param more what else is put in
 * @returns seconds that the seed took, and nothing of what is done after it
 */
export async function fillDatabase(
  place: Place,
  {
    rows = ROWS,
    withQuestions = false,
    more,
  }: { rows?: number; withQuestions?: boolean; more?: (pool: Pool) => Promise<void> } = {},
): Promise<number> {
  const database = await connectDatabase({
    ...place,
    // The seed holds the embedded database for longer than its maintenance likes to wait.
    log: { warn: () => undefined },
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    await migrateDatabase(database.pool);
    const startedAt = performance.now();
    await withoutIndexes(database.pool, async () => {
      await seedDatabase(database.pool, { content: 'demo', scale: rows });
      if (withQuestions) await seedFaqs(database.pool, rows);
      await more?.(database.pool);
    });
    const seconds = (performance.now() - startedAt) / 1000;
    await compactTotals(database.pool);
    const keyedAt = performance.now();
    await indexAllNames(database.pool);
    console.log(`what names are found by written in ${((performance.now() - keyedAt) / 1000).toFixed(0)} s`);
    await database.pool.query('vacuum (analyze)');
    await database.pool.query('checkpoint');
    return seconds;
  } finally {
    await database.close();
  }
}

/** As the host does in its rounds: in one transaction each batch would read past the old versions of all before it. */
async function indexAllNames(pool: Pool): Promise<void> {
  const isAnyLeft = async () =>
    (await pool.query('select from party_names where keys is null limit 1')).rowCount !== 0;
  while (await isAnyLeft()) await indexNamesAhead(pool);
}

/** Makes the lists' indexes once the rows are there: one by one they would take most of the time of a seed. */
async function withoutIndexes(pool: Pool, seed: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where not indisunique and indrelid::regclass::text = any($1::text[])`,
    [listNames],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await seed();
  for (const { definition } of rows) await pool.query(definition);
}

/** The totals that the fastest server reads: all rows of a list, and those of each value of its filter. */
export async function keepTotals(pool: Pool): Promise<void> {
  await pool.query('create table bench_totals (name text not null, n int not null)');
  for (const name of listNames)
    await pool.query(
      `insert into bench_totals (name, n)
       select concat_ws(' ', '${name}', ${handLists[name].filter.column}), count(*) from ${name}
       where deleted_at is null group by rollup (${handLists[name].filter.column})`,
    );
  await pool.query('create index on bench_totals (name) include (n)');
  await pool.query('vacuum (analyze) bench_totals');
}
