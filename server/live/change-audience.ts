import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ChangeEvent } from '#contract/live-events.ts';
import type { RecordTables } from '../resources/record-table.ts';
import type { FanOut } from './fan-out/fan-out.ts';
import type { MessageOf } from './fan-out/topics.ts';
import { isInsider, knownTo, reachOf } from './known-to.ts';
import { type LiveConnection, type LiveHub, WATCHERS, type Watchers } from './live-member.ts';
import { createRecentChanges } from './recent-changes.ts';

interface AudienceOptions {
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
  fanOut: FanOut;
  hub: LiveHub;
  watchers: Watchers;
  tables: RecordTables;
}

export interface ChangeEvents {
  /** Sends a connection that begins to listen what it would have been sent since this moment. */
  sendMissed(connection: LiveConnection, moment: number): void;
  stop(): void;
}

/** Tells open screens what changed: ids alone, and to each only of records that their role reaches. */
export function startChangeEvents({
  pool,
  log,
  fanOut,
  hub,
  watchers,
  tables,
}: AudienceOptions): ChangeEvents {
  const recent = createRecentChanges();
  const catchUp = (to: readonly LiveConnection[]) => hub.send(to, 'CatchUp', []);
  const send = (to: readonly LiveConnection[], event: ChangeEvent) => hub.send(to, 'Changed', [event]);

  async function announce({ isInside, ...event }: MessageOf<'change'>): Promise<void> {
    const table = tables.get(event.resource);
    const all = hub.inGroup(WATCHERS);
    if (!table || all.length === 0) return;
    const hearers = all.flatMap((connection) => {
      const { role } = connection.member;
      if (reachOf(table.resource, role) === null) return [];
      return isInside && !isInsider(table.resource, role) ? [] : [connection];
    });
    const accounts = hearers.map(({ member }) => member);
    const idsFor = await knownTo(pool, table, { ids: event.ids, accounts });
    // Whoever hears of all of them is told at once.
    const whole = hearers.filter(({ member }) => idsFor(member) === event.ids);
    send(whole, event);
    for (const connection of hearers) {
      const ids = idsFor(connection.member);
      if (ids !== event.ids && ids.length > 0) send([connection], { ...event, ids: [...ids] });
    }
  }

  async function repeat(connection: LiveConnection, events: readonly MessageOf<'change'>[]): Promise<void> {
    const { member } = connection;
    for (const resource of new Set(events.map((event) => event.resource))) {
      const own = events.filter((event) => event.resource === resource);
      const table = tables.get(resource);
      const widest = table ? reachOf(table.resource, member.role) : null;
      if (!table || widest === null) continue;
      const ids = [...new Set(own.flatMap((event) => event.ids))];
      const known = new Set((await knownTo(pool, table, { ids, accounts: [member] }))(member));
      for (const { isInside, ...event } of own) {
        const told = { ...event, ids: event.ids.filter((id) => known.has(id)) };
        // One without ids is of more records than are counted.
        const isTold = told.ids.length > 0 || (event.ids.length === 0 && widest === 'all');
        if (isTold && !(isInside && !isInsider(table.resource, member.role))) send([connection], told);
      }
    }
  }

  const stops = [
    fanOut.subscribe('change', (event) => {
      recent.add(event);
      announce(event).catch((error: unknown) => log.warn({ err: error }, 'A change could not be announced.'));
    }),
    fanOut.subscribe('inboxChanged', ({ userId }) =>
      hub.send(
        hub.ofUser(userId).filter((connection) => watchers.has(connection)),
        'InboxChanged',
        [],
      ),
    ),
    fanOut.subscribe('gap', () => {
      recent.miss();
      catchUp(hub.inGroup(WATCHERS));
    }),
  ];
  return {
    sendMissed(connection, moment) {
      const missed = recent.since(moment);
      if (!missed) return catchUp([connection]);
      repeat(connection, missed).catch((error: unknown) => {
        log.warn({ err: error }, 'What changed before could not be told; everything is read again.');
        catchUp([connection]);
      });
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
