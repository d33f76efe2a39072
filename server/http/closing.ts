import type { FastifyInstance } from 'fastify';
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
