import type { Pool, PoolClient } from 'pg';
import { BackupError } from './backup-error.ts';

/**
 * A host that runs meanwhile would answer from tables that are gone, and write into those that come. Throws BackupError
 * while anybody else is connected to this database; who only maintains it, such as autovacuum, is nobody.
 */
export async function refuseWhileUsed(on: Pool | PoolClient): Promise<void> {
  const { rows } = await on.query<{ sessions: number; names: string }>(
    `select count(*)::int as sessions, string_agg(distinct nullif(application_name, ''), ', ') as names
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`,
  );
  const [{ sessions, names } = { sessions: 0, names: '' }] = rows;
  if (sessions > 0)
    throw new BackupError(
      `The database is in use: ${sessions} other sessions (${names || 'without a name'}). Stop every host first.`,
    );
}
