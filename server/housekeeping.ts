import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { giveUpLostJobs } from './mail/outbox-jobs.ts';
import { removeRows } from './privacy/retention.ts';
import { hourlyRules } from './privacy/retention-rules.ts';

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

/** One round of it: what the rules of `privacy/retention-rules.ts` leave to the host. Several processes may do it at once. */
export async function sweep(pool: Pool): Promise<void> {
  await giveUpLostJobs(pool);
  for (const rule of hourlyRules) await removeRows(pool, rule);
}
