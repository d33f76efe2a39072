import type { Pool } from 'pg';
import type { OutboxJob } from './outbox-job.ts';

/** A mail server may be away for a day: at the longest pause between two attempts these take about so long. */
const MAIL_ATTEMPTS = 104;
/** Somebody waits to see it made. */
const HELD_MOVE_ATTEMPTS = 8;

/** After how many attempts a job is given up. */
export const maxAttemptsOf = ({ kind }: Pick<OutboxJob, 'kind'>): number =>
  kind === 'heldMove' ? HELD_MOVE_ATTEMPTS : MAIL_ATTEMPTS;
const MAX_ATTEMPTS_SQL = `case when kind = 'heldMove' then ${HELD_MOVE_ATTEMPTS} else ${MAIL_ATTEMPTS} end`;

/**
 * Takes due jobs for a minute: longer than any delivery may take, so that no other process takes them too. Held moves come
 * first: a mail server that is away may leave mails of a day.
 */
export async function claimJobs(pool: Pool, limit: number): Promise<OutboxJob[]> {
  const { rows } = await pool.query<OutboxJob>(
    `update outbox set attempts = attempts + 1, locked_until = now() + interval '60 seconds'
     where id in (
       select id from outbox
       where done_at is null and failed_at is null and run_at <= now() and attempts < ${MAX_ATTEMPTS_SQL}
         and (locked_until is null or locked_until < now())
       order by kind <> 'heldMove', run_at, id limit $1 for update skip locked)
     returning id, kind, payload, attempts, created_at as "createdAt"`,
    [limit],
  );
  return rows;
}

/** The payload has done its work, and may name people: it is not kept. A job that ended itself is left as it ended. */
export async function completeJob(pool: Pool, id: number): Promise<void> {
  await pool.query(
    `update outbox set done_at = now(), locked_until = null, error = null, payload = '{}'
     where id = $1 and done_at is null`,
    [id],
  );
}

interface Postponed {
  id: number;
  reason: string;
  /** Until the next attempt. */
  seconds: number;
}

export async function retryJobLater(pool: Pool, { id, reason, seconds }: Postponed): Promise<void> {
  await pool.query(
    `update outbox set run_at = now() + make_interval(secs => $2), locked_until = null, error = $3 where id = $1`,
    [id, seconds, shortened(reason)],
  );
}

export async function failJob(pool: Pool, id: number, reason: string): Promise<void> {
  await pool.query(
    `update outbox set failed_at = now(), locked_until = null, error = $2, payload = '{}' where id = $1`,
    [id, shortened(reason)],
  );
}

/** Fails what was leased for the last time by a process that never came back to say how it went. */
export async function failStalledJobs(pool: Pool): Promise<void> {
  await pool.query(
    `update outbox set failed_at = now(), error = coalesce(error, 'its process ended'), payload = '{}'
     where done_at is null and failed_at is null and attempts >= ${MAX_ATTEMPTS_SQL} and locked_until < now()`,
  );
}

const shortened = (reason: string): string => reason.replaceAll('\0', '').slice(0, 500);
