import type { Pool } from 'pg';
import { sleep } from '../sleep.ts';

/** Whether the pool answers a trivial query within `limit` milliseconds (3 000 when left out). */
export async function isPoolReady(pool: Pool, limit = 3_000): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(limit).then(() => false)]);
}

/** Ends the pool, once; does not wait longer than `limit` milliseconds for clients that were never released. */
export async function endPool(pool: Pool, limit = 5_000): Promise<void> {
  if (!pool.ending) await Promise.race([pool.end(), sleep(limit)]);
}
