import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { giveUpLostJobs } from './mail/outbox-jobs.ts';

interface HousekeepingOptions {
  pool: Pool;
  /** Rounds of other parts of the host. */
  more: readonly (() => Promise<void>)[];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Removes what is over and names people, every hour. Returns the function that ends it. */
export function startHousekeeping({ pool, log, more }: HousekeepingOptions): () => void {
  const timer = setInterval(() => {
    for (const round of [() => sweep(pool), ...more]) {
      round().catch((error: unknown) => log.warn({ err: error }, 'What is over could not be removed.'));
    }
  }, 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round of it. Several processes may do it at once. */
export async function sweep(pool: Pool): Promise<void> {
  await giveUpLostJobs(pool);
  // They hold whole answers; nobody was promised more than a day.
  await pool.query(`delete from idempotency_keys where created_at < now() - interval '1 day'`);
  await pool.query(`delete from password_codes where sent_at < now() - interval '1 day'`);
  await pool.query(
    `delete from sessions where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '30 days'`,
  );
  await pool.query(`delete from notifications where created_at < now() - interval '7 days'`);
  await pool.query(`delete from outbox where coalesce(done_at, failed_at) < now() - interval '30 days'`);
}
