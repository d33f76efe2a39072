import type { Pool, PoolClient } from 'pg';
import { afterCommit } from '../db/transaction.ts';

/** One notification in one inbox. */
export interface InboxEntry {
  readonly userId: number;
  readonly sequence: number;
}

type Listener = (entries: readonly InboxEntry[]) => void;

const listeners = new WeakMap<Pool, Set<Listener>>();

/** Says, once the transaction is committed, what it put into inboxes. */
export const announceArrivals = (client: PoolClient, entries: readonly InboxEntry[]): void =>
  afterCommit(client, (pool) => {
    for (const listener of listeners.get(pool) ?? []) listener(entries);
  });

/** Hears what this process puts into inboxes. Returns the function that ends it. */
export function listenToArrivals(pool: Pool, listener: Listener): () => void {
  const all = listeners.get(pool) ?? new Set();
  listeners.set(pool, all.add(listener));
  return () => void all.delete(listener);
}
