import type { Pool, PoolClient } from 'pg';
import { vi } from 'vitest';
import { asked } from './faulty-pool.ts';

/**
 * Lets a host that runs in this process believe that it is another time: by `Date`, and by `now()` in all that it asks its
 * database. What a table fills in by itself has the real time.
 * @returns what sets the time: a moment, ISO 8601; null: the real one
 */
export function timeTravel(pool: Pool): (moment: string | null) => void {
  let now: string | null = null;
  const travelling = new WeakSet<PoolClient>();
  const told = ([statement, ...rest]: readonly unknown[]): unknown[] => [
    now === null ? statement : at(now, statement),
    ...rest,
  ];
  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    // With a callback it is the pool itself that asks, for a statement that `query` below has seen.
    connect: (done?: Parameters<typeof connect>[0]) => (done ? connect(done) : connect().then(takeAlong)),
    query: (...given: unknown[]) => asked(query, pool, told(given)),
  });

  function takeAlong(client: PoolClient): PoolClient {
    if (travelling.has(client)) return client;
    travelling.add(client);
    const ask = client.query.bind(client);
    Object.assign(client, { query: (...given: unknown[]) => asked(ask, client, told(given)) });
    return client;
  }

  return (moment) => {
    now = moment;
    if (moment === null) vi.useRealTimers();
    else vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  };
}

/** A statement with the moment in the place of the clock of the database. */
function at(now: string, statement: unknown): unknown {
  if (typeof statement === 'string') return statement.replaceAll('now()', `timestamptz '${now}'`);
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement;
  // By its name the one without the moment is known.
  return { ...statement, text: at(now, statement.text), name: undefined };
}
