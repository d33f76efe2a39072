import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { isSame } from '#contract/changed-values.ts';
import type { PresentEvent } from '#contract/live-events.ts';
import type { RecordReference } from '#contract/record-reference.ts';
import { isStaff } from '#contract/roles.ts';
import type { RecordTables } from '../resources/record-table.ts';
import type { FanOut } from './fan-out/fan-out.ts';
import { isInsider } from './known-to.ts';
import type { LiveConnection, LiveHub, LiveMember } from './live-member.ts';

interface PresenceOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  fanOut: FanOut;
  hub: Pick<LiveHub, 'inGroup' | 'join' | 'leave' | 'ofUser' | 'send'>;
  tables: RecordTables;
  /** Whether each may know of a record as things are now. */
  knowing: (
    place: RecordReference,
    members: readonly LiveMember[],
  ) => Promise<(member: LiveMember) => boolean>;
}

/** Which staff have which record open, in whatever process they are connected to. */
export interface Presence {
  /** This connection shows this record from now on; `null`: none. What its role may not see in full, it does not show. */
  move(connection: LiveConnection, place: RecordReference | null): void;
  stop(): void;
}

/** Processes repeat what they know this often, and one that is silent for longer than three times is gone. Milliseconds. */
const REPEAT = 20_000;
/** Most ids of one process, so that every relay can carry them. */
const IDS_MAX = 100;

/** Who has a record open in one process, and when it said so last. */
interface Present {
  readonly userIds: readonly number[];
  readonly at: number;
}

export function startPresence({ log, fanOut, hub, tables, knowing }: PresenceOptions): Presence {
  const self = randomUUID();
  /** What is open here, by its group. */
  const here = new Map<string, RecordReference>();
  const placeOf = new WeakMap<LiveConnection, RecordReference>();
  const present = new Map<string, Map<string, Present>>();

  const localIds = (group: string): number[] => [
    ...new Set(hub.inGroup(group).map(({ member }) => member.userId)),
  ];

  function tell(place: RecordReference, isAsking: boolean): void {
    const userIds = localIds(groupOf(place)).slice(0, IDS_MAX);
    fanOut.publish('presence', { ...place, process: self, userIds, isAsking });
  }

  /** Whoever may not know of the record any more leaves it before the others are told. */
  async function show(place: RecordReference): Promise<void> {
    const group = groupOf(place);
    const there = hub.inGroup(group);
    if (there.length === 0) return;
    const mayKnow = await knowing(
      place,
      there.map(({ member }) => member),
    );
    // Whoever has come or gone meanwhile was asked about elsewhere.
    const still = new Set(hub.inGroup(group));
    for (const connection of there)
      if (still.has(connection) && !mayKnow(connection.member)) leave(connection);
    const userIds = [...(present.get(group)?.values() ?? [])].flatMap((each) => each.userIds);
    const event: PresentEvent = { ...place, userIds: [...new Set(userIds)] };
    hub.send(hub.inGroup(group), 'Present', [event]);
  }

  const showAgain = (place: RecordReference): void =>
    void show(place).catch((error: unknown) =>
      log.warn({ err: error }, 'Who has a record open could not be told.'),
    );

  function leave(connection: LiveConnection): void {
    const place = placeOf.get(connection);
    if (!place) return;
    const group = groupOf(place);
    placeOf.delete(connection);
    hub.leave(connection, group);
    if (hub.inGroup(group).length === 0) here.delete(group);
    tell(place, false);
  }

  const stopHearing = fanOut.subscribe('presence', ({ process, userIds, isAsking, resource, id }) => {
    const place = { resource, id };
    const group = groupOf(place);
    const processes = present.get(group) ?? new Map<string, Present>();
    const before = processes.get(process)?.userIds ?? [];
    if (userIds.length > 0) processes.set(process, { userIds, at: Date.now() });
    else processes.delete(process);
    if (processes.size > 0) present.set(group, processes);
    else present.delete(group);
    if (process !== self && isAsking && here.has(group)) tell(place, false);
    // What is only repeated is known, but to whoever comes.
    if ((process === self && isAsking) || !isSame(before, userIds)) showAgain(place);
  });
  /** What somebody may do, or is kept from, has changed. */
  const stopRechecking = fanOut.subscribe('caller', ({ userId }) => {
    for (const connection of hub.ofUser(userId)) {
      const place = placeOf.get(connection);
      if (place) showAgain(place);
    }
  });
  const stopCatchingUp = fanOut.subscribe('gap', () => {
    for (const place of here.values()) tell(place, true);
  });

  const repeating = setInterval(() => {
    if (!fanOut.hasOthers) return;
    for (const place of here.values()) tell(place, false);
    for (const [group, processes] of present) {
      const silent = [...processes].filter(([, { at }]) => Date.now() - at > 3 * REPEAT);
      for (const [process] of silent) processes.delete(process);
      if (processes.size === 0) present.delete(group);
      const place = here.get(group);
      if (place && silent.length > 0) showAgain(place);
    }
  }, REPEAT);
  repeating.unref();

  return {
    move(connection, place) {
      leave(connection);
      const table = place && tables.get(place.resource);
      const { role } = connection.member;
      if (!table || connection.isClosed || !isStaff(role)) return;
      // Which records it reaches was asked before.
      if (!isInsider(table.resource, role)) return;
      const group = groupOf(place);
      placeOf.set(connection, place);
      here.set(group, place);
      hub.join(connection, group);
      tell(place, true);
    },
    stop() {
      clearInterval(repeating);
      stopHearing();
      stopCatchingUp();
      stopRechecking();
    },
  };
}

const groupOf = ({ resource, id }: RecordReference): string => `open:${resource}:${id}`;
