import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** Whether the process runs, and whether it can work. Neither needs an account. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  const config = { access: { public: 'all' } } as const;
  let known: { isReady: boolean; at: number } | null = null;

  app.get('/health/live', { config }, () => ({ status: 'live' }));

  app.get('/health/ready', { config }, async (_request, reply) => {
    // One question a second is enough, however many ask.
    if (!known || Date.now() - known.at > 1000) known = { isReady: await database.isReady(), at: Date.now() };
    return reply.code(known.isReady ? 200 : 503).send({ status: known.isReady ? 'ready' : 'unavailable' });
  });
}
