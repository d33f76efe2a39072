import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { compactTotals } from './db/kept-totals.ts';
import { giveUpLostJobs } from './mail/outbox-jobs.ts';
import { removeRows } from './privacy/retention.ts';
import { hourlyRules } from './privacy/retention-rules.ts';

interface HousekeepingOptions {
  pool: Pool;
  /** Rounds of other parts of the host. */
  more: readonly (() => Promise<void>)[];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** So often the totals of lists are folded: a read sums what was written since. */
const COMPACT_EVERY = 10_000;

/**
 * Removes what is over and names people, every hour, and folds what lists are summed from, all the while. Returns the
 * function that ends it.
 */
export function startHousekeeping({ pool, log, more }: HousekeepingOptions): () => void {
  const timer = setInterval(() => {
    for (const round of [() => sweep(pool), ...more]) {
      round().catch((error: unknown) => log.warn({ err: error }, 'What is over could not be removed.'));
    }
  }, 3_600_000);
  const compaction = setInterval(() => {
    compactTotals(pool).catch((error: unknown) => log.warn({ err: error }, 'Totals could not be folded.'));
  }, COMPACT_EVERY);
  for (const each of [timer, compaction]) each.unref();
  return () => {
    clearInterval(timer);
    clearInterval(compaction);
  };
}

/** One round of it: what the rules of `privacy/retention-rules.ts` leave to the host. Several processes may do it at once. */
export async function sweep(pool: Pool): Promise<void> {
  await giveUpLostJobs(pool);
  for (const rule of hourlyRules) await removeRows(pool, rule);
}
