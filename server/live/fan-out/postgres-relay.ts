import { setTimeout as wait } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { groupWrites } from '../../db/group-writes.ts';
import type { Relay } from './fan-out.ts';

interface PostgresRelayOptions {
  url: string;
  /** Sends; listening needs a connection of its own. */
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** How often the connection that listens is asked whether it still answers, in milliseconds. Default: half a minute. */
  checkEvery?: number;
  /** How long it may take to answer, in milliseconds. Default: five seconds. */
  answerWithin?: number;
}

const CHANNEL = 'fan_out';
const RETRY = 1_000;
/** The first message goes at once; those that come so soon after it go together. Milliseconds. */
const GATHER = 10;
/** How long the end waits for the last message, and for the connection to end. Milliseconds. */
const LAST_WAIT = 1_000;

/** Messages over NOTIFY, for processes that share a PostgreSQL and no Redis. A message has at most 8,000 bytes. */
export function createPostgresRelay({
  url,
  pool,
  log,
  checkEvery = 30_000,
  answerWithin = 5_000,
}: PostgresRelayOptions): Relay {
  let isClosed = false;
  let current: pg.Client | null = null;
  let lostAt: Date | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(onText: (text: string) => void, onReturn: (since: Date) => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
      query_timeout: answerWithin,
    });
    /** Everything that was sent before then has arrived. */
    let answeredAt = new Date();
    const again = (error?: Error) => {
      if (isClosed || current !== client) return;
      current = null;
      if (!lostAt) log.warn({ err: error }, 'The database no longer tells what other processes do.');
      lostAt ??= answeredAt;
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
      // A connection that the network dropped is as silent as one on which nothing happens.
      for (;;) {
        await wait(checkEvery, undefined, { ref: false });
        if (isClosed || current !== client) return;
        const askedAt = new Date();
        await client.query('select 1');
        answeredAt = askedAt;
      }
    } catch (error) {
      client.end().catch(() => {
        // It is not connected any more, or never was.
      });
      again(error instanceof Error ? error : undefined);
    }
  }

  let last = Promise.resolve();
  // Together: transactions that notify commit one after the other, each with a disk of its own to wait for.
  const send = groupWrites<string>(async (texts) => {
    await pool.query({
      name: 'fan-out',
      text: 'select pg_notify($1, text) from unnest($2::text[]) text',
      values: [CHANNEL, texts],
    });
    if (!isClosed) await wait(GATHER);
  });

  return {
    send: (text) => (last = send(text)),
    listen: (onText, onReturn) => void connect(onText, onReturn),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      // Whoever sent it was told if it could not be.
      await Promise.race([last.catch(() => undefined), wait(LAST_WAIT, undefined, { ref: false })]);
      const ended = current?.end().catch(() => {
        // The connection was lost already.
      });
      // One that the network dropped never answers that it has ended.
      await Promise.race([ended, wait(LAST_WAIT, undefined, { ref: false })]);
    },
  };
}
