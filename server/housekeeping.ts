import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { compactTotals } from './db/kept-totals.ts';
import { failStalledJobs } from './mail/outbox-queue.ts';
import { removeRows } from './privacy/retention.ts';
import { hourlyRules } from './privacy/retention-rules.ts';

interface HousekeepingOptions {
  pool: Pool;
  /** Rounds of other parts of the host. */
  more: readonly (() => Promise<void>)[];
  /** What is done at a set time, every two seconds. */
  rounds: readonly (() => Promise<void>)[];
  /** What tells people of what is due soon, every minute. */
  reminders: readonly (() => Promise<void>)[];
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** So often the totals of lists are folded: a read sums what was written since. */
const COMPACT_EVERY = 10_000;
/** What has a set time is looked for so often; a round that takes longer is not begun twice, and no other waits for it. */
const DUE_EVERY = 2_000;
/** What is due soon is looked for so often; each is told once. */
const REMIND_EVERY = 60_000;

/**
 * Removes what is over and names people, every hour, and folds what lists are summed from, does what is due and tells of what
 * soon will be, all the while. Returns the function that ends it.
 */
export function startHousekeeping({ pool, log, more, rounds, reminders }: HousekeepingOptions): () => void {
  const timer = setInterval(() => {
    for (const round of [() => sweep(pool, log), ...more]) {
      round().catch((error: unknown) => log.warn({ err: error }, 'What is over could not be removed.'));
    }
  }, 3_600_000);
  const compaction = setInterval(() => {
    compactTotals(pool).catch((error: unknown) => log.warn({ err: error }, 'Totals could not be folded.'));
  }, COMPACT_EVERY);
  const reminding = setInterval(() => {
    for (const remind of reminders)
      remind().catch((error: unknown) => log.warn({ err: error }, 'Nobody could be reminded.'));
  }, REMIND_EVERY);
  const underWay = new Set<() => Promise<void>>();
  const due = setInterval(() => {
    for (const round of rounds) {
      if (underWay.has(round)) continue;
      underWay.add(round);
      round()
        .catch((error: unknown) => log.warn({ err: error }, 'What is due could not be done.'))
        .finally(() => underWay.delete(round));
    }
  }, DUE_EVERY);
  const all = [timer, compaction, due, reminding];
  for (const each of all) each.unref();
  return () => {
    for (const each of all) clearInterval(each);
  };
}

/**
 * One round of it: what the rules of `privacy/retention-rules.ts` leave to the host. Several processes may do it at once.
 * @param log where it is said what was given up. Default: nowhere
 */
export async function sweep(pool: Pool, log?: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  for (const { id, kind } of await failStalledJobs(pool))
    log?.error({ job: id, kind }, 'A job of the outbox was given up: its process ended each time.');
  for (const rule of hourlyRules) await removeRows(pool, rule);
}
