import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Env } from '../../env.ts';
import { type FanOut, type Relay, createFanOut } from './fan-out.ts';
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
export const startFanOut = (options: StartOptions): FanOut =>
  createFanOut({ relay: relayOf(options), log: options.log });

/** What the processes of an installation share; `null` where there is one alone. */
export function relayOf({ env, pool, log, installation }: StartOptions): Relay | null {
  const { redisUrl, databaseUrl } = env;
  if (redisUrl) return createRedisRelay({ url: redisUrl, channel: installation, log });
  return databaseUrl ? createPostgresRelay({ url: databaseUrl, pool, log }) : null;
}
