import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { claimPort } from '#server/claim-port.ts';
import { figure } from '#tests/support/figure.ts';
import { type OwnPostgres, postgresPrograms, startOwnPostgres } from '#tests/support/own-postgres.ts';
import { readMail } from '#tests/support/read-mail.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type WriteLoad, startWriteLoad } from '#tests/support/write-load.ts';
import { buildServers } from '../../scripts/bench/build-servers.ts';
import { type RunningServer, startServer } from '../../scripts/bench/start-server.ts';
import { startRedis } from '../../scripts/hub/own-redis.ts';

const ROUNDS = Number(process.env['OUTAGE_ROUNDS'] || 6);
const MINUTES = 60_000;
const programs = postgresPrograms();

let file: string;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  file = (await buildServers())('host');
  place = await temporaryFolder();
}, 5 * MINUTES);
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
}, MINUTES);
afterAll(() => place?.remove());

async function start(env: Record<string, string>): Promise<RunningServer> {
  const host = await startServer(file, {
    PORT: '0',
    DATA_DIR: place.folder,
    LOG_LEVEL: 'silent',
    SUBMISSIONS_PER_ADDRESS_HOUR: '1000000',
    ...env,
  });
  ends.push(host.kill);
  return host;
}
const isAlive = async (host: RunningServer) => (await fetch(`${host.url}/health/live`)).ok;
const told = ({ answers }: WriteLoad) =>
  [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');

async function lostOf({ kept }: WriteLoad, url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ email: string }>('select email from contact_messages');
  await client.end();
  const stored = new Set(rows.map(({ email }) => email));
  return [...kept].filter((email) => !stored.has(email)).length;
}

describe.runIf(programs)('on a PostgreSQL of its own', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await startOwnPostgres(programs ?? '', await claimPort('127.0.0.1', 0));
  }, MINUTES);
  afterAll(() => postgres?.remove());

  it(
    `I-01 PostgreSQL is restarted ${ROUNDS} times under load: clean refusals, nothing lost, soon back, no exit`,
    { timeout: 20 * MINUTES },
    async () => {
      const host = await start({ DATABASE_URL: postgres.url });
      const load = startWriteLoad(host.url);
      let slowestReturn = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        await wait(700);
        await postgres.stop(round % 2 === 0 ? 'fast' : 'immediate');
        await wait(700);
        await postgres.start();
        const upAt = performance.now();
        const before = load.kept.size;
        while (load.kept.size === before && performance.now() - upAt < 30_000) await wait(20);
        slowestReturn = Math.max(slowestReturn, performance.now() - upAt);
      }
      await load.stop();
      const lost = await lostOf(load, postgres.url);
      figure(
        `${told(load)}; ${lost} of ${load.kept.size} lost; back after ${Math.round(slowestReturn)} ms at most`,
      );
      expect(await isAlive(host)).toBe(true);
      expect(lost).toBe(0);
      expect([...load.answers.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(load.answers.get(503)).toBeGreaterThan(0);
      expect(load.withoutRetryAfter).toBe(0);
      expect(slowestReturn).toBeLessThanOrEqual(3_000);
    },
  );

  it(
    'I-02 while PostgreSQL is away readiness says so, the process lives, and no call hangs',
    { timeout: 5 * MINUTES },
    async () => {
      const host = await start({ DATABASE_URL: postgres.url });
      await postgres.stop('immediate');
      const goneAt = performance.now();
      while ((await fetch(`${host.url}/health/ready`)).status !== 503) await wait(50);
      const red = performance.now() - goneAt;
      const load = startWriteLoad(host.url, 20);
      await wait(10_000);
      await load.stop();
      const alive = await isAlive(host);
      await postgres.start();
      figure(`red after ${Math.round(red)} ms; slowest call ${Math.round(load.slowest)} ms; ${told(load)}`);
      expect(alive).toBe(true);
      expect(red).toBeLessThanOrEqual(5_000);
      expect(load.slowest).toBeLessThanOrEqual(5_000);
      expect([...load.answers.keys()]).toEqual([503]);
    },
  );

  it(
    `D-01 the host is killed ${ROUNDS} times while it writes: nothing that it acknowledged is lost, and it starts by itself`,
    { timeout: 20 * MINUTES },
    async () => {
      const kept = new Set<string>();
      let slowestStart = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const startedAt = performance.now();
        const host = await start({ DATABASE_URL: postgres.url });
        slowestStart = Math.max(slowestStart, performance.now() - startedAt);
        const load = startWriteLoad(host.url);
        while (load.kept.size < 5) await wait(20);
        await wait(Math.random() * 300);
        await host.kill();
        await load.stop();
        for (const email of load.kept) kept.add(email);
        expect(await lostOf(load, postgres.url)).toBe(0);
      }
      figure(`PostgreSQL: 0 of ${kept.size} lost; up after ${Math.round(slowestStart)} ms at most`);
      expect(slowestStart).toBeLessThanOrEqual(10_000);
    },
  );

  it(
    `I-09 SIGTERM ${ROUNDS} times under load: what was acknowledged is there, the rest is refused, it ends in time`,
    { timeout: 20 * MINUTES },
    async () => {
      let slowestEnd = 0;
      let count = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const host = await start({ DATABASE_URL: postgres.url });
        const load = startWriteLoad(host.url);
        while (load.kept.size < 10) await wait(20);
        const endedAt = performance.now();
        await host.stop();
        slowestEnd = Math.max(slowestEnd, performance.now() - endedAt);
        await load.stop();
        count += load.kept.size;
        expect(await lostOf(load, postgres.url)).toBe(0);
        expect([...load.answers.keys()].filter((status) => ![200, 503, 'broken'].includes(status))).toEqual(
          [],
        );
      }
      figure(`0 of ${count} lost; ended after ${Math.round(slowestEnd)} ms at most`);
      expect(slowestEnd).toBeLessThanOrEqual(10_000);
    },
  );
});

it(
  'I-05 Redis goes and comes back: no call fails for it, and limits are still counted',
  { timeout: 5 * MINUTES },
  async () => {
    const port = await claimPort('127.0.0.1', 0);
    let redis = await startRedis(port);
    ends.push(async () => redis.kill('SIGKILL'));
    const host = await start({
      REDIS_URL: `redis://127.0.0.1:${port}`,
      LOGIN_FAILURES_PER_ACCOUNT: '5',
    });
    const load = startWriteLoad(host.url);
    await wait(1_000);
    const ended = once(redis, 'exit');
    redis.kill('SIGKILL');
    await ended;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { status } = await fetch(`${host.url}/api/Auth/Login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'client@yamama-fustat.example', password: 'not-it-1446' }),
      });
      statuses.push(status);
    }
    redis = await startRedis(port);
    await wait(2_500);
    await load.stop();
    figure(`${told(load)}; logins without Redis: ${statuses.join(' ')}`);
    expect([...load.answers.keys()]).toEqual([200]);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.at(-1)).toBe(429);
  },
);

it(
  'I-06 a mail server that never says a word: answers come all the same, the mail is kept and sent by the next start',
  { timeout: 5 * MINUTES },
  async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    ends.push(async () => silent.close());
    // A server that listens on a port has an address with one.
    const { port } = silent.address() as AddressInfo;
    const { folder, remove } = await temporaryFolder();
    ends.push(remove);
    const MAIL_FROM = 'office@firm.example';
    const host = await start({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM });
    const clients = ['client@yamama-fustat.example', 'client2@yamama-fustat.example'];
    let slowest = 0;
    for (const email of [...clients, 'no@body.example']) {
      const startedAt = performance.now();
      const { status } = await fetch(`${host.url}/api/Auth/ForgotPassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      slowest = Math.max(slowest, performance.now() - startedAt);
      expect(status).toBe(200);
    }
    const stopping = performance.now();
    await host.stop();
    figure(
      `slowest answer ${Math.round(slowest)} ms; ended ${Math.round(performance.now() - stopping)} ms after SIGTERM`,
    );
    expect(slowest).toBeLessThanOrEqual(3_000);
    expect(performance.now() - stopping).toBeLessThanOrEqual(10_000);
    expect(await mailedTo(folder)).toEqual([]);
    // Without a mail server mails are written into a folder, as soon as nobody else may still be sending them.
    await start({ DATA_DIR: folder, MAIL_FROM });
    await expect
      .poll(() => mailedTo(folder), { timeout: 3 * MINUTES, interval: 500 })
      .toEqual(clients.toSorted());
  },
);

/** To whom a host without a mail server has written. */
async function mailedTo(folder: string): Promise<string[]> {
  const place = path.join(folder, 'outbox');
  const names = await readdir(place).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .map((name) => readFile(path.join(place, name), 'utf8').then(readMail)),
  );
  return mails.map(({ headers }) => headers['to'] ?? '').toSorted();
}
