import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What Node hands over with an `upgrade`. */
export interface UpgradeRequest {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

/**
 * Gives a function that serves a request as if it had not asked for another protocol, such as `h2c` (RFC 9110, 7.8: a
 * server may ignore it). Node has stopped reading the line behind its headers, so the request is put before what is
 * still to come, and the line is taken anew.
 */
export function upgradeIgnorer(server: Server): (asked: UpgradeRequest) => void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
    latest.set(socket, response),
  );
  return ({ request, socket, head }) => {
    const takeAnew = () => {
      if (socket.destroyed) return;
      socket.unshift(Buffer.concat([withoutUpgrade(request), head]));
      server.emit('connection', socket);
    };
    const former = latest.get(socket);
    // Answers leave in the order in which they were asked for.
    if (former && !former.closed) former.once('close', takeAnew);
    else takeAnew();
  };
}

function withoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() !== 'upgrade') lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  // Node reads headers as Latin-1.
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
