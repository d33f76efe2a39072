import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '#contract/errors.ts';

/** While the host ends, calls that still arrive on open connections are refused, and those connections closed. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return;
    reply.header('connection', 'close');
    throw new AppError('unavailable');
  });
}

/**
 * When the host ends, connections end with the last answer that is under way on them, and idle ones at once. The server
 * itself would wait for those that a browser opens ahead and never uses.
 */
export function endConnectionsWhenClosing(app: FastifyInstance): void {
  const underWay = new Map<Socket, number>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (underWay.has(socket)) return;
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      if (!socket.destroyed) underWay.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  // A WebSocket is the hub's to end, which says goodbye first.
  app.server.on('upgrade', ({ socket }: IncomingMessage) => underWay.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, count] of underWay) if (count === 0) socket.destroy();
  });
}
