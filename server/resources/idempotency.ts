import { isWriteOnly } from '#contract/fields.ts';
import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Call, Parameter } from '../http/route.ts';
import type { Outcome } from './outcome.ts';
import type { Row } from './statement.ts';

export interface Submission {
  key: string;
  userId: number;
  fingerprint: string;
  /** Whether whoever sends it may read what it makes: else only the number of that is kept. Default: they may. */
  isRead?: boolean;
}

/** The header as the document describes it. */
export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  description: 'The same submission sent again within a day gets the first answer',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
};

const keySchema = z.string().regex(/^[\w-]{8,100}$/);

/** The submission that a call says it is, or `null` when it carries no `Idempotency-Key`. */
export function submissionOf(
  { request, caller, body, files }: Call<unknown, object | undefined>,
  resource: AnyResource,
): Submission | null {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return null;
  const key = keySchema.safeParse(given);
  if (!key.success) throw new AppError('malformed');
  return {
    key: key.data,
    userId: caller?.userId ?? 0,
    fingerprint: fingerprintOf({ request, body, files }, resource),
  };
}

/** Whether the submission was made before, by the same call with the same content: it gets the first answer. */
export async function wasMade(pool: Pool, { userId, key, fingerprint }: Submission): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from idempotency_keys where user_id = $1 and key = $2 and fingerprint = $3',
    [userId, key, fingerprint],
  );
  return rowCount !== 0;
}

/** The call and its content. Passwords stay out: a plain hash of one could be guessed from the table. */
function fingerprintOf(
  { request, body, files }: Pick<Call<unknown, object | undefined>, 'request' | 'body' | 'files'>,
  resource: AnyResource,
): string {
  const content = Object.entries(body ?? {})
    .filter(([name]) => !isWriteOnly(resource.fields[name]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const sent = files.map(({ name, bytes }) => [name, hashOf(bytes)]);
  return hashOf(JSON.stringify([request.method, request.routeOptions.url, request.params, content, sent]));
}

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/**
 * Runs `work` once per key: the same submission sent again, also at the same moment, gets the first answer.
 * The row is written with the work, so that a failed submission leaves no key behind.
 * @param repeat makes the outcome of a submission that was answered before
 */
export async function once<T>(
  client: PoolClient,
  submission: Submission,
  {
    work,
    answerOf,
    repeat,
  }: { work: () => Promise<T>; answerOf: (outcome: T) => Row; repeat: (answer: Row) => T },
): Promise<T> {
  const { key, userId, fingerprint } = submission;
  const { rowCount } = await client.query({
    name: 'first-submission',
    text: 'insert into idempotency_keys (user_id, key, fingerprint) values ($1, $2, $3) on conflict do nothing',
    values: [userId, key, fingerprint],
  });
  if (rowCount === 0) return repeat(await firstAnswer(client, submission));
  const outcome = await work();
  await client.query({
    name: 'answered-submission',
    text: 'update idempotency_keys set answer = $3 where user_id = $1 and key = $2',
    values: [userId, key, JSON.stringify(answerOf(outcome))],
  });
  return outcome;
}

/** A submission that was made before gets its first answer, and changes nothing. */
export const onceOnly = (
  client: PoolClient,
  submission: Submission | null,
  work: () => Promise<Outcome>,
): Promise<Outcome> =>
  submission
    ? once(client, submission, {
        work,
        answerOf: ({ answer }) => (submission.isRead === false ? { id: answer['id'] } : answer),
        repeat: (answer): Outcome => ({ answer, change: null }),
      })
    : work();

async function firstAnswer(client: PoolClient, { key, userId, fingerprint }: Submission): Promise<Row> {
  // The insert waited for the first submission's commit, so its answer is there.
  const { rows } = await client.query<{ fingerprint: string; answer: Row }>(
    'select fingerprint, answer from idempotency_keys where user_id = $1 and key = $2',
    [userId, key],
  );
  const [first] = rows;
  if (!first || first.fingerprint !== fingerprint) throw new AppError('idempotencyMismatch');
  return first.answer;
}
