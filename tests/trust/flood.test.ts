import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure } from '#tests/support/figure.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { buildServers } from '../../scripts/bench/build-servers.ts';
import { type RunningServer, startServer } from '../../scripts/bench/start-server.ts';
import { median } from '../../scripts/bench/table.ts';
import { percentile } from '../../scripts/hub/report.ts';

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
  for (let round = 0; round < 5; round += 1) {
    const flood = Promise.all(
      Array.from({ length: 200 }, async (_each, at) => {
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
    `5 × 200: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}; others p99 ${Math.round(median(p99s))} ms, memory +${Math.round(most - before)} MB`,
  );
  expect([...answers.keys()].filter((status) => status !== 401 && status !== 429)).toEqual([]);
  expect(median(p99s)).toBeLessThan(500);
  expect(most - before).toBeLessThan(600);
});
