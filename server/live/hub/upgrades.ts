import { type IncomingMessage, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { upgradeIgnorer } from '../../http/ignore-upgrade.ts';
import { type Admission, type HubCall, type Refusal, isRefusal } from './admission.ts';
import type { Connection, Member } from './connection.ts';
import type { Hub } from './hub.ts';
import { newId } from './hub-routes.ts';
import { pipeWebSocket } from './web-socket-pipe.ts';

export interface UpgradeOptions<M extends Member> {
  path: string;
  hub: Hub<M>;
  admission: Admission<M>;
}

/**
 * Takes WebSockets for a hub. There is no other use for them: whoever asks at another address is refused. Who asks for
 * another protocol is answered in this one.
 */
export function acceptWebSockets<M extends Member>(server: Server, options: UpgradeOptions<M>): void {
  const { path, hub, admission } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: hub.limits.messageBytes,
    // Little to gain with messages this small, and memory to lose for each connection.
    perMessageDeflate: false,
  });

  const ignoreUpgrade = upgradeIgnorer(server);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => undefined);
    if (!asksForWebSocket(request)) return ignoreUpgrade({ request, socket, head });
    connectionFor(request).then(
      (connection) => {
        if (isRefusal(connection)) return refuse(socket, connection);
        // What is no proper upgrade the library refuses by itself: nobody came.
        socket.once('close', () => connection.isReady || connection.pipe || connection.drop());
        return sockets.handleUpgrade(request, socket, head, (open) => pipeWebSocket(connection, open));
      },
      () => refuse(socket, 404),
    );
  });

  async function connectionFor(request: IncomingMessage): Promise<Connection<M> | Refusal> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    if (pathname.replace(/\/$/, '').toLowerCase() !== path.toLowerCase()) return 404;
    const call: HubCall = { headers: request.headers, query: searchParams };
    const member = await admission.memberOf(call);
    if (isRefusal(member)) return member;
    // A client may come without a negotiation when it knows that it wants a WebSocket.
    if (!searchParams.has('id')) return hub.open({ id: newId(), member, isStateful: false }) ?? 429;
    const connection = admission.connectionOf(call, member, 'WebSockets');
    if (isRefusal(connection)) return connection;
    return connection.pipe && !connection.replay ? 409 : connection;
  }
}

const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  /(^|,)\s*websocket\s*(,|$)/i.test(headers.upgrade ?? '');

function refuse(socket: Duplex, status: Refusal): void {
  // The server no longer minds this socket: a client that never closed its half would keep it for good.
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
