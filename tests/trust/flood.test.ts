import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure } from '#tests/support/figure.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { buildServers } from '../../scripts/bench/build-servers.ts';
import { type RunningServer, startServer } from '../../scripts/bench/start-server.ts';
import { median } from '../../scripts/bench/table.ts';
import { percentile } from '../../scripts/hub/report.ts';

const ROUNDS = 5;
const AT_ONCE = 200;
/** Two that are hashed and those that may wait (server/auth/passwords.ts). */
const PLACES = 64;
/** Of one round: places are handed on while the last of the crowd still come. */
const MOST_HASHED = 100;

let host: RunningServer;
let place: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  place = await temporaryFolder();
  host = await startServer((await buildServers())('host'), {
    PORT: '0',
    DATA_DIR: place.folder,
    LOG_LEVEL: 'silent',
    LOGIN_FAILURES_PER_ADDRESS: '1000000',
    LOGIN_FAILURES_PER_ACCOUNT: '1000000',
  });
});
afterAll(async () => {
  await host?.kill();
  await place?.remove();
});

const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${host.pid}/status`, 'utf8'))?.[1]) / 1024;

/** How long others wait for a list while `during` runs, in milliseconds. */
async function waitsOfOthers(during: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  void during.finally(() => (isOver = true));
  while (!isOver) {
    const askedAt = performance.now();
    await (await fetch(`${host.url}/api/Faqs/GetAll`)).arrayBuffer();
    waits.push(performance.now() - askedAt);
    await wait(5);
  }
  return waits;
}

it('A-09 while 200 log in at once the others are answered in half a second, and memory stays in bounds', async () => {
  const before = megabytes();
  const answers = new Map<number, number>();
  const p99s: number[] = [];
  let most = before;
  // On a machine that others use too, one round says little.
  for (let round = 0; round < ROUNDS; round += 1) {
    const flood = Promise.all(
      Array.from({ length: AT_ONCE }, async (_each, at) => {
        const { status } = await fetch(`${host.url}/api/Auth/Login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `flood-${round}-${at}@example.com`, password: 'not-it-1446' }),
        });
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }),
    );
    p99s.push(percentile(await waitsOfOthers(flood), 0.99));
    most = Math.max(most, megabytes());
  }
  figure(
    `${ROUNDS} × ${AT_ONCE}: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}; others p99 ${Math.round(median(p99s))} ms, memory +${Math.round(most - before)} MB`,
  );
  const hashed = answers.get(401) ?? 0;
  expect(answers.get(429)).toBe(ROUNDS * AT_ONCE - hashed);
  // Whoever has a place is not sent away, and the places do not grow with the crowd.
  expect(hashed).toBeGreaterThanOrEqual(ROUNDS * PLACES);
  expect(hashed).toBeLessThanOrEqual(ROUNDS * MOST_HASHED);
  expect(median(p99s)).toBeLessThan(500);
  expect(most - before).toBeLessThan(600);
});
