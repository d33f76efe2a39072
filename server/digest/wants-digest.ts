import type { Pool } from 'pg';

/** Has this account asked for a daily summary? */
export async function wantsDigest(pool: Pool, userId: number): Promise<boolean> {
  const { rowCount } = await pool.query('select from digests where user_id = $1', [userId]);
  return rowCount === 1;
}
