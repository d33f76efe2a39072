import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Env } from '../../env.ts';
import { type FanOut, createFanOut } from './fan-out.ts';
import { createPostgresRelay } from './postgres-relay.ts';
import { createRedisRelay } from './redis-relay.ts';

interface StartOptions {
  env: Pick<Env, 'redisUrl' | 'databaseUrl'>;
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Keeps installations apart that share a Redis. */
  installation: string;
}

/** Over Redis where there is one, else over PostgreSQL, else within this process: nobody else can be there. */
export function startFanOut({ env, pool, log, installation }: StartOptions): FanOut {
  const { redisUrl, databaseUrl } = env;
  const relay = redisUrl
    ? createRedisRelay({ url: redisUrl, channel: `yamama-fustat:${installation}`, log })
    : databaseUrl
      ? createPostgresRelay({ url: databaseUrl, pool, log })
      : null;
  return createFanOut({ relay, log });
}
