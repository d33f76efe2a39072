import type { Pool } from 'pg';
import { migrateDatabase } from '../db/migrate.ts';
import { liftTimeLimits } from '../db/time-limits.ts';
import { withTransaction } from '../db/transaction.ts';
import { BackupError } from './backup-error.ts';
import { filesOf, removeDataFile, writeDataFile } from './data-files.ts';
import type { Archive } from './read-archive.ts';
import { refuseWhileUsed } from './refuse-while-used.ts';
import { refuseOtherVersion, restoreTables } from './restore-tables.ts';

interface RestoreOptions {
  archive: Archive;
  pool: Pool;
  dataDir: string;
  /** Whether what is there may go. */
  replace: boolean;
}

/**
 * Brings a backup back: files first, then all tables in one transaction, then the migrations that the backup does not
 * know yet. Whatever fails leaves the database as it was, and an empty installation empty. Throws BackupError.
 * @returns how many jobs of the outbox were given up
 */
export async function restoreBackup({ archive, pool, dataDir, replace }: RestoreOptions): Promise<number> {
  refuseOtherVersion(archive.manifest);
  await refuseWhileUsed(pool);
  const wasEmpty = await isEmpty(pool, dataDir);
  if (!replace && !wasEmpty)
    throw new BackupError(
      'There is something already. With --replace it goes, and the backup takes its place.',
    );
  const files = Object.keys(archive.manifest.files);
  let givenUp = 0;
  try {
    for (const name of files) await writeDataFile(dataDir, name, await archive.fileOf(name));
    await withTransaction(pool, async (client) => {
      await liftTimeLimits(client);
      // Again: many files take their time, and a supervisor may have started a host.
      await refuseWhileUsed(client);
      givenUp = await restoreTables(client, archive);
    });
  } catch (error) {
    // The next try would find something there.
    if (wasEmpty) for (const name of files) await removeDataFile(dataDir, name);
    throw error;
  }
  await migrateDatabase(pool);
  await pool.query('analyze');
  return givenUp;
}

/** No table with a row, and no file. */
async function isEmpty(pool: Pool, dataDir: string): Promise<boolean> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  if (tables.length > 0) {
    const anyRow = tables.map(({ name }) => `exists (select from public.${name})`).join(' or ');
    const { rows } = await pool.query<{ found: boolean }>(`select ${anyRow} as found`);
    if (rows[0]?.found) return false;
  }
  return (await filesOf(dataDir)).length === 0;
}
