import type { ServerResponse } from 'node:http';
import type { Connection, Member } from './connection.ts';
import type { Pipe } from './pipe.ts';

/** Connects a client for one answer (long polling): it comes as soon as there is something to say. */
export function pipePoll<M extends Member>(
  connection: Connection<M>,
  response: ServerResponse,
  pollMs: number,
): void {
  let isAnswered = false;
  const answer = (status: 200 | 204, text = '') => {
    if (isAnswered) return;
    isAnswered = true;
    clearTimeout(patience);
    // A host that ends waits for the sockets that its last answers leave open.
    if (connection.isClosed) response.setHeader('connection', 'close');
    sendPoll(response, status, text);
    connection.detach(pipe);
  };
  const pipe: Pipe = {
    transport: 'LongPolling',
    send: (text) => answer(200, text),
    close: () => answer(204),
    buffered: () => 0,
  };
  const patience = setTimeout(() => answer(200), pollMs);
  patience.unref();
  response.on('close', () => {
    isAnswered = true;
    clearTimeout(patience);
    connection.detach(pipe);
  });
  response.on('error', () => undefined);
  connection.attach(pipe);
}

export function sendPoll(response: ServerResponse, status: 200 | 204, text = ''): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(text) }),
  });
  response.end(text);
}
