import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { sleep } from '../sleep.ts';
import type { LeasedJob, OutboxJob } from './outbox-job.ts';
import { claimJobs, completeJob, failJob, maxAttemptsOf, retryJobLater } from './outbox-queue.ts';
import { UndeliverableError } from './undeliverable-error.ts';

/** What leaves the host after a commit. */
export type OutboxKind = MailKind | 'heldMove';
type MailKind =
  | 'resetCode'
  | 'registrationCode'
  | 'loginCode'
  | 'matterNews'
  | 'messageReceived'
  | 'deletionDecided'
  | 'mentioned'
  | 'invitation'
  | 'digest';

/** How each kind of job is done. What throws is tried again; UndeliverableError is not. */
export type Deliveries = MailDeliveries & { readonly heldMove?: Delivery };
export type MailDeliveries = Readonly<Record<MailKind, Delivery>>;
type Delivery = (job: OutboxJob) => Promise<void>;

export interface Outbox {
  /** Looks for work now: call it after a commit that left some. */
  kick(): void;
  /**
   * Does what is due, and takes nothing more. What is left waits for the next start.
   * @param within for how many milliseconds at most; default: 5 seconds
   */
  stop(within?: number): Promise<void>;
}

interface OutboxOptions {
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  deliver: Deliveries;
  /** Until the second attempt; doubled for each further one, up to a quarter of an hour. Default 5. */
  firstRetrySeconds?: number;
  /** Between looks for work that nobody kicked for. Default 5. */
  pollSeconds?: number;
}

/** Leaves a job, in the transaction of the change that asks for it: both happen, or neither. */
export async function enqueue(
  client: PoolClient,
  kind: OutboxKind,
  payload: Record<string, unknown>,
): Promise<void> {
  await client.query('insert into outbox (kind, payload) values ($1, $2)', [kind, JSON.stringify(payload)]);
}

/** Something to be told in a job that gathers such things. */
interface Topic {
  /** Whom and what the job is about: those of the same payload are one. */
  payload: Record<string, unknown>;
  topic: string;
  /** How long a new job waits for more. */
  seconds: number;
}

/**
 * Leaves a topic, in the transaction of the change that it tells of: in the job that still waits for others of the
 * same payload, or to be tried again, or in a new one. One whose process died is left alone: it may still be sent as it
 * was, or kill the next. The transaction holds what the payload is about, so that there are not two.
 */
export async function enqueueTopic(
  client: PoolClient,
  kind: OutboxKind,
  { payload, topic, seconds }: Topic,
): Promise<void> {
  const { rowCount } = await client.query(
    `update outbox set attempts = 0, payload = jsonb_set(payload, '{topics}', payload->'topics' || to_jsonb($3::text))
     where id in (
       select id from outbox
       where kind = $1 and done_at is null and failed_at is null and payload @> $2 and locked_until is null
       order by id limit 1 for update)`,
    [kind, JSON.stringify(payload), topic],
  );
  if (rowCount !== 0) return;
  await client.query(
    'insert into outbox (kind, payload, run_at) values ($1, $2, now() + make_interval(secs => $3))',
    [kind, JSON.stringify({ ...payload, topics: [topic] }), seconds],
  );
}

/**
 * Works the outbox off. Several processes may do so: a job is leased to one of them. A job is
 * done at least once, and a second time only where the process died between doing it and noting it; one that
 * kills its process is given up after three deaths.
 */
export function startOutbox({
  pool,
  log,
  deliver,
  firstRetrySeconds = 5,
  pollSeconds = 5,
}: OutboxOptions): Outbox {
  let deadline = Infinity;
  let isWanted = false;
  let isStopped = false;
  let running: Promise<void> | null = null;

  async function workOff(): Promise<void> {
    try {
      do {
        isWanted = false;
        while (performance.now() < deadline) {
          const jobs = await claimJobs(pool, AT_ONCE);
          if (jobs.length === 0) break;
          await Promise.all(jobs.map(work));
        }
      } while (isWanted && performance.now() < deadline);
    } catch (error) {
      log.warn({ err: error }, 'The outbox could not be read; it is tried again.');
    }
  }

  async function work(job: LeasedJob): Promise<void> {
    try {
      await deliveryOf(deliver, job)(job);
      await completeJob(pool, job);
    } catch (error) {
      const reason = reasonOf(error);
      const isFinal = error instanceof UndeliverableError || job.attempts >= maxAttemptsOf(job);
      const details = { job: job.id, kind: job.kind, attempts: job.attempts, reason };
      if (isFinal) log.error(details, 'A job of the outbox was given up.');
      else log.warn(details, 'A job of the outbox failed; it is tried again.');
      if (isFinal) await failJob(pool, job, reason);
      else
        await retryJobLater(pool, job, {
          reason,
          seconds: Math.min(firstRetrySeconds * 2 ** (job.attempts - 1), LONGEST_RETRY_SECONDS),
        });
    }
  }

  function kick(): void {
    if (isStopped) return;
    isWanted = true;
    running ??= workOff().finally(() => {
      running = null;
    });
  }

  const timer = setInterval(kick, pollSeconds * 1000);
  timer.unref();
  kick();

  return {
    kick,
    async stop(within = DRAIN_FOR) {
      clearInterval(timer);
      deadline = performance.now() + within;
      kick();
      await Promise.race([running, sleep(within)]);
      isStopped = true;
    },
  };
}

const AT_ONCE = 4;
const LONGEST_RETRY_SECONDS = 900;
const DRAIN_FOR = 5_000;

function deliveryOf(deliver: Deliveries, { kind }: OutboxJob): Delivery {
  // The row may be of another version of the host, with kinds that this one does not know.
  const delivery = Object.entries(deliver).find(([known]) => known === kind)?.[1];
  if (!delivery) throw new Error(`The outbox holds a job of an unknown kind: ${kind}`);
  return delivery;
}

/** What went wrong, without the addresses that mail servers like to repeat. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…');
