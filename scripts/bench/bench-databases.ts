import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { seedDatabase } from '#server/db/seed/seed.ts';
import { temporaryPostgres } from '#tests/support/temporary-postgres.ts';
import { USERS } from './calls.ts';

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
 * Makes the tables and fills them. Vacuumed at once, as PostgreSQL itself would do within the next minute and
 * the embedded database's maintenance after one without calls: not in the middle of a measurement.
 * @returns seconds that the seed took, vacuum not included
 */
export async function fillDatabase(place: Place): Promise<number> {
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
    await seedDatabase(database.pool, { content: 'demo', scale: USERS });
    const seconds = (performance.now() - startedAt) / 1000;
    await database.pool.query('vacuum (analyze)');
    await database.pool.query('checkpoint');
    return seconds;
  } finally {
    await database.close();
  }
}
