// A thousand clients, the host killed for three seconds, ten thousand notifications before, during and after: everyone
// comes back within 15 seconds and ends with exactly their own. TEST_DATABASE_URL names a PostgreSQL whose user may
// create databases; with REDIS_URL the processes tell each other through that Redis. HUB_PEOPLE makes it smaller.
import { openLiveClients } from './hub/live-clients.ts';
import { createLiveSetting } from './hub/live-setting.ts';

const PEOPLE = Number(process.env['HUB_PEOPLE'] || 100);
const CLIENTS_EACH = 10;
const NOTIFICATIONS_EACH = 100;
const DOWN_MS = 3_000;
const BACK_WITHIN_MS = 15_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

const redisUrl = process.env['REDIS_URL'];
const setting = await createLiveSetting({ people: PEOPLE, ...(redisUrl ? { redisUrl } : {}) });
try {
  const host = await setting.startHost(0);
  const port = Number(new URL(host.url).port);
  const clients = await openLiveClients(host.url, setting.people, CLIENTS_EACH);
  say(`${clients.length} clients of ${setting.people.length} people are connected.`);

  let sent = 0;
  const sendRound = async () => {
    for (const person of setting.people) {
      await setting.tell(person);
      sent += 1;
    }
  };
  const third = Math.floor(NOTIFICATIONS_EACH / 3);
  for (let round = 0; round < third; round += 1) await sendRound();
  await host.kill();
  const killedAt = performance.now();
  const meanwhile = (async () => {
    for (let round = third; round < 2 * third; round += 1) await sendRound();
  })();
  await pause(DOWN_MS);
  const startedAt = performance.now();
  await setting.startHost(port);
  const upAt = performance.now();
  while (clients.some(({ isConnected }) => !isConnected) && performance.now() - upAt < 60_000)
    await pause(50);
  const backAt = performance.now();
  await meanwhile;
  for (let round = 2 * third; round < NOTIFICATIONS_EACH; round += 1) await sendRound();

  const isWhole = ({ ids }: { ids: Set<number> }) => ids.size === NOTIFICATIONS_EACH;
  const deadline = performance.now() + 60_000;
  while (clients.some((client) => !isWhole(client)) && performance.now() < deadline) await pause(100);

  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const missing = clients.reduce((sum, { ids }) => sum + Math.max(0, NOTIFICATIONS_EACH - ids.size), 0);
  const foreign = clients.filter(({ ids }) => [...ids].some((id) => id > NOTIFICATIONS_EACH)).length;
  const gone = clients.filter(({ isConnected, isClosed }) => isClosed || !isConnected).length;
  say(
    `The host was down for ${seconds(upAt - killedAt)} s (${seconds(upAt - startedAt)} s of it to start); all were back ${seconds(backAt - upAt)} s after it.`,
  );
  say(
    `${sent} notifications; missing ${missing}, too many at ${foreign} clients, ${gone} clients not connected.`,
  );
  const isGood = missing === 0 && foreign === 0 && gone === 0 && backAt - upAt <= BACK_WITHIN_MS;
  say(isGood ? 'Good.' : 'Not good.');
  process.exitCode = isGood ? 0 : 1;
  for (const client of clients) void client.stop();
} finally {
  await setting.close();
}
// Clients that are still on their way out need not be waited for.
process.exit();

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}
