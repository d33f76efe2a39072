import { createServer, request as ask } from 'node:http';
import { connect } from 'node:net';

/**
 * A small proxy before several hosts, in turn: what a real one (see `Caddyfile`) does for them. It says from whom a call
 * comes, hands on WebSockets, and asks the next host when one does not take the connection.
 *
 * @param {number[]} ports of the hosts on this machine
 * @param {{ hops?: number }} options `hops`: how many proxies stand before this one, such as one that ends TLS. Without
 *   any, what a caller says of itself is written over.
 */
export function createProxy(ports, { hops = 0 } = {}) {
  const forwarded = forwardedBehind(hops);
  let turn = 0;
  const inOrder = () => {
    turn += 1;
    return ports.map((_port, at) => ports[(turn + at) % ports.length]);
  };
  const server = createServer((incoming, outgoing) => forward({ incoming, outgoing, forwarded }, inOrder()));
  server.on('upgrade', (incoming, socket, head) => upgrade({ incoming, socket, head, forwarded }, inOrder()));
  return server;
}

function forward(call, [port, ...others]) {
  const { incoming, outgoing, forwarded } = call;
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
    if (error.code === 'ECONNREFUSED' && others.length > 0) return forward(call, others);
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

function upgrade(call, [port, ...others]) {
  const { incoming, socket, head, forwarded } = call;
  const behind = connect(port, '127.0.0.1');
  behind.on('connect', () => {
    const lines = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${value}`);
    behind.write([`${incoming.method} ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    behind.write(head);
    socket.pipe(behind).pipe(socket);
  });
  behind.on('error', (error) => {
    if (error.code === 'ECONNREFUSED' && others.length > 0) upgrade(call, others);
    else socket.destroy();
  });
  behind.on('close', () => behind.bytesRead > 0 && socket.destroy());
  socket.on('error', () => behind.destroy());
  socket.on('close', () => behind.destroy());
}

const forwardedBehind =
  (hops) =>
  ({ headers, socket }) => {
    const told = hops > 0 ? headers : {};
    return {
      ...headers,
      'x-forwarded-for': [told['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
      'x-forwarded-host': told['x-forwarded-host'] ?? headers.host,
      'x-forwarded-proto': told['x-forwarded-proto'] ?? 'http',
    };
  };
