import type { Pool, PoolClient } from 'pg';
import { afterCommit } from '../db/transaction.ts';
import type { FanOut } from './fan-out/fan-out.ts';

/** One notification in one inbox. */
export interface InboxEntry {
  readonly userId: number;
  readonly sequence: number;
}

/** The most entries of one message, so that every relay can carry it; and of one query. */
export const ENTRIES_PER_MESSAGE = 150;

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

/** Publishes to every process what this one puts into inboxes. Returns the function that ends it. */
export const publishArrivals = (pool: Pool, fanOut: Pick<FanOut, 'publish'>): (() => void) =>
  listenToArrivals(pool, (entries) => {
    for (let start = 0; start < entries.length; start += ENTRIES_PER_MESSAGE)
      fanOut.publish('inbox', { entries: entries.slice(start, start + ENTRIES_PER_MESSAGE) });
  });
