import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Waits until no other connection to the pool's database runs a statement. */
export async function settled(pool: Pool): Promise<void> {
  const isBusy = async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid() limit 1`,
    );
    return rows.length > 0;
  };
  while (await isBusy()) await wait(20);
}
