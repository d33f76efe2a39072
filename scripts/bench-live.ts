// How long it takes from a commit in one process to the event at a client of another: 1,000 clients, 50 events a second.
// TEST_DATABASE_URL and REDIS_URL as for `npm run test:hub`; HUB_PEOPLE makes it smaller.
import { openLiveClients } from './hub/live-clients.ts';
import { createLiveSetting } from './hub/live-setting.ts';

const PEOPLE = Number(process.env['HUB_PEOPLE'] || 100);
const CLIENTS_EACH = 10;
const EVENTS_A_SECOND = 50;
const SECONDS = 20;
const AIM_P99_MS = 300;
const say = (text: string) => process.stdout.write(`${text}\n`);

const redisUrl = process.env['REDIS_URL'];
const setting = await createLiveSetting({ people: PEOPLE, ...(redisUrl ? { redisUrl } : {}) });
try {
  const host = await setting.startHost(0);
  const clients = await openLiveClients(host.url, setting.people, CLIENTS_EACH);
  say(`${clients.length} clients are connected.`);
  const times: number[] = [];
  const startedAt = performance.now();
  for (let event = 0; event < EVENTS_A_SECOND * SECONDS; event += 1) {
    const due = startedAt + (event * 1000) / EVENTS_A_SECOND;
    await pause(Math.max(0, due - performance.now()));
    const person = setting.people[event % setting.people.length];
    if (!person) break;
    const own = clients.filter((client) => client.person === person);
    const before = own.map(({ ids }) => ids.size);
    void setting.tell(person).then(async () => {
      const committedAt = performance.now();
      while (
        own.some(({ ids }, index) => ids.size === before[index]) &&
        performance.now() - committedAt < 10_000
      )
        await pause(2);
      times.push(Math.max(...own.map(({ lastAt }) => lastAt)) - committedAt);
    });
  }
  await pause(2_000);
  const sorted = times.toSorted((one, two) => one - two);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Infinity);
  say(
    `${times.length} events to ${CLIENTS_EACH} clients each, ${redisUrl ? 'over Redis' : 'over PostgreSQL'}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms.`,
  );
  process.exitCode = at(0.99) < AIM_P99_MS ? 0 : 1;
  for (const client of clients) void client.stop();
} finally {
  await setting.close();
}
process.exit();

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}
