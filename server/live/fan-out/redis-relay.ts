import { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';
import type { Relay } from './fan-out.ts';

interface RedisRelayOptions {
  url: string;
  /** Installations that share a Redis have channels of their own. */
  channel: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds before it tries to connect again, by the number of tries. Default: up to two seconds. */
  retryAfter?: (attempt: number) => number;
}

/** Messages over Redis. Both connections come back by themselves. */
export function createRedisRelay({
  url,
  channel,
  log,
  retryAfter: retryStrategy = (attempt) => Math.min(attempt * 200, 2_000),
}: RedisRelayOptions): Relay {
  // What cannot be sent now is not kept: whoever was to hear it is told of the gap.
  const sender = new Redis(url, { retryStrategy, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const listener = new Redis(url, { retryStrategy, autoResubscribe: false, maxRetriesPerRequest: null });
  let lostAt: Date | null = null;
  let isClosed = false;
  for (const connection of [sender, listener]) {
    connection.on('error', (error) => {
      if (connection === listener && !lostAt) log.warn({ err: error }, 'Redis does not answer.');
    });
  }

  // Anew on every connection: a subscription that waits for the first one is dropped after enough tries.
  async function subscribe(onReturn: (since: Date) => void): Promise<void> {
    try {
      await listener.subscribe(channel);
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, 'Redis does not tell what other processes do.');
      return;
    }
    if (lostAt) onReturn(lostAt);
    lostAt = null;
  }

  return {
    async send(text) {
      await sender.publish(channel, text);
    },
    listen(onText, onReturn) {
      listener.on('message', (_channel, text) => onText(text));
      listener.on('close', () => {
        lostAt ??= new Date();
      });
      listener.on('ready', () => void subscribe(onReturn));
    },
    async close() {
      isClosed = true;
      sender.disconnect();
      listener.disconnect();
    },
  };
}
