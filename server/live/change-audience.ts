import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type Reach, reach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { ChangeEvent } from '#contract/live-events.ts';
import type { Role } from '#contract/roles.ts';
import { keptFrom } from '../resources/kept-from.ts';
import { type RecordTable, type RecordTables, columnOf } from '../resources/record-table.ts';
import type { FanOut } from './fan-out/fan-out.ts';
import type { MessageOf } from './fan-out/topics.ts';
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
    const reaching = (wanted: Reach) =>
      all.filter(({ member }) => reachOf(table.resource, member.role) === wanted);
    const kept = await keptFrom(pool, table, event.ids);
    const walled = reaching('all').filter(({ member }) => kept.has(member.userId));
    tell(
      reaching('all').filter((connection) => !walled.includes(connection)),
      event,
    );
    for (const connection of walled) {
      const ids = event.ids.filter((id) => !kept.get(connection.member.userId)?.has(id));
      if (ids.length > 0) tell([connection], { ...event, ids });
    }
    const owners = reaching('own');
    if (isInside || owners.length === 0) return;
    for (const [userId, ids] of await idsByOwner(pool, table, event.ids))
      tell(
        owners.filter(({ member }) => member.userId === userId),
        { ...event, ids },
      );
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

/** The wider of what the role may list and read. */
export function reachOf({ access }: AnyResource, role: Role): Reach | null {
  const reaches = [reach(access.list, role), reach(access.read, role)];
  return reaches.includes('all') ? 'all' : reaches.includes('own') ? 'own' : null;
}

async function idsByOwner(
  pool: Pool,
  table: RecordTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const owner = columnOf(table, table.resource.owner ?? '');
  const { rows } = await pool.query<{ owner: number; id: number }>(
    `select ${owner} as owner, id from ${table.name} where id = any($1)`,
    [ids],
  );
  const byOwner = new Map<number, number[]>();
  for (const row of rows) byOwner.set(row.owner, [...(byOwner.get(row.owner) ?? []), row.id]);
  return byOwner;
}
