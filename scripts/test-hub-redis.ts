// The Redis between two processes is killed for half a minute: calls are answered all the same, and what was told
// meanwhile reaches everyone after its return. Starts a Redis of its own (`redis-server`) on REDIS_TEST_PORT, or 6390.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openLiveClients } from './hub/live-clients.ts';
import { createLiveSetting } from './hub/live-setting.ts';

const PORT = process.env['REDIS_TEST_PORT'] || '6390';
const PEOPLE = Number(process.env['HUB_PEOPLE'] || 100);
const DOWN_MS = Number(process.env['REDIS_DOWN_SECONDS'] || 30) * 1000;
const CAUGHT_UP_WITHIN_MS = 15_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

let redis = startRedis();
const setting = await createLiveSetting({ people: PEOPLE, redisUrl: `redis://127.0.0.1:${PORT}` });
try {
  const host = await setting.startHost(0);
  const clients = await openLiveClients(host.url, setting.people, 1);
  const tellAll = async () => {
    for (const person of setting.people) await setting.tell(person);
  };
  const haveAll = (count: number) => clients.every(({ ids }) => ids.size === count);
  const waitFor = async (count: number) => {
    const startedAt = performance.now();
    while (!haveAll(count) && performance.now() - startedAt < CAUGHT_UP_WITHIN_MS) await pause(50);
    return performance.now() - startedAt;
  };
  await tellAll();
  say(`With Redis: ${Math.round(await waitFor(1))} ms until all ${clients.length} had heard.`);

  const ended = once(redis, 'exit');
  redis.kill('SIGKILL');
  await ended;
  await tellAll();
  let slowest = 0;
  let refused = 0;
  for (const until = performance.now() + DOWN_MS; performance.now() < until; await pause(500)) {
    const askedAt = performance.now();
    const answer = await fetch(`${host.url}/api/Faqs/GetAll`);
    slowest = Math.max(slowest, performance.now() - askedAt);
    if (!answer.ok) refused += 1;
  }
  say(`Without: ${refused} calls refused, the slowest took ${Math.round(slowest)} ms.`);
  redis = startRedis();
  const caughtUp = await waitFor(2);
  await tellAll();
  await waitFor(3);
  const isGood = haveAll(3) && refused === 0;
  say(`Back: all caught up after ${(caughtUp / 1000).toFixed(1)} s. ${isGood ? 'Good.' : 'Not good.'}`);
  process.exitCode = isGood ? 0 : 1;
  for (const client of clients) void client.stop();
} finally {
  await setting.close();
  redis.kill();
}
process.exit();

function startRedis(): ChildProcess {
  return spawn('redis-server', ['--port', PORT, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}
