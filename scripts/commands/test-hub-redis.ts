// Two hosts and a Redis between them: what happens at one reaches whoever is connected to the other. Then the Redis is
// killed for half a minute: calls are answered all the same, whoever is connected to the host where it happens hears it
// at once, and after its return nobody has missed anything. Starts a Redis of its own (`redis-server`) on
// REDIS_TEST_PORT, or 6390. TEST_DATABASE_URL as for `npm run test:hub`; `--small` is a tenth of it, with a Redis that
// is away for ten seconds.
import { once } from 'node:events';
import { compare, openLiveClients } from '../hub/live-clients.ts';
import { type Person, createLiveSetting } from '../hub/live-setting.ts';
import { startRedis } from '../hub/own-redis.ts';
import { atMost, exactly, report } from '../hub/report.ts';
import { people } from '../hub/size.ts';
import { forAll, pause, waitFor } from '../hub/wait.ts';

const PEOPLE = people({ full: 500, small: 50 });
const EVENTS_EACH = 20;
const DOWN_MS = process.argv.includes('--small') ? 10_000 : 30_000;
const CAUGHT_UP_WITHIN_S = 15;
/** To each host, however long the first news took. */
const CALLS_EACH = 20;
const SLOWEST_CALL_MS = 2_000;
const PATIENCE_MS = 120_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

const port = Number(process.env['REDIS_TEST_PORT'] || 6390);
let redis = await startRedis(port);
const setting = await createLiveSetting({ people: PEOPLE, redisUrl: `redis://127.0.0.1:${port}` });
try {
  const hosts = [await setting.startHost(0), await setting.startHost(0)] as const;
  const isFirst = new Set(setting.people.filter((_person, index) => index % 2 === 0));
  const homeOf = (person: Person) => hosts[isFirst.has(person) ? 0 : 1].url;
  const awayOf = (person: Person) => hosts[isFirst.has(person) ? 1 : 0].url;
  const clients = await openLiveClients(setting.people, homeOf);
  const requests = new Map<Person, number>();
  await forAll(setting.people, 8, async (person) =>
    requests.set(person, await setting.addRequest(awayOf(person), person)),
  );
  const about = (person: Person) => requests.get(person) ?? 0;
  say(`${clients.length} people are connected, half of them to each host.`);

  let sent = 0;
  const write = async (urlOf: (person: Person) => string) => {
    await forAll(setting.people, 8, async (person) => setting.addNote(urlOf(person), about(person)));
    sent += 1;
  };
  const haveAll = () => clients.every(({ told }) => told.size >= sent);
  for (let round = 0; round < EVENTS_EACH; round += 1) await write(awayOf);
  await waitFor(haveAll, PATIENCE_MS);
  const across = compare(clients, EVENTS_EACH, about);
  const wanted = EVENTS_EACH * PEOPLE;

  const ended = once(redis, 'exit');
  redis.kill('SIGKILL');
  await ended;
  const killedAt = performance.now();
  say(`${wanted} events are sent; the Redis is killed.`);
  await write(homeOf);
  const local = await waitFor(haveAll, PATIENCE_MS);
  const unheard = clients.filter(({ told }) => told.size < sent).length;
  await write(awayOf);
  const calls: number[] = [];
  let refused = 0;
  while (performance.now() - killedAt < DOWN_MS || calls.length < CALLS_EACH * hosts.length) {
    for (const { url } of hosts) {
      const askedAt = performance.now();
      const answer = await fetch(`${url}/api/Faqs/GetAll`);
      calls.push(performance.now() - askedAt);
      if (!answer.ok) refused += 1;
    }
    await pause(100);
  }
  redis = await startRedis(port);
  const caughtUp = await waitFor(haveAll, PATIENCE_MS);
  await write(awayOf);
  await waitFor(haveAll, PATIENCE_MS);
  const { missing, foreign } = compare(clients, sent, about);

  report([
    exactly('H-10', 'events that reached people on the other host', wanted - across.missing, wanted),
    exactly('H-10', `calls refused of ${calls.length} while the Redis is away`, refused, 0),
    atMost('H-10', 'the slowest of these calls', Math.max(...calls), SLOWEST_CALL_MS, 'ms'),
    exactly('H-10', 'people not told meanwhile by their own host', unheard, 0),
    atMost('H-10', 'all of them were told within', local / 1000, CAUGHT_UP_WITHIN_S, 's'),
    atMost('H-10', 'all had caught up after its return within', caughtUp / 1000, CAUGHT_UP_WITHIN_S, 's'),
    exactly('H-10', `missing of ${sent * PEOPLE} events in the end`, missing, 0),
    exactly('H-10', 'events of others, or too many', foreign, 0),
    exactly(
      'H-10',
      'people who lost their connection for good',
      clients.filter(({ isClosed }) => isClosed).length,
      0,
    ),
  ]);
  for (const client of clients) void client.stop();
} finally {
  await setting.close();
  redis.kill();
}
process.exit();
