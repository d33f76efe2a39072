import type { Pool } from 'pg';
import { withTransaction } from '../db/transaction.ts';
import { tellRefused } from '../resources/tell-refused.ts';
import type { LeasedJob, OutboxJob } from './outbox-job.ts';

/** A mail server may be away for a day: at the longest pause between two attempts these take about so long. */
const MAIL_ATTEMPTS = 104;
/** Somebody waits to see it made. */
const HELD_MOVE_ATTEMPTS = 8;

/** After how many attempts a job is given up. */
export const maxAttemptsOf = ({ kind }: Pick<OutboxJob, 'kind'>): number =>
  kind === 'heldMove' ? HELD_MOVE_ATTEMPTS : MAIL_ATTEMPTS;
const MAX_ATTEMPTS_SQL = `case when kind = 'heldMove' then ${HELD_MOVE_ATTEMPTS} else ${MAIL_ATTEMPTS} end`;

/** A job that kills its process would do so for a day: nobody comes back to say how it went. */
const MAX_EXPIRED = 3;
/** How many leases have run out, with the one that is over and was never given back. */
const EXPIRED_SQL = '(expired + (locked_until is not null)::int)';
/** No process has it. */
const IS_FREE_SQL =
  'done_at is null and failed_at is null and (locked_until is null or locked_until < now())';
/** The job is still of whoever says how it went. A job that ended itself is left as it ended. */
const IS_OWN_SQL = 'id = $1 and locked_until = $2::timestamptz and done_at is null and failed_at is null';

/**
 * Takes due jobs for a minute: longer than any delivery may take, so that no other process takes them too. What may have
 * killed its process is taken alone, and for longer each time, so that nothing else is sent again with it.
 */
export async function claimJobs(pool: Pool, limit: number): Promise<LeasedJob[]> {
  for (const [which, most] of TURNS) {
    const jobs = await claim(pool, which, Math.min(most, limit));
    if (jobs.length > 0) return jobs;
  }
  return [];
}

/** Held moves come first: a mail server that is away may leave mails of a day. */
const TURNS: readonly (readonly [which: string, most: number])[] = [
  [`${EXPIRED_SQL} = 0 and kind = 'heldMove'`, Infinity],
  [`${EXPIRED_SQL} between 1 and ${MAX_EXPIRED - 1}`, 1],
  [`${EXPIRED_SQL} = 0`, Infinity],
];

async function claim(pool: Pool, which: string, limit: number): Promise<LeasedJob[]> {
  const { rows } = await pool.query<LeasedJob>(
    `update outbox set attempts = attempts + 1, expired = ${EXPIRED_SQL},
       locked_until = now() + interval '60 seconds' * 5 ^ ${EXPIRED_SQL}
     where id in (
       select id from outbox
       where ${IS_FREE_SQL} and run_at <= now() and attempts < ${MAX_ATTEMPTS_SQL} and ${which}
       order by run_at, id limit $1 for update skip locked)
     returning id, kind, payload, attempts, created_at as "createdAt", locked_until::text as lease`,
    [limit],
  );
  return rows;
}

type Claimed = Pick<LeasedJob, 'id' | 'lease'>;

/** The payload has done its work, and may name people: it is not kept. */
export async function completeJob(pool: Pool, { id, lease }: Claimed): Promise<void> {
  await pool.query(
    `update outbox set done_at = now(), locked_until = null, error = null, payload = '{}' where ${IS_OWN_SQL}`,
    [id, lease],
  );
}

interface Postponed {
  reason: string;
  /** Until the next attempt. */
  seconds: number;
}

export async function retryJobLater(
  pool: Pool,
  { id, lease }: Claimed,
  { reason, seconds }: Postponed,
): Promise<void> {
  await pool.query(
    `update outbox set run_at = now() + make_interval(secs => $3), locked_until = null, expired = 0, error = $4
     where ${IS_OWN_SQL}`,
    [id, lease, seconds, shortened(reason)],
  );
}

export async function failJob(pool: Pool, { id, lease }: Claimed, reason: string): Promise<void> {
  await giveUp(pool, IS_OWN_SQL, '$3', [id, lease, shortened(reason)]);
}

/**
 * Fails what was leased for the last time by a process that never came back to say how it went.
 * @returns what that was
 */
export const failStalledJobs = (pool: Pool): Promise<GivenUp[]> =>
  giveUp(
    pool,
    `${IS_FREE_SQL} and locked_until is not null
       and (attempts >= ${MAX_ATTEMPTS_SQL} or ${EXPIRED_SQL} >= ${MAX_EXPIRED})`,
    `coalesce(error, 'its process ended')`,
  );

type GivenUp = Pick<OutboxJob, 'id' | 'kind'>;

/** Whoever waits for a held move is told; a mail that is missed is seen in the log alone. */
function giveUp(pool: Pool, which: string, error: string, values: unknown[] = []): Promise<GivenUp[]> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<Pick<OutboxJob, 'id' | 'kind' | 'payload'>>(
      `with ended as (select id as ended_id, payload as given from outbox where ${which} for update)
       update outbox set failed_at = now(), locked_until = null, error = ${error}, payload = '{}'
       from ended where id = ended_id returning id, kind, given as payload`,
      values,
    );
    for (const { kind, payload } of rows) if (kind === 'heldMove') await tellRefused(client, payload);
    return rows.map(({ id, kind }) => ({ id, kind }));
  });
}

const shortened = (reason: string): string => reason.replaceAll('\0', '').slice(0, 500);
