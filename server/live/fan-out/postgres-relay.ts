import pg, { type Pool } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { groupWrites } from '../../db/group-writes.ts';
import type { Relay } from './fan-out.ts';

interface PostgresRelayOptions {
  url: string;
  /** Sends; listening needs a connection of its own. */
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const CHANNEL = 'fan_out';
const RETRY = 1_000;

/** Messages over NOTIFY, for processes that share a PostgreSQL and no Redis. A message has at most 8,000 bytes. */
export function createPostgresRelay({ url, pool, log }: PostgresRelayOptions): Relay {
  let isClosed = false;
  let current: pg.Client | null = null;
  let lostAt: Date | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(onText: (text: string) => void, onReturn: (since: Date) => void): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    const again = (error?: Error) => {
      if (isClosed || current !== client) return;
      current = null;
      if (!lostAt) log.warn({ err: error }, 'The database no longer tells what other processes do.');
      lostAt ??= new Date();
      timer = setTimeout(() => void connect(onText, onReturn), RETRY);
      timer.unref();
    };
    current = client;
    client.on('notification', ({ payload }) => onText(payload ?? ''));
    client.on('error', again);
    client.on('end', () => again());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (lostAt) onReturn(lostAt);
      lostAt = null;
    } catch (error) {
      client.end().catch(() => {
        // It never was connected.
      });
      again(error instanceof Error ? error : undefined);
    }
  }

  return {
    // Together: transactions that notify commit one after the other, each with a disk of its own to wait for.
    send: groupWrites((texts) =>
      pool.query('select pg_notify($1, text) from unnest($2::text[]) text', [CHANNEL, texts]),
    ),
    listen: (onText, onReturn) => void connect(onText, onReturn),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await current?.end().catch(() => {
        // The connection was lost already.
      });
    },
  };
}
