import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { AppError } from '#contract/errors.ts';

interface MetricsOptions {
  /** Who scrapes shows it as a bearer token. Without one there is no such route. */
  token: string | undefined;
  pool: Pool;
}

/**
 * Figures for Prometheus at `/metrics`: answers by route, connections to the database, waiting mails, memory, pauses.
 * Labels are patterns of routes, never addresses: no id, query or name of anybody is in them.
 */
export function serveMetrics(app: FastifyInstance, { token, pool }: MetricsOptions): void {
  if (token === undefined) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  observeAnswers(app, register);
  observeDatabase(pool, register);
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', { config: { access: { public: 'all' } } }, async (request, reply) => {
    // Loopback is no proof of anything: behind a proxy on the same machine everybody comes from there.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new AppError('unauthenticated');
    reply.header('cache-control', 'no-store').type(register.contentType);
    return register.metrics();
  });
}

function observeAnswers(app: FastifyInstance, register: Registry): void {
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a call to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const { url = 'none' } = routeOptions;
    answers.observe({ method, route: url, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

function observeDatabase(pool: Pool, register: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and calls that wait for one',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'mails',
    help: 'Mails of the outbox that have not left, and those given up in the last 30 days',
    labelNames: ['state'] as const,
    registers: [register],
    async collect() {
      const { rows } = await pool
        .query<{ waiting: number; failed: number }>(
          `select count(*) filter (where failed_at is null)::int as waiting, count(failed_at)::int as failed
           from outbox where done_at is null`,
        )
        // Without a database the other figures are wanted all the more.
        .catch(() => ({ rows: [] }));
      this.reset();
      for (const [state, count] of Object.entries(rows[0] ?? {})) this.set({ state }, count);
    },
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
