import type { PoolClient } from 'pg';

/**
 * How long a connection to PostgreSQL may keep others waiting: without these, a host that drops off the network inside
 * a transaction holds its locks for hours, and everybody who needs them holds a connection. For a lock as long as a turn
 * of the embedded database; for a statement longer than any that somebody waits for.
 */
const LIMITS = {
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '60s',
  statement_timeout: '10min',
} as const;

/** As options of a connection. */
export const TIME_LIMITS = Object.entries(LIMITS)
  .map(([name, limit]) => `-c ${name}=${limit}`)
  .join(' ');

/** What writes or reads the whole database takes as long as it takes: for the transaction of `client`. */
export const liftTimeLimits = (client: PoolClient) => setAll(client, (name) => `set local ${name} = 0`);

/** The same until `restoreTimeLimits`, whatever transactions come between. */
export const liftSessionTimeLimits = (client: PoolClient) => setAll(client, (name) => `set ${name} = 0`);

export const restoreTimeLimits = (client: PoolClient) => setAll(client, (name) => `reset ${name}`);

async function setAll(client: PoolClient, statementOf: (name: string) => string): Promise<void> {
  await client.query(Object.keys(LIMITS).map(statementOf).join('; '));
}
