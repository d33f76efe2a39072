import { spawnSync } from 'node:child_process';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import pino from 'pino';
import { claimPort } from '#server/claim-port.ts';
import { type FanOut, type Relay, createFanOut } from '#server/live/fan-out/fan-out.ts';
import { createPostgresRelay } from '#server/live/fan-out/postgres-relay.ts';
import { createRedisRelay } from '#server/live/fan-out/redis-relay.ts';
import { tellHosts } from '#server/live/fan-out/tell-hosts.ts';
import { temporaryPostgres, testDatabaseUrl } from '#tests/support/temporary-postgres.ts';
import { startRedis } from '../../../scripts/hub/own-redis.ts';

const log = pino({ level: 'silent' });
const redisUrl = process.env['REDIS_URL'];
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** Two processes tell each other until both have heard something: their connections take a moment. */
async function whenJoined(first: FanOut, second: FanOut): Promise<void> {
  for (const [speaker, listener] of [
    [first, second],
    [second, first],
  ] as const) {
    let isHeard = false;
    const stop = listener.subscribe('posted', () => {
      isHeard = true;
    });
    await expect
      .poll(
        () => {
          speaker.publish('posted', { id: 'join' });
          return isHeard;
        },
        { timeout: 10_000 },
      )
      .toBe(true);
    stop();
  }
}

async function expectOrder(first: FanOut, second: FanOut): Promise<void> {
  await whenJoined(first, second);
  const heard: number[] = [];
  second.subscribe('caller', ({ userId }) => heard.push(userId));
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  for (const userId of numbers) first.publish('caller', { userId });
  await expect.poll(() => heard.length).toBe(200);
  expect(heard.toSorted((one, two) => one - two)).toEqual(numbers);
}

/** A host hears of what a process tells that is none, and ends at once. */
async function expectHeard(host: FanOut, relay: Relay): Promise<void> {
  const heard: number[] = [];
  host.subscribe('caller', ({ userId }) => heard.push(userId));
  // What is told before the host listens is told to nobody.
  await expect
    .poll(
      async () => {
        await tellHosts(relay, 'caller', { userId: 7 });
        return heard[0];
      },
      { timeout: 10_000 },
    )
    .toBe(7);
  await relay.close();
}

/** A way to the database whose connections can be dropped without either end being told. */
async function startNetwork(url: string): Promise<{ url: string; drop(): void }> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  // Each end closes by itself: after a drop neither hears that the other one has.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(port || 5432), host: hostname, allowHalfOpen: true });
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    sockets.push(near, far);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  endings.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  // The address of a server that listens on a port.
  const { port: own } = server.address() as AddressInfo;
  const through = new URL(url);
  through.host = `127.0.0.1:${own}`;
  return {
    url: through.href,
    drop() {
      for (const socket of sockets) socket.unpipe().on('data', () => undefined);
    },
  };
}

describe.runIf(redisUrl)('over Redis', () => {
  const join = (channel: string) => {
    const fanOut = createFanOut({ relay: createRedisRelay({ url: redisUrl ?? '', channel, log }) });
    endings.push(() => fanOut.close());
    return fanOut;
  };

  it('everything reaches the other process', async () => {
    const channel = `test-${process.pid}-${Date.now()}`;
    await expectOrder(join(channel), join(channel));
  });

  it('sessions that a command ended were no news to the hosts', async () => {
    const channel = `test-command-${process.pid}-${Date.now()}`;
    await expectHeard(join(channel), createRedisRelay({ url: redisUrl ?? '', channel, log }));
  });

  it('another installation hears nothing', async () => {
    const [first, other] = [join('test-first'), join('test-other')];
    const heard: unknown[] = [];
    other.subscribe('caller', (message) => heard.push(message));
    for (let count = 0; count < 20; count += 1) {
      first.publish('caller', { userId: 1 });
      await new Promise((done) => setTimeout(done, 10));
    }
    expect(heard).toEqual([]);
  });
});

it.runIf(spawnSync('redis-server', ['--version']).status === 0)(
  'hosts that were started while Redis was away heard nothing of each other for ever after',
  async () => {
    const port = await claimPort('127.0.0.1', 0);
    let tries = 0;
    const retryAfter = (attempt: number) => {
      tries = attempt;
      return 5;
    };
    const [first, second] = Array.from({ length: 2 }, () => {
      const url = `redis://127.0.0.1:${port}`;
      const fanOut = createFanOut({ relay: createRedisRelay({ url, channel: 'late', log, retryAfter }) });
      endings.push(() => fanOut.close());
      return fanOut;
    });
    if (!first || !second) expect.fail('there are two');
    // With the usual pauses this is half a minute.
    await expect.poll(() => tries).toBeGreaterThan(25);
    const redis = await startRedis(port);
    endings.unshift(async () => redis.kill('SIGKILL'));
    await whenJoined(first, second);
  },
);

describe.runIf(testDatabaseUrl)('over PostgreSQL', () => {
  const start = async () => {
    const { url, drop } = await temporaryPostgres(testDatabaseUrl ?? '');
    const pool = new pg.Pool({ connectionString: url });
    pool.on('error', () => undefined);
    endings.push(drop, () => pool.end());
    const join = () => {
      const fanOut = createFanOut({ relay: createPostgresRelay({ url, pool, log }), log });
      endings.push(() => fanOut.close());
      return fanOut;
    };
    return { pool, url, join };
  };

  it('everything reaches the other process', async () => {
    const { join } = await start();
    await expectOrder(join(), join());
  });

  it('sessions that a command ended were no news to the hosts', async () => {
    const { pool, url, join } = await start();
    await expectHeard(join(), createPostgresRelay({ url, pool, log }));
  });

  it('H-10 whose connection was lost comes back, and says since when nothing was heard', async () => {
    const { pool, join } = await start();
    const [first, second] = [join(), join()];
    await whenJoined(first, second);
    const gaps: string[] = [];
    second.subscribe('gap', ({ since }) => gaps.push(since));
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    );
    await expect.poll(() => gaps.length).toBeGreaterThan(0);
    await whenJoined(first, second);
  });

  it('a host whose network dropped its connection heard nothing of the others for ever after', async () => {
    const { pool, url, join } = await start();
    const network = await startNetwork(url);
    const relay = createPostgresRelay({ url: network.url, pool, log, checkEvery: 50, answerWithin: 500 });
    const [first, second] = [join(), createFanOut({ relay, log })];
    endings.push(() => second.close());
    await whenJoined(first, second);
    const gaps: string[] = [];
    second.subscribe('gap', ({ since }) => gaps.push(since));
    network.drop();
    await expect.poll(() => gaps.length).toBeGreaterThan(0);
    await whenJoined(first, second);
  });

  it('a host whose network had dropped its connection never stopped', async () => {
    const { pool, url, join } = await start();
    const network = await startNetwork(url);
    const [first, second] = [
      join(),
      createFanOut({ relay: createPostgresRelay({ url: network.url, pool, log }), log }),
    ];
    await whenJoined(first, second);
    network.drop();
    await expect(second.close()).resolves.toBeUndefined();
  });
});

it.runIf(!redisUrl && !testDatabaseUrl)('needs a Redis or a PostgreSQL: see npm run test:postgres', () => {
  expect(createFanOut().hasOthers).toBe(false);
});
