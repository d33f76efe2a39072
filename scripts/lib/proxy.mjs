import { createServer, request as ask } from 'node:http';
import { connect } from 'node:net';

/**
 * A small proxy before several hosts, in turn: what a real one (see `Caddyfile`) does for them. It writes the forwarded
 * address anew, hands on WebSockets, and asks the next host when one does not take the connection.
 *
 * @param {number[]} ports of the hosts on this machine
 */
export function createProxy(ports) {
  let turn = 0;
  const inOrder = () => {
    turn += 1;
    return ports.map((_port, at) => ports[(turn + at) % ports.length]);
  };
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, inOrder()));
  server.on('upgrade', (incoming, socket, head) => upgrade({ incoming, socket, head }, inOrder()));
  return server;
}

function forward(incoming, outgoing, [port, ...others]) {
  const asked = ask({
    port,
    host: '127.0.0.1',
    method: incoming.method,
    path: incoming.url,
    headers: forwarded(incoming),
    setHost: false,
  });
  asked.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode, answer.statusMessage, answer.rawHeaders);
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  asked.on('error', (error) => {
    // Nothing of the call has arrived anywhere: another may have it.
    if (error.code === 'ECONNREFUSED' && others.length > 0) return forward(incoming, outgoing, others);
    if (outgoing.headersSent) return outgoing.destroy();
    outgoing.writeHead(502, { 'retry-after': '3' }).end();
  });
  outgoing.on('close', () => asked.destroy());
  // Only a connection that stands takes the body: it cannot be read twice.
  asked.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => incoming.pipe(asked));
    else incoming.pipe(asked);
  });
}

function upgrade({ incoming, socket, head }, [port, ...others]) {
  const behind = connect(port, '127.0.0.1');
  behind.on('connect', () => {
    const lines = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${value}`);
    behind.write([`${incoming.method} ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    behind.write(head);
    socket.pipe(behind).pipe(socket);
  });
  behind.on('error', (error) => {
    if (error.code === 'ECONNREFUSED' && others.length > 0) upgrade({ incoming, socket, head }, others);
    else socket.destroy();
  });
  behind.on('close', () => behind.bytesRead > 0 && socket.destroy());
  socket.on('error', () => behind.destroy());
  socket.on('close', () => behind.destroy());
}

const forwarded = ({ headers, socket }) => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress,
  'x-forwarded-host': headers.host,
  'x-forwarded-proto': 'http',
});
