import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** Whether the process runs, and whether it can work. Neither needs an account. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  const config = { access: { public: 'all' } } as const;
  let asked: { isReady: Promise<boolean>; at: number } | null = null;

  app.get('/health/live', { config }, () => ({ status: 'live' }));

  app.get('/health/ready', { config }, async (_request, reply) => {
    // One question a second is enough, however many ask, and however long its answer takes.
    // By a clock that nobody sets back.
    const now = performance.now();
    if (!asked || now - asked.at > 1000) asked = { isReady: database.isReady(), at: now };
    const isReady = await asked.isReady;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}
