// How long it takes from a commit in one process until the bell of a real browser shows it: among 1,000 connections,
// with 50 events a second, each to everyone who is that person. TEST_DATABASE_URL and REDIS_URL as for
// `npm run test:hub`; `--small` is a tenth of the connections.
import { openBellPage } from '../hub/bell-page.ts';
import { openLiveClients } from '../hub/live-clients.ts';
import { createLiveSetting } from '../hub/live-setting.ts';
import { type Finding, atMost, exactly, percentile, report } from '../hub/report.ts';
import { people } from '../hub/size.ts';
import { pause, waitFor } from '../hub/wait.ts';

const PEOPLE = people({ full: 100, small: 10 });
const CLIENTS_EACH = 10;
const EVENTS_A_SECOND = 50;
const SECONDS = 30;
/** Every tenth event is for whoever sits at the browser. */
const SHARE = 10;
const AIM_P99_MS = 300;
const PATIENCE_MS = 10_000;
const say = (text: string) => process.stdout.write(`${text}\n`);

const redisUrl = process.env['REDIS_URL'];
const setting = await createLiveSetting({ people: PEOPLE + 1, ...(redisUrl ? { redisUrl } : {}) });
try {
  const host = await setting.startHost(0);
  const [reader, ...crowd] = setting.people;
  if (!reader) throw new Error('There is nobody');
  const others = crowd.flatMap((person) => Array.from({ length: CLIENTS_EACH }, () => person)).slice(1);
  const clients = await openLiveClients(others, () => host.url);
  const bell = await openBellPage(host.url, reader);
  say(`${clients.length + 1} connections stand, one of them of a browser.`);

  const committed: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let event = 0; event < EVENTS_A_SECOND * SECONDS; event += 1) {
    await pause(Math.max(0, startedAt + (event * 1000) / EVENTS_A_SECOND - performance.now()));
    const person = event % SHARE === 0 ? reader : crowd[event % crowd.length];
    const told = setting.tell(person ?? reader);
    if (event % SHARE === 0) committed.push(told);
  }
  const times = await Promise.all(committed);
  const took = (performance.now() - startedAt) / 1000;
  let shown = await bell.shownAt();
  const waitedSince = performance.now();
  while ((shown.at(-1)?.[0] ?? 0) < times.length && performance.now() - waitedSince < PATIENCE_MS) {
    await pause(100);
    shown = await bell.shownAt();
  }
  await waitFor(() => clients.every(({ told }) => told.size > 0), PATIENCE_MS);
  // The n-th is there when the bell counts n, or more because the next has overtaken it.
  const delays = times.flatMap((at, index) => {
    const seen = shown.find(([count]) => count > index);
    return seen ? [seen[1] - at] : [];
  });
  await bell.close();
  say(`The slowest took ${percentile(delays, 1)} ms.`);

  const rate = (EVENTS_A_SECOND * SECONDS) / took;
  const row = (share: number): Finding =>
    atMost(
      'H-11',
      `p${share * 100} from the commit to the bell`,
      percentile(delays, share),
      AIM_P99_MS,
      'ms',
    );
  report([
    exactly('H-11', 'events that the bell showed', delays.length, times.length),
    {
      id: 'H-11',
      what: `events a second, over ${redisUrl ? 'Redis' : 'PostgreSQL'}`,
      figure: rate.toFixed(1),
      bar: `>= ${EVENTS_A_SECOND * 0.95}`,
      isGood: rate >= EVENTS_A_SECOND * 0.95,
    },
    row(0.5),
    row(0.95),
    row(0.99),
  ]);
  for (const client of clients) void client.stop();
} finally {
  await setting.close();
}
process.exit();
