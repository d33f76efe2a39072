import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { liftSessionTimeLimits, restoreTimeLimits } from './time-limits.ts';

/**
 * Brings the tables up to date. Several processes may start at once: the migrator itself takes no lock, so
 * one is held around it and the others find everything done.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // It takes as long as it takes, and so does waiting for another process that does it.
    await liftSessionTimeLimits(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      const letGo = async () => {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
        await restoreTimeLimits(client);
      };
      await letGo().catch((error: Error) => {
        broken = error;
      });
    }
  } finally {
    // Throwing the connection away lets go of a lock that could not be released.
    client.release(broken);
  }
}

// Any number, as long as it is always this one.
const MIGRATION_LOCK = 4_207_221_001;

// The build copies the folder beside its bundle, so the path is the same from source.
export const migrationsFolder = join(import.meta.dirname, 'migrations');
