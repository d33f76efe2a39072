import type { WebSocket } from 'ws';
import { BROKEN, type Connection, type Member } from './connection.ts';
import type { Pipe } from './pipe.ts';

/** How long the other side may take to close its half. Milliseconds. */
const CLOSE_WITHIN = 2_000;

/** Connects a client by an open socket. */
export function pipeWebSocket<M extends Member>(connection: Connection<M>, socket: WebSocket): void {
  const pipe: Pipe = {
    transport: 'WebSockets',
    send: (text) => socket.send(text),
    close() {
      socket.close(1000);
      setTimeout(() => socket.terminate(), CLOSE_WITHIN).unref();
    },
    buffered: () => socket.bufferedAmount,
  };
  socket.on('message', (data, isBinary) => {
    if (connection.pipe !== pipe) return;
    if (isBinary) connection.end({ error: BROKEN });
    // One buffer, as `binaryType` is left alone.
    else connection.receive((data as Buffer).toString());
  });
  socket.on('close', () => connection.detach(pipe));
  // A message that is too large, a broken frame: `close` follows.
  socket.on('error', () => undefined);
  connection.attach(pipe);
}
