// A thousand clients, the host killed for three seconds, ten thousand notifications before, during and after: everyone
// comes back within 15 seconds and ends with exactly their own; so do the official clients 10 and 8 over every
// transport. Then it is away for longer than all the delays of a client together. TEST_DATABASE_URL names a PostgreSQL whose user may create databases; with REDIS_URL the processes tell
// each other through that Redis. `--small` is a tenth of it.
import {
  type LiveClient,
  allWays,
  compare,
  openLiveClient,
  openLiveClients,
  wayName,
} from '../hub/live-clients.ts';
import { type Person, createLiveSetting } from '../hub/live-setting.ts';
import { type Finding, atMost, exactly, report } from '../hub/report.ts';
import { people } from '../hub/size.ts';
import { pause, waitFor } from '../hub/wait.ts';

const PEOPLE = people({ full: 100, small: 10 });
const CLIENTS_EACH = 10;
const NOTIFICATIONS_EACH = 100;
const DOWN_MS = 3_000;
const BACK_WITHIN_S = 15;
const LONG_DOWN_MS = 90_000;
const BACK_AFTER_LONG_S = 10;
const PATIENCE_MS = 60_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

const redisUrl = process.env['REDIS_URL'];
const setting = await createLiveSetting({
  people: PEOPLE + allWays.length,
  ...(redisUrl ? { redisUrl } : {}),
});
try {
  let host = await setting.startHost(0);
  const port = Number(new URL(host.url).port);
  const crowd = setting.people.slice(allWays.length);
  const clients = await openLiveClients(
    crowd.flatMap((person) => Array.from({ length: CLIENTS_EACH }, () => person)),
    () => host.url,
  );
  for (const [index, way] of allWays.entries()) {
    const person = setting.people[index];
    if (person) clients.push(await openLiveClient(host.url, person, way));
  }
  const isBack = ({ isConnected, backAt }: LiveClient) => isConnected && backAt > 0;

  /** Kills the host and starts it again. @returns what became of the clients, measured against a bar in seconds */
  const outage = async (downMs: number) => {
    for (const client of clients) client.backAt = 0;
    await host.kill();
    const killedAt = performance.now();
    await pause(downMs);
    host = await setting.startHost(port);
    const upAt = performance.now();
    say(`It was down for ${((upAt - killedAt) / 1000).toFixed(1)} s.`);
    await waitFor(() => clients.every(isBack), PATIENCE_MS);
    const slowest = Math.max(...clients.map((client) => (isBack(client) ? client.backAt - upAt : Infinity)));
    return (id: string, barS: number): Finding[] => [
      exactly(id, 'clients that came back', clients.filter(isBack).length, clients.length),
      exactly(id, 'clients that gave up', clients.filter(({ isClosed }) => isClosed).length, 0),
      atMost(id, 'the last was back after', slowest / 1000, barS, 's'),
    ];
  };
  say(`${clients.length} clients of ${setting.people.length} people are connected.`);

  const sendRound = async () => {
    for (const person of setting.people) await setting.tell(person);
  };
  const third = Math.floor(NOTIFICATIONS_EACH / 3);
  for (let round = 0; round < third; round += 1) await sendRound();
  say(`${third * setting.people.length} notifications are sent; the host is killed.`);
  const meanwhile = (async () => {
    for (let round = third; round < 2 * third; round += 1) await sendRound();
  })();
  const short = await outage(DOWN_MS);
  await meanwhile;
  for (let round = 2 * third; round < NOTIFICATIONS_EACH; round += 1) await sendRound();
  await waitFor(() => clients.every(({ told }) => told.size >= NOTIFICATIONS_EACH), PATIENCE_MS);
  // Whatever comes twice has come by now.
  await pause(1_000);

  const about = ({ userId }: Person) => userId;
  const { missing, foreign } = compare(clients, NOTIFICATIONS_EACH, about);
  const findings: Finding[] = [
    ...short('H-03', BACK_WITHIN_S),
    exactly('H-03', `missing of ${NOTIFICATIONS_EACH * setting.people.length} notifications`, missing, 0),
    exactly('H-03', 'notifications of others, or too many', foreign, 0),
    exactly(
      'H-03',
      'told twice by the hub',
      clients.reduce((sum, { repeated }) => sum + repeated, 0),
      0,
    ),
    ...allWays.map((way) => {
      const own = clients.filter((client) => client.way === way);
      const good = own.filter(isBack);
      const found = compare(good, NOTIFICATIONS_EACH, about);
      const isWhole = good.length === 1 && found.missing + found.foreign === 0;
      return {
        id: 'H-01',
        what: `${wayName(way)}: back, with exactly its own`,
        figure: isWhole ? 'yes' : 'no',
        bar: 'yes',
        isGood: isWhole,
      };
    }),
  ];
  say('The host is killed once more, and stays away for 90 seconds.');
  const long = await outage(LONG_DOWN_MS);
  report([...findings, ...long('H-04', BACK_AFTER_LONG_S)]);
  for (const client of clients) void client.stop();
} finally {
  await setting.close();
}
// Clients that are still on their way out need not be waited for.
process.exit();
