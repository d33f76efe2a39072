import Fastify, { type FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import pino from 'pino';
import { z } from 'zod';
import { createFanOut } from '#server/live/fan-out/fan-out.ts';
import { createAdmission } from '#server/live/hub/admission.ts';
import type { Connection, Member } from '#server/live/hub/connection.ts';
import { createConnectionTokens } from '#server/live/hub/connection-tokens.ts';
import { createForwarding } from '#server/live/hub/forward-posts.ts';
import type { HubLimits } from '#server/live/hub/hub-limits.ts';
import { hubRoutes } from '#server/live/hub/hub-routes.ts';
import { type Hub, createHub } from '#server/live/hub/hub.ts';
import { method, streaming } from '#server/live/hub/methods.ts';
import { acceptWebSockets } from '#server/live/hub/upgrades.ts';

const PATH = '/testhub';

export interface HubHost {
  readonly app: FastifyInstance;
  readonly hub: Hub<Member>;
  /** `http://127.0.0.1:1234/testhub`. */
  readonly url: string;
  /** What happened, in order: `connected`, and what methods noted. */
  readonly notes: string[];
  close(): Promise<void>;
}

interface HubHostOptions {
  limits?: Partial<HubLimits>;
  onConnected?: (connection: Connection) => void;
  port?: number;
}

/** A hub with methods of its own, on a port. The token `user-7` is that of account 7. */
export async function startHubHost({
  limits = {},
  onConnected,
  port = 0,
}: HubHostOptions = {}): Promise<HubHost> {
  const notes: string[] = [];
  const hub: Hub<Member> = createHub<Member>({
    log: pino({ level: 'silent' }),
    limits,
    onConnected(connection) {
      notes.push('connected');
      onConnected?.(connection);
    },
    methods: {
      Echo: method(z.tuple([z.unknown()]), (_connection, [value]) => value),
      Nothing: method(z.tuple([]), () => undefined),
      Fail: method(z.tuple([]), () => {
        throw new Error('a secret of the host');
      }),
      Slow: method(z.tuple([z.string(), z.number()]), async (_connection, [name, milliseconds]) => {
        notes.push(`${name} begins`);
        await new Promise((done) => setTimeout(done, milliseconds));
        notes.push(`${name} ends`);
      }),
      Join: method(z.tuple([z.string()]), (connection, [group]) => hub.join(connection, group)),
      Leave: method(z.tuple([z.string()]), (connection, [group]) => hub.leave(connection, group)),
      Count: streaming(z.tuple([z.number()]), async function* count(_connection, [last]) {
        try {
          for (let number = 1; number <= last; number += 1) {
            await new Promise((done) => setTimeout(done, 1));
            yield number;
          }
        } finally {
          notes.push('stream ends');
        }
      }),
      FailingStream: streaming(z.tuple([]), async function* fail() {
        yield 1;
        throw new Error('a secret of the host');
      }),
    },
  });
  // Clients in Node leave sockets behind that never asked anything; the host itself has patience for them.
  const app = Fastify({ routerOptions: { caseSensitive: false }, forceCloseConnections: true });
  const tokens = createConnectionTokens(new Uint8Array(32).fill(7));
  const admission = createAdmission<Member>({
    hub,
    tokens,
    memberOf: async (token) => {
      const [, userId] = /^user-(\d+)$/.exec(token) ?? [];
      if (userId) return { userId: Number(userId), expiresAt: Infinity };
      return token === 'short' ? { userId: 99, expiresAt: Date.now() + 1_000 } : null;
    },
    isTrusted: ({ headers }) => headers.origin === undefined || headers.origin === 'https://firm.example',
  });
  hubRoutes(app, { path: PATH, hub, admission, tokens, forward: createForwarding(hub, createFanOut()) });
  acceptWebSockets(app.server, { path: PATH, hub, admission });
  app.addHook('preClose', async () => hub.close());
  const address = await listening(app, port);
  return { app, hub, notes, url: address + PATH, close: () => app.close() };
}

/** On its port again, which a client that looks for the host may hold for a moment: it is one of those it may call from. */
async function listening(app: FastifyInstance, port: number): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await app.listen({ host: '127.0.0.1', port });
    } catch (error) {
      if (!isInUse(error) || port === 0 || tries === 50) throw error;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** One message of the protocol, as a test reads it. */
export type Frame = Record<string, unknown>;

/** A client that speaks the protocol by hand. */
export interface RawClient {
  readonly socket: WebSocket;
  readonly frames: Frame[];
  send(...messages: object[]): void;
  /** Text as it is, without an end. */
  write(text: string): void;
  /** The next message that is not a ping. */
  next(): Promise<Frame>;
  /** The code with which the other side closed. */
  readonly closed: Promise<number>;
}

interface RawOptions {
  token?: string;
  query?: string;
  headers?: Record<string, string>;
  /** Default: the handshake is done. */
  handshake?: boolean;
}

export async function connectRaw(
  { url }: Pick<HubHost, 'url'>,
  { token = 'user-1', query = '', headers = {}, handshake = true }: RawOptions = {},
): Promise<RawClient> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}?access_token=${token}${query}`, { headers });
  const frames: Frame[] = [];
  let arrived: (() => void) | null = null;
  let read = 0;
  socket.on('message', (data: Buffer) => {
    for (const text of data.toString().split('\u001e').filter(Boolean)) {
      // The protocol's messages are objects.
      const frame = JSON.parse(text) as Frame;
      if (frame['type'] !== 6) frames.push(frame);
    }
    arrived?.();
  });
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise<void>((done, fail) => {
    socket.on('open', done);
    socket.on('error', fail);
    socket.on('unexpected-response', (_request, response) => fail(new Error(String(response.statusCode))));
  });
  const client: RawClient = {
    socket,
    frames,
    closed,
    write: (text) => socket.send(text),
    send: (...messages) =>
      socket.send(messages.map((message) => `${JSON.stringify(message)}\u001e`).join('')),
    async next() {
      while (frames.length <= read) {
        await new Promise<void>((done) => {
          arrived = done;
        });
      }
      read += 1;
      return frames[read - 1] ?? {};
    },
  };
  if (handshake) {
    client.send({ protocol: 'json', version: 1 });
    await client.next();
  }
  return client;
}

/** The status with which a socket is refused; 101 when it is not. */
export const statusOf = (host: HubHost, options: RawOptions): Promise<number> =>
  connectRaw(host, { ...options, handshake: false }).then(
    ({ socket }) => {
      socket.terminate();
      return 101;
    },
    (error: Error) => Number(error.message),
  );
