import type { Pool, PoolClient } from 'pg';

/** The database's own clock, by which its rows are stamped, as ISO 8601. */
export async function currentTime(on: Pool | PoolClient): Promise<string> {
  const { rows } = await on.query<{ now: string }>('select now()');
  const [row] = rows;
  if (!row) throw new Error('A database without a clock');
  return row.now;
}
