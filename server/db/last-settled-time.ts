import type { Pool, PoolClient } from 'pg';

/**
 * A moment, as ISO 8601, such that every change that is not to be seen yet is stamped with a later one, or with itself: a
 * change is stamped with the beginning of its transaction, which may last for a minute.
 */
export async function lastSettledTime(on: Pool | PoolClient): Promise<string> {
  const { rows } = await on.query<{ at: string }>(
    // Whoever only reads, such as a backup, stamps nothing.
    `select least(now(), min(xact_start)) as at from pg_stat_activity
     where datname = current_database() and backend_xid is not null`,
  );
  const [row] = rows;
  if (!row) throw new Error('A database without a clock');
  return row.at;
}
