import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { channelFor, livePayload } from '#contract/inbox.ts';
import type { Language } from '#contract/language.ts';
import { sleep } from '../sleep.ts';
import type { FanOut } from './fan-out/fan-out.ts';
import { type StoredNotification, entriesSince, inWords, readEntries } from './inbox.ts';
import { type InboxEntry, ENTRIES_PER_MESSAGE } from './inbox-arrivals.ts';
import type { LiveHub, Watchers } from './live-member.ts';
import { createSentEntries } from './sent-entries.ts';

interface DeliveryOptions {
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
  fanOut: FanOut;
  hub: LiveHub;
  watchers: Watchers;
}

const RETRY = 1_000;

/**
 * Brings to connected people what is put into their inboxes, by whichever process, in the order in which it was put
 * there (R307, R308). Returns the function that ends it.
 */
export function startDeliveries({ pool, log, fanOut, hub, watchers }: DeliveryOptions): () => void {
  const sent = createSentEntries();
  let waiting: InboxEntry[] = [];
  let isUnderWay = false;
  let isStopped = false;

  const take = (entries: readonly InboxEntry[]) => {
    for (const entry of entries)
      if (hub.ofUser(entry.userId).length > 0) waiting.push(entry);
      else sent.forget(entry.userId);
    if (!isUnderWay && waiting.length > 0) void deliver();
  };

  /** What comes while the database is asked is asked for together. */
  async function deliver(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0 && !isStopped) {
      const batch = waiting.slice(0, ENTRIES_PER_MESSAGE);
      try {
        const { entries, keep } = sent.next(batch);
        for (const stored of await readEntries(pool, entries)) send(stored);
        keep();
        waiting = waiting.slice(batch.length);
      } catch (error) {
        log.warn({ err: error }, 'Notifications could not be read; it is tried again.');
        await sleep(RETRY);
      }
    }
    isUnderWay = false;
  }

  function send(stored: StoredNotification & { language: Language }): void {
    const target = stored.channel === 'staff' ? 'NotifyStaff' : 'Notify';
    for (const connection of hub.ofUser(stored.userId)) {
      // Whoever has changed sides since is told nothing of the other.
      if (channelFor(connection.member.role) !== stored.channel) continue;
      const language = watchers.get(connection) ?? stored.language;
      hub.send([connection], target, [livePayload(inWords(stored, language))]);
    }
  }

  const stops = [
    fanOut.subscribe('inbox', ({ entries }) => take(entries)),
    // What another process could not tell is looked up; clients know by its id what they have already.
    fanOut.subscribe('gap', ({ since }) => {
      entriesSince(pool, hub.userIds(), since).then(take, (error: unknown) =>
        log.warn(
          { err: error },
          'Missed notifications could not be read; clients find them when they connect.',
        ),
      );
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
