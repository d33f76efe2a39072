import type { ServerResponse } from 'node:http';
import type { Connection, Member } from './connection.ts';
import type { Pipe } from './pipe.ts';

/** Connects a client by an answer that never ends (Server-Sent Events); it sends by calls of its own. */
export function pipeEvents<M extends Member>(connection: Connection<M>, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-store',
    'x-content-type-options': 'nosniff',
    // Proxies hand on what they have at once.
    'x-accel-buffering': 'no',
  });
  response.write(':\r\n\r\n');
  const pipe: Pipe = {
    transport: 'ServerSentEvents',
    send: (text) => void response.write(`data: ${text}\r\n\r\n`),
    close: () => void response.end(),
    buffered: () => response.writableLength,
  };
  response.on('close', () => connection.detach(pipe));
  response.on('error', () => undefined);
  connection.attach(pipe);
}
