import type { Pool, PoolClient } from 'pg';
import { driverErrors } from './driver-errors.ts';

const RETRIES = 3;

/**
 * Runs `work` in one transaction: commits its result, rolls back what throws. A serialization failure or a
 * deadlock runs `work` again, up to three times, so it must have no effects outside the database; all its
 * queries go through the client it is given, never through the pool.
 */
export const withTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  retried(() => runOnce(pool, work));

/** Runs again, up to three times, what a serialization failure or a deadlock ended: a transaction, or one statement. */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === RETRIES || !isRetryable(error)) throw error;
      // Apart from each other, or the same two would meet again.
      await pause(2 ** attempt * 10 * (1 + Math.random()));
    }
  }
}

/**
 * Does something once the transaction of this client is committed, and never when it is rolled back. It may not throw.
 * Throws itself when the client is not one of `withTransaction`: a programmer's mistake.
 */
export function afterCommit(client: PoolClient, effect: (pool: Pool) => void): void {
  const waiting = effects.get(client);
  if (!waiting) throw new Error('afterCommit was called outside a transaction');
  waiting.push(effect);
}

const effects = new WeakMap<PoolClient, ((pool: Pool) => void)[]>();

async function runOnce<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const waiting: ((pool: Pool) => void)[] = [];
  effects.set(client, waiting);
  try {
    await client.query('begin');
    const result = await work(client);
    const { command } = await client.query('commit');
    // PostgreSQL answers so, without an error, when a query failed and `work` went on regardless.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: a query in it had failed.');
    for (const effect of waiting) effect(pool);
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    effects.delete(client);
    // A client that could not roll back is thrown away: its transaction may still be open.
    client.release(broken);
  }
}

const RETRYABLE_CODES = new Set(['40001', '40P01']);

const isRetryable = (error: unknown): boolean =>
  driverErrors(error).some(({ code }) => RETRYABLE_CODES.has(code));

const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds);
  });
