import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { type LimiterFactory, inMemory } from './limits.ts';

export interface SharedLimiter {
  readonly limiter: LimiterFactory;
  close(): void;
}

/**
 * Where limits are counted: in the Redis that all processes share, or in this process where there is none. While that
 * Redis does not answer, each process counts for itself.
 * @param installation keeps installations apart that share a Redis
 */
export function createSharedLimiter(
  { redisUrl }: Pick<Env, 'redisUrl'>,
  installation: string,
): SharedLimiter {
  if (!redisUrl) return { limiter: inMemory, close: () => undefined };
  const client = new Redis(redisUrl, {
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  // That it does not answer is said by the relay of the live events, once.
  client.on('error', () => undefined);
  return {
    limiter: (rule) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `${installation}:${rule.name}`,
        points: rule.points,
        duration: rule.seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory(rule),
      }),
    close: () => client.disconnect(),
  };
}
