import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ChangeEvent } from '#contract/live-events.ts';
import type { RecordTables } from '../resources/record-table.ts';
import type { FanOut } from './fan-out/fan-out.ts';
import type { MessageOf } from './fan-out/topics.ts';
import { knownTo, reachOf } from './known-to.ts';
import { type LiveConnection, type LiveHub, WATCHERS, type Watchers } from './live-member.ts';

interface AudienceOptions {
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
  fanOut: FanOut;
  hub: LiveHub;
  watchers: Watchers;
  tables: RecordTables;
}

/**
 * Tells open screens what changed: ids alone, and to each only of records that their role reaches. Returns the
 * function that ends it.
 */
export function startChangeEvents({ pool, log, fanOut, hub, watchers, tables }: AudienceOptions): () => void {
  const tell = (to: readonly LiveConnection[], event: ChangeEvent) => hub.send(to, 'Changed', [event]);

  async function announce({ isInside, ...event }: MessageOf<'change'>): Promise<void> {
    const table = tables.get(event.resource);
    const all = hub.inGroup(WATCHERS);
    if (!table || all.length === 0) return;
    const hearers = all.flatMap((connection) => {
      const widest = reachOf(table.resource, connection.member.role);
      // What is noted inside is nothing for whoever the record belongs to.
      return widest === null || (widest === 'own' && isInside) ? [] : [connection];
    });
    const accounts = hearers.map(({ member }) => member);
    const idsFor = await knownTo(pool, table, { ids: event.ids, accounts });
    // Whoever hears of all of them is told at once.
    const whole = hearers.filter(({ member }) => idsFor(member) === event.ids);
    tell(whole, event);
    for (const connection of hearers) {
      const ids = idsFor(connection.member);
      if (ids !== event.ids && ids.length > 0) tell([connection], { ...event, ids: [...ids] });
    }
  }

  const stops = [
    fanOut.subscribe('change', (event) => {
      announce(event).catch((error: unknown) => log.warn({ err: error }, 'A change could not be announced.'));
    }),
    fanOut.subscribe('inboxChanged', ({ userId }) =>
      hub.send(
        hub.ofUser(userId).filter((connection) => watchers.has(connection)),
        'InboxChanged',
        [],
      ),
    ),
    fanOut.subscribe('gap', () => hub.send(hub.inGroup(WATCHERS), 'CatchUp', [])),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
