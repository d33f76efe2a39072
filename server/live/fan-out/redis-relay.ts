import { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';
import type { Relay } from './fan-out.ts';

interface RedisRelayOptions {
  url: string;
  /** Installations that share a Redis have channels of their own. */
  channel: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Messages over Redis. Both connections come back by themselves. */
export function createRedisRelay({ url, channel, log }: RedisRelayOptions): Relay {
  const retryStrategy = (attempt: number) => Math.min(attempt * 200, 2_000);
  // What cannot be sent now is not kept: whoever was to hear it is told of the gap.
  const sender = new Redis(url, { retryStrategy, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const listener = new Redis(url, { retryStrategy });
  let lostAt: Date | null = null;
  for (const connection of [sender, listener]) {
    connection.on('error', (error) => {
      if (connection === listener && !lostAt) log.warn({ err: error }, 'Redis does not answer.');
    });
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
      // It subscribes again by itself, before it says that it is ready for more.
      listener.on('ready', () => {
        if (lostAt) onReturn(lostAt);
        lostAt = null;
      });
      listener.subscribe(channel).catch(() => {
        // It was closed before it was ever connected.
      });
    },
    async close() {
      sender.disconnect();
      listener.disconnect();
    },
  };
}
