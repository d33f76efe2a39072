// Measures the list of users in Chromium over 100,000 of them on PostgreSQL: the first row from a cold cache, the next
// and the last page, a search, the form, and a tab of as many requests; as fast as this machine is, and as a phone on a
// middling network. Medians of three walks each. `--million` walks over a million too, as fast as this machine is, nine
// times over each in turn, and says how many times as long each took. Then what a person presses over a page of a
// hundred rows, as fast as this machine is, from the press to the next paint; `--presses` measures that alone. Nothing
// may be built meanwhile: the hosts serve what was built at the start. BENCH_DATABASE_URL names a PostgreSQL whose user
// may create databases.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { Session } from '#contract/session.ts';
import { createAims } from '../bench/aims.ts';
import { buildServers } from '../bench/build-servers.ts';
import { createDataDir, createPostgres, fillDatabase } from '../bench/bench-databases.ts';
import { MILLION, ROWS } from '../bench/calls.ts';
import { startHost } from '../bench/servers.ts';
import { signIn } from '../bench/sign-in.ts';
import { inColumns, median } from '../bench/table.ts';
import { type Undo, withUndo } from '../bench/undo.ts';
import type { Speed } from '../bench/speed.ts';
import { pressAll } from '../bench/ui-presses.ts';
import { openCold } from '../bench/ui-session.ts';
import { type Walk, walk } from '../bench/ui-steps.ts';
import { findBrowser } from '../lib/find-browser.mjs';

const WALKS = 3;
/** A frame of 16 ms is a fifth of a turn of the page: a ratio of two wants more of them. */
const WALKS_IN_TURN = 9;
const fast: Speed = { name: 'this machine', cpu: 1 };
const speeds: readonly Speed[] = [
  fast,
  { name: 'CPU x4, 1.6 Mbit/s, 150 ms', cpu: 4, network: { megabits: 1.6, latencyMs: 150 } },
];
const allowed: Readonly<Record<string, Partial<Walk>>> = {
  'this machine': { firstRow: 450, scripts: 225, nextPage: 150, search: 150, edit: 60 },
  'CPU x4, 1.6 Mbit/s, 150 ms': { firstRow: 1800, scripts: 225 },
};
const columns = ['firstRow', 'nextPage', 'lastPage', 'search', 'findOne', 'edit', 'tab', 'scripts'] as const;
const heads = [
  '',
  'first row',
  'next page',
  'last page',
  'search',
  'find one',
  'edit form',
  'tab',
  'JavaScript',
];
const growing = ['nextPage', 'lastPage', 'findOne', 'tab'] as const;
const GROWTH = 1.2;

/** A page has a hundred rows, however many there are. */
const ROWS_FOR_PRESSES = 1_000;
/** From a press to the next paint. Milliseconds. */
const PRESS_AIM = 100;

const flag = { type: 'boolean', default: false } as const;
const { values: options } = parseArgs({ options: { million: flag, presses: flag } });

const aims = createAims();
await withUndo(bench);
aims.end();

async function bench(undo: Undo): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  undo.push(() => browser.close());
  if (options.presses) return tellPresses(await hostOver(undo, ROWS_FOR_PRESSES), browser);
  const sizes = options.million ? [ROWS, MILLION] : [ROWS];
  const places: Place[] = [];
  for (const rows of sizes) places.push(await hostOver(undo, rows));
  const [place] = places;
  if (!place) return;
  const lines: string[][] = [];
  for (const speed of speeds) {
    // What grows is the host's part, and that is the same for a slow person.
    const [few = [], many] = await walksInTurn(speed === fast ? places : [place], { browser, speed });
    lines.push([speed.name, ...columns.map((column) => cell(speed.name, column, few))]);
    if (many) tellGrowth(few, many);
  }
  console.log(`\n${inColumns([heads, ...lines])}`);
  await tellPresses(place, browser);
}

/** A ratio is taken within a turn: what a busy moment does falls on both of its walks. */
function tellGrowth(few: readonly Walk[], many: readonly Walk[]): void {
  for (const column of growing) {
    const times = median(few.map((walked, n) => (many[n]?.[column] ?? Number.NaN) / walked[column]));
    console.log(
      `${column}: ${middleOf(many, column).toFixed(0)} ms over a million, ${times.toFixed(2)} times as long (${aims.atMost(`${column}, growth`, times, GROWTH)})`,
    );
  }
}

function cell(speed: string, column: (typeof columns)[number], walks: readonly Walk[]): string {
  const aim = allowed[speed]?.[column];
  const unit = column === 'scripts' ? 'kB' : 'ms';
  const middle = middleOf(walks, column);
  const held = aim === undefined ? '' : ` (${aims.atMost(`${column}, ${speed}`, middle, aim)})`;
  return `${middle.toFixed(0)} ${unit}${held}`;
}

function middleOf(walks: readonly Walk[], column: keyof Walk): number {
  return median(walks.map((walked) => walked[column]));
}

/** What each press took, the slowest of some times beside their median. */
async function tellPresses({ url, session }: Place, browser: Browser): Promise<void> {
  const { page, close } = await openCold(browser, { baseURL: url, session, speed: fast });
  const lines = Object.entries(await pressAll(page)).map(([name, { median: middle, worst }]) => [
    name,
    middle === 0 ? 'under 16 ms' : `${middle} ms`,
    worst === 0 ? 'under 16 ms' : `${worst} ms`,
    aims.atMost(`pressed: ${name}`, middle, PRESS_AIM),
  ]);
  await close();
  const head = ['pressed over 100 rows', 'median', 'slowest', 'aim'];
  console.log(`\n${inColumns([head, ...lines])}`);
}

/** A host over so many users and requests, and the session of its Admin. */
interface Place {
  readonly url: string;
  readonly session: Session;
}

async function hostOver(undo: Undo, rows: number): Promise<Place> {
  const postgres = await createPostgres();
  undo.push(postgres.drop);
  await fillDatabase({ databaseUrl: postgres.url, dataDir: null }, { rows });
  const dataDir = await createDataDir();
  undo.push(dataDir.drop);
  const fileOf = await buildServers();
  const host = await startHost(fileOf('host'), {
    DATA_DIR: dataDir.folder,
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomUUID() + randomUUID(),
  });
  undo.push(host.stop);
  return { url: host.url, session: await signIn(host.url) };
}

interface Walks {
  readonly browser: Browser;
  readonly speed: Speed;
}

/**
 * Some walks at each place: one at each in turn, and each time in the other order.
 * @returns the walks, by place
 */
async function walksInTurn(places: readonly Place[], { browser, speed }: Walks): Promise<Walk[][]> {
  const walks = places.map((): Walk[] => []);
  const count = places.length > 1 ? WALKS_IN_TURN : WALKS;
  // The first only warms up the host.
  for (let n = 0; n <= count; n += 1) {
    const inOrder = [...places.entries()];
    for (const [at, { url, session }] of n % 2 === 0 ? inOrder : inOrder.toReversed()) {
      const cold = await openCold(browser, { baseURL: url, session, speed });
      const figures = await walk(cold);
      if (n > 0) walks[at]?.push(figures);
      await cold.close();
    }
  }
  return walks;
}
