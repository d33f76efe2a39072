import type { FastifyBaseLogger } from 'fastify';
import { BROKEN, type Connection, type Member, createConnection } from './connection.ts';
import { createDispatcher } from './dispatcher.ts';
import { type HubLimits, hubLimits } from './hub-limits.ts';
import type { HubMethods } from './methods.ts';
import { readHandshake, readMessage, write, writeEvent } from './protocol.ts';

export interface HubOptions<M extends Member> {
  log: Pick<FastifyBaseLogger, 'error'>;
  methods?: HubMethods<M>;
  limits?: Partial<HubLimits>;
  /** The client is there; what throws sends it away. */
  onConnected?: (connection: Connection<M>) => void;
  /** The client is gone, and in no group any more. */
  onGone?: (connection: Connection<M>) => void;
}

/** The connections of one process to a hub, by user and by group. */
export interface Hub<M extends Member> {
  readonly limits: HubLimits;
  /** `null` when the user has as many as are allowed. */
  open(identity: { id: string; member: M; isStateful: boolean }): Connection<M> | null;
  find(id: string): Connection<M> | undefined;
  /** Was there such a connection a moment ago? It does not begin again. */
  hasEnded(id: string): boolean;
  hasRoomFor(userId: number): boolean;
  userIds(): number[];
  ofUser(userId: number): readonly Connection<M>[];
  inGroup(group: string): readonly Connection<M>[];
  join(connection: Connection<M>, group: string): void;
  leave(connection: Connection<M>, group: string): void;
  send(connections: Iterable<Connection<M>>, target: string, args: readonly unknown[]): void;
  /** Ends all, and lets them come back: to another process, or to this one after its restart. */
  close(): void;
}

export function createHub<M extends Member>(options: HubOptions<M>): Hub<M> {
  const limits = { ...hubLimits, ...options.limits };
  const dispatcher = createDispatcher(options.methods ?? {}, options.log);
  const connections = new Map<string, Connection<M>>();
  const users = createIndex<number, Connection<M>>();
  const groups = createIndex<string, Connection<M>>();
  /** When each of them ended, as long as its token could open it again. */
  const ended = new Map<string, number>();
  const groupsOf = new WeakMap<Connection<M>, Set<string>>();
  const tending = setInterval(
    () => {
      const now = Date.now();
      for (const connection of connections.values()) connection.tend(now);
      for (const [id, at] of ended) if (now - at > limits.handshakeMs) ended.delete(id);
    },
    Math.min(1_000, limits.keepAliveMs / 2),
  );
  tending.unref();

  function onRecord(connection: Connection<M>, text: string): void {
    if (!connection.isReady) return shakeHands(connection, text);
    try {
      const message = readMessage(text);
      if (message && (connection.replay?.take(message) ?? true)) dispatcher.handle(connection, message);
    } catch {
      connection.end({ error: BROKEN });
    }
  }

  function shakeHands(connection: Connection<M>, text: string): void {
    const error = handshakeError(text);
    connection.sendRaw(write(error === null ? {} : { error }));
    if (error !== null) return connection.drop();
    connection.becomeReady();
    try {
      options.onConnected?.(connection);
    } catch (cause) {
      options.log.error({ err: cause }, 'A client of the hub could not be received.');
      connection.end({ error: BROKEN });
    }
  }

  function onGone(connection: Connection<M>): void {
    connections.delete(connection.id);
    ended.set(connection.id, Date.now());
    users.remove(connection.member.userId, connection);
    for (const group of groupsOf.get(connection) ?? []) groups.remove(group, connection);
    dispatcher.forget(connection);
    options.onGone?.(connection);
  }

  const hasRoomFor = (userId: number) => users.get(userId).length < limits.connectionsPerUser;

  return {
    limits,
    hasRoomFor,
    open({ id, member, isStateful }) {
      if (!hasRoomFor(member.userId)) return null;
      const connection = createConnection({ id, member, isStateful, limits, onRecord, onGone });
      connections.set(id, connection);
      users.add(member.userId, connection);
      return connection;
    },
    find: (id) => connections.get(id),
    hasEnded: (id) => ended.has(id),
    userIds: () => users.keys(),
    ofUser: users.get,
    inGroup: groups.get,
    join(connection, group) {
      if (connection.isClosed) return;
      groups.add(group, connection);
      groupsOf.set(connection, (groupsOf.get(connection) ?? new Set()).add(group));
    },
    leave(connection, group) {
      groups.remove(group, connection);
      groupsOf.get(connection)?.delete(group);
    },
    send(to, target, args) {
      const text = writeEvent(target, args);
      for (const connection of to) connection.send(text);
    },
    close() {
      clearInterval(tending);
      for (const connection of connections.values()) connection.end({ allowReconnect: true });
    },
  };
}

/** What is wrong with a handshake, in the words of ASP.NET; `null`: nothing. */
function handshakeError(text: string): string | null {
  try {
    const { protocol, version } = readHandshake(text);
    if (protocol !== 'json') return `The protocol '${protocol.slice(0, 40)}' is not supported.`;
    if (version === 1 || version === 2) return null;
    return `The server does not support version ${version} of the 'json' protocol.`;
  } catch {
    return 'An unexpected error occurred during connection handshake.';
  }
}

function createIndex<K, V>() {
  const sets = new Map<K, Set<V>>();
  return {
    get: (key: K): readonly V[] => [...(sets.get(key) ?? [])],
    keys: (): K[] => [...sets.keys()],
    add(key: K, value: V) {
      sets.set(key, (sets.get(key) ?? new Set()).add(value));
    },
    remove(key: K, value: V) {
      const set = sets.get(key);
      set?.delete(value);
      if (set?.size === 0) sets.delete(key);
    },
  };
}
