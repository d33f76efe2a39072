import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROLES } from '#contract/roles.ts';
import { type Admission, type HubCall, type Refusal, isRefusal } from './admission.ts';
import type { Member } from './connection.ts';
import type { Transport } from './pipe.ts';
import type { ConnectionTokens } from './connection-tokens.ts';
import { pipeEvents } from './event-pipe.ts';
import type { Hub } from './hub.ts';
import { pipePoll, sendPoll } from './poll-pipe.ts';

export interface HubRoutesOptions<M extends Member> {
  path: string;
  hub: Hub<M>;
  admission: Admission<M>;
  tokens: ConnectionTokens;
  /** Hands on what was sent for a connection of another process; false when nobody has it. */
  forward: (connectionId: string, text: string) => Promise<boolean>;
}

const TRANSPORTS: readonly Transport[] = ['WebSockets', 'ServerSentEvents', 'LongPolling'];

/** The calls of a hub: negotiation, the two transports over HTTP, and what their clients send. */
export function hubRoutes<M extends Member>(app: FastifyInstance, options: HubRoutesOptions<M>): void {
  const { path, hub, admission, tokens, forward } = options;
  const started = new WeakSet<object>();
  const config = { access: Object.fromEntries(ROLES.map((role) => [role, 'own'])) } as const;

  void app.register(async (scope) => {
    // Messages of the hub, whatever their type says, and the empty body of a negotiation.
    scope.removeAllContentTypeParsers();
    const bodyLimit = hub.limits.messageBytes;
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );

    const admitted =
      (work: (call: HubCall, member: M, exchange: Exchange) => Promise<FastifyReply> | FastifyReply) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const call = callOf(request);
        reply.header('cache-control', 'no-store');
        const member = await admission.memberOf(call);
        return isRefusal(member) ? refuse(reply, member) : work(call, member, { request, reply });
      };

    scope.post(
      `${path}/negotiate`,
      { config },
      admitted(({ query }, { userId }, { reply }) => {
        const version = negotiateVersion(query);
        if (typeof version === 'string') return reply.send({ error: version });
        if (!hub.hasRoomFor(userId)) return refuse(reply, 429);
        const id = newId();
        const isStateful = query.get('useStatefulReconnect') === 'true';
        const token = tokens.issue({ id, userId, issuedAt: Date.now(), isStateful });
        return reply.send({
          negotiateVersion: version,
          // The first version had no secret beside the name.
          ...(version === 0 ? { connectionId: token } : { connectionId: id, connectionToken: token }),
          ...(isStateful ? { useStatefulReconnect: true } : {}),
          availableTransports: TRANSPORTS.map((transport) => ({ transport, transferFormats: ['Text'] })),
        });
      }),
    );

    scope.get(
      path,
      { config },
      admitted((call, member, { request, reply }) => {
        const isForEvents = (request.headers.accept ?? '').includes('text/event-stream');
        const connection = admission.connectionOf(
          call,
          member,
          isForEvents ? 'ServerSentEvents' : 'LongPolling',
        );
        if (isRefusal(connection)) return refuse(reply, connection);
        const transport = connection.pipe?.transport;
        if (transport && (isForEvents || transport !== 'LongPolling')) return refuse(reply, 409);
        reply.hijack();
        if (isForEvents) pipeEvents(connection, reply.raw);
        else if (started.has(connection)) pipePoll(connection, reply.raw, hub.limits.pollMs);
        // The first poll says only that there is somebody.
        else sendPoll(reply.raw, 200);
        started.add(connection);
        return reply;
      }),
    );

    scope.post(
      path,
      { config },
      admitted(async (call, member, { request, reply }) => {
        const id = admission.idOf(call, member);
        if (isRefusal(id)) return refuse(reply, id);
        // The parser above gives text.
        const text = (request.body ?? '') as string;
        const connection = hub.find(id);
        if (connection?.pipe?.transport === 'WebSockets') return refuse(reply, 405);
        if (connection) connection.receive(text);
        else if (!(await forward(id, text))) return refuse(reply, 404);
        return reply.send();
      }),
    );

    scope.delete(
      path,
      { config },
      admitted((call, member, { reply }) => {
        const id = admission.idOf(call, member);
        if (isRefusal(id)) return refuse(reply, id);
        const connection = hub.find(id);
        if (!connection) return refuse(reply, 404);
        if ((connection.pipe?.transport ?? 'LongPolling') !== 'LongPolling') return refuse(reply, 400);
        connection.drop();
        return reply.code(202).send();
      }),
    );
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export const newId = (): string => randomBytes(16).toString('base64url');

const refuse = (reply: FastifyReply, status: Refusal | 405): FastifyReply => reply.code(status).send();

const callOf = ({ headers, url }: FastifyRequest): HubCall => ({
  headers,
  query: new URL(url, 'http://host').searchParams,
});

/** 0 or 1; a sentence for a version that cannot be. Newer clients speak the newest that we know. */
function negotiateVersion(query: URLSearchParams): 0 | 1 | string {
  const asked = query.get('negotiateVersion') ?? '0';
  if (!/^-?\d+$/.test(asked)) return 'The client requested a non-integer protocol version.';
  if (Number(asked) < 0)
    return `The client requested version '${Number(asked)}', but the server does not support this version.`;
  return Number(asked) === 0 ? 0 : 1;
}
