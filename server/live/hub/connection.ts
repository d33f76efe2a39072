import type { HubLimits } from './hub-limits.ts';
import type { Pipe } from './pipe.ts';
import { PING, messageType, write } from './protocol.ts';
import { createRecordReader } from './record-reader.ts';
import { type Replay, createReplay } from './replay.ts';

/** Who is at the other end. */
export interface Member {
  readonly userId: number;
  /** When the token ends that let them in, in milliseconds. */
  readonly expiresAt: number;
}

interface Ending {
  /** Words for programmers, never details of the host. */
  error?: string;
  /** Whether the client may come back by itself. Default: no. */
  allowReconnect?: boolean;
}

export interface Connection<M extends Member = Member> {
  readonly id: string;
  readonly member: M;
  /** When its first transport was there, in milliseconds. */
  readonly openedAt: number;
  readonly replay: Replay | null;
  /** The handshake is done. */
  readonly isReady: boolean;
  readonly isClosed: boolean;
  readonly pipe: Pipe | null;
  becomeReady(): void;
  attach(pipe: Pipe): void;
  detach(pipe: Pipe): void;
  /** Takes what came from the client, in pieces of any size. */
  receive(text: string): void;
  /** An application message, already written. Before the handshake there is nobody to send it to. */
  send(text: string): void;
  /** Anything else of the protocol. */
  sendRaw(text: string): void;
  end(ending?: Ending): void;
  /** Ends without a word. */
  drop(): void;
  /** Pings, and ends what is over: called every second. */
  tend(now: number): void;
}

export interface ConnectionOptions<M extends Member> {
  id: string;
  member: M;
  isStateful: boolean;
  limits: HubLimits;
  onRecord: (connection: Connection<M>, text: string) => void;
  /** It is gone for good. Called once. */
  onGone: (connection: Connection<M>) => void;
}

/** One client of a hub, whatever it is connected by. */
export function createConnection<M extends Member>(options: ConnectionOptions<M>): Connection<M> {
  const { id, member, isStateful, limits, onRecord, onGone } = options;
  const replay = isStateful ? createReplay(limits.replayBytes) : null;
  const openedAt = Date.now();
  let lastSent = openedAt;
  let lastSeen = openedAt;
  let detachedAt = openedAt;
  let waiting = '';
  const state = { isReady: false, isClosed: false, pipe: null as Pipe | null }; // no pipe yet

  const records = createRecordReader(limits, {
    isOver: () => state.isClosed,
    onRecord: (text) => onRecord(connection, text),
    onBroken: () => end({ error: BROKEN }),
  });
  const connection: Connection<M> = {
    id,
    member,
    openedAt,
    replay,
    get isReady() {
      return state.isReady;
    },
    get isClosed() {
      return state.isClosed;
    },
    get pipe() {
      return state.pipe;
    },
    becomeReady: () => {
      state.isReady = true;
    },
    attach,
    detach,
    receive,
    send,
    sendRaw,
    end,
    drop: vanish,
    tend,
  };

  function attach(pipe: Pipe): void {
    const former = state.pipe;
    state.pipe = pipe;
    lastSeen = Date.now();
    former?.close();
    if (replay && state.isReady) {
      const { sequenceId, texts } = replay.resume();
      pipe.send(write({ type: messageType.sequence, sequenceId }) + texts.join(''));
    } else flush();
  }

  function detach(pipe: Pipe): void {
    if (state.pipe !== pipe) return;
    state.pipe = null;
    detachedAt = Date.now();
    const mayComeBack = pipe.transport === 'LongPolling' || (replay !== null && state.isReady);
    if (!mayComeBack) vanish();
  }

  function receive(text: string): void {
    lastSeen = Date.now();
    records.take(text);
  }

  function send(text: string): void {
    if (state.isClosed || !state.isReady) return;
    if (replay && !replay.keep(text)) return end({ error: SLOW, allowReconnect: true });
    sendRaw(text);
  }

  function sendRaw(text: string): void {
    if (state.isClosed) return;
    lastSent = Date.now();
    if (state.pipe && state.pipe.transport !== 'LongPolling') {
      if (state.pipe.buffered() > limits.bufferBytes) return end({ error: SLOW, allowReconnect: true });
      return state.pipe.send(text);
    }
    // The next socket is given it by the replay.
    if (replay && !state.pipe && state.isReady) return;
    waiting += text;
    if (waiting.length > limits.bufferBytes) return end({ error: SLOW, allowReconnect: true });
    flush();
  }

  function flush(): void {
    if (waiting === '' || !state.pipe) return;
    const text = waiting;
    waiting = '';
    state.pipe.send(text);
  }

  function end({ error, allowReconnect = false }: Ending = {}): void {
    if (state.isClosed) return;
    const close = write({ type: messageType.close, ...(error ? { error } : {}), allowReconnect });
    state.isClosed = true;
    state.pipe?.send(waiting + close);
    leave();
  }

  function vanish(): void {
    if (state.isClosed) return;
    state.isClosed = true;
    leave();
  }

  function leave(): void {
    const { pipe } = state;
    state.pipe = null;
    pipe?.close();
    onGone(connection);
  }

  function tend(now: number): void {
    records.refill();
    const { pipe } = state;
    if (!state.isReady) {
      if (now - openedAt > limits.handshakeMs) end({ error: 'Handshake was canceled.' });
    } else if (now > member.expiresAt) end({ allowReconnect: true });
    else if (!pipe) {
      if (now - detachedAt > limits.disconnectMs) vanish();
    } else if (pipe.transport !== 'LongPolling') {
      if (now - lastSeen > limits.clientTimeoutMs) return end({ error: TIMEOUT, allowReconnect: true });
      const acknowledged = replay?.acknowledge() ?? null;
      if (acknowledged !== null) sendRaw(write({ type: messageType.ack, sequenceId: acknowledged }));
      if (now - lastSent >= limits.keepAliveMs) sendRaw(PING);
    }
  }

  return connection;
}

/** What ASP.NET says when a client breaks the protocol. */
export const BROKEN = 'Connection closed with an error.';
const SLOW = 'The client does not take its messages fast enough.';
const TIMEOUT = 'The client has not been heard of for too long.';
