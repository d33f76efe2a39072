import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

/** Loses the connection after chosen statements, as a cable that is pulled would. */
export interface FaultyPool {
  /**
   * Runs `call`; after its statement number `at` (from 1) of those that write or commit has been carried out, its
   * answer is lost.
   * @returns these statements, in order, and which of them was lost; null when there were fewer
   */
  losing(at: number, call: () => Promise<unknown>): Promise<{ sent: Sent[]; lost: Sent | null }>;
  /** Runs `call` and loses nothing. */
  watching<T>(call: () => Promise<T>): Promise<{ sent: Sent[]; answer: T }>;
}
export interface Sent {
  readonly text: string;
  /** The transaction that it was a part of; null: none. */
  readonly transaction: number | null;
}

/** Makes the pool of a running host lose answers when it is told to. Nothing else changes. */
export function faultyPool(pool: Pool): FaultyPool {
  const watched = new WeakSet<PoolClient>();
  // Jobs of the host ask beside the call: what they ask is not of it.
  const watching = new AsyncLocalStorage<{ at: number; sent: Sent[]; lost: Sent | null }>();
  let transactions = 0;

  async function passed<T>(statement: unknown, transaction: number | null, answer: Promise<T>): Promise<T> {
    const sent = { text: textOf(statement), transaction };
    const watch = watching.getStore();
    const given = await answer;
    if (!watch || !(isWrite(sent) || sent.text === 'commit')) return given;
    if (watch.sent.push(sent) !== watch.at) return given;
    watch.lost = sent;
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
  }

  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    // With a callback it is the pool itself that asks, for a statement that `query` below has seen.
    connect: (done?: Parameters<typeof connect>[0]) => (done ? connect(done) : connect().then(watchClient)),
    query: (...given: unknown[]) => passed(given[0], null, asked(query, pool, given)),
  });

  function watchClient(client: PoolClient): PoolClient {
    if (watched.has(client)) return client;
    watched.add(client);
    const ask = client.query.bind(client);
    let transaction = 0;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        if (typeof given.at(-1) === 'function') return asked(ask, client, given);
        if (textOf(given[0]) === 'begin') transaction = transactions += 1;
        return passed(given[0], transaction, asked(ask, client, given));
      },
    });
    return client;
  }

  return {
    async losing(at, call) {
      const watch: { at: number; sent: Sent[]; lost: Sent | null } = { at, sent: [], lost: null };
      await watching.run(watch, call);
      return watch;
    },
    async watching(call) {
      const watch = { at: Infinity, sent: [], lost: null };
      // A call that is injected begins when it is awaited.
      const answer = await watching.run(watch, async () => await call());
      return { sent: watch.sent, answer };
    },
  };
}

/** Both have many ways of being called; what they are given is handed on as it is. */
export const asked = (
  query: (...given: never[]) => unknown,
  on: Pool | PoolClient,
  given: unknown[],
): Promise<unknown> => Reflect.apply(query, on, given);

const textOf = (statement: unknown): string =>
  String(
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement,
  ).trim();

/** Whether it writes. */
export const isWrite = ({ text }: Sent): boolean =>
  /^(insert|update|delete)\b|^with\b.*\b(insert|update|delete)\b/is.test(text);

/** In how many steps was written, each of which could have been the last one. */
export function stepsOf(sent: readonly Sent[]): number {
  const kept = new Set(sent.filter(({ text }) => text === 'commit').map(({ transaction }) => transaction));
  const writes = sent.filter((each) => isWrite(each) && !countsGuess(each) && !logsReads(each));
  // What was tried and taken back is no step.
  const units = writes
    .filter(({ transaction }) => kept.has(transaction))
    .map(({ transaction }) => transaction);
  return new Set(units).size + writes.filter(({ transaction }) => transaction === null).length;
}

/** A guess at a code counts whatever becomes of the call: it is written by itself, by the statement that compares it. */
export const countsGuess = ({ text }: Sent): boolean =>
  text.includes('set attempts = attempts + case') && !text.includes('is_verified = ');

/** Who was shown a record is written down by itself, when it is done and before the answer leaves. */
const logsReads = ({ text }: Sent): boolean => text.startsWith('insert into record_reads');
