// Measures lists of requests for somebody of the staff whose rights go by the record, over 100,000 requests of one
// PostgreSQL: walled off from some, beside a colleague who is not; by office and by assignment, beside a colleague who
// reaches all and asks for the same records by a filter. Both ask in turn; what counts is the ratio of a round.
// `--ui` opens the lists in Chromium instead, over what was built. BENCH_DATABASE_URL names a PostgreSQL whose user may
// create databases. It takes about eight minutes, either way.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Session } from '#contract/session.ts';
import { createAims } from '../bench/aims.ts';
import { buildNarrowHost } from '../bench/build-servers.ts';
import { PAGE_SIZE, ROWS, callsOf } from '../bench/calls.ts';
import { filledHost } from '../bench/filled-host.ts';
import { keyBeforeNext } from '../bench/key-before-next.ts';
import { measureServer } from '../bench/measure.ts';
import type { Target } from '../bench/servers.ts';
import { signIn } from '../bench/sign-in.ts';
import { median } from '../bench/table.ts';
import { openCold } from '../bench/ui-session.ts';
import { walkRequests } from '../bench/ui-steps.ts';
import { withUndo } from '../bench/undo.ts';
import { findBrowser } from '../lib/find-browser.mjs';

const ROUNDS = 5;
const CALLERS = 16;
/** Records that the colleague is walled off from: more than anybody ever was. */
const WALLS = 200;
/** Records assigned to one lawyer: more than anybody ever took care of. */
const ASSIGNED = 2000;
/** How many times as long a list may take. */
const AIM = 1.15;

/** A host, and the session of who asks it. */
type Reader = Target & { readonly session: Session };

/** Two who are shown the same number of records. */
interface Pair {
  readonly name: string;
  readonly narrow: Reader;
  readonly wide: Reader;
  /** How many records the one is shown, but for those behind walls. */
  readonly rows: number;
  /** What the other has to add to see as many. */
  readonly filter: string;
  /** How many records the one is walled off from. Default: none. */
  readonly walls?: number;
}

const { values: options } = parseArgs({ options: { ui: { type: 'boolean', default: false } } });

const aims = createAims();

await withUndo(async (undo) => {
  const { host, made, startBeside } = await filledHost(undo, putRights);
  const { free, walled, all, walls, ofOffice, assigned } = made;
  const wide = await signedIn(host, free.email);
  const byOffice = await startBeside(await buildNarrowHost('office'));
  const byAssignment = await startBeside(await buildNarrowHost('assigned'));
  const pairs: Pair[] = [
    { name: 'walled', narrow: await signedIn(host, walled.email), wide, rows: all, filter: '', walls },
    {
      name: 'by office',
      narrow: await signedIn(byOffice, free.email),
      wide,
      rows: ofOffice,
      filter: `&BranchId=${free.branchId}`,
    },
    {
      name: 'by assignment',
      narrow: await signedIn(byAssignment, free.email),
      wide,
      rows: assigned,
      filter: `&AssigneeId=${free.id}`,
    },
  ];
  for (const pair of pairs) await expectShown(pair);
  if (!options.ui) {
    for (const pair of pairs) await compare(pair);
    return;
  }
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  undo.push(() => browser.close());
  for (const pair of pairs) await compareScreens(browser, pair);
});
aims.end();

/** Lists that leave nothing out are fast: throws where one does not show what it is measured with. */
async function expectShown({ name, narrow, wide, rows, filter, walls = 0 }: Pair): Promise<void> {
  const shown = [await totalOf(narrow, ''), await totalOf(wide, filter)];
  const expected = [rows - walls, rows];
  if (shown.join() !== expected.join())
    throw new Error(`${name}: ${shown.join(' and ')} are shown, where ${expected.join(' and ')} are there`);
}

async function totalOf({ url, token }: Reader, filter: string): Promise<number> {
  const response = await fetch(`${url}/api/Requests/GetAll?PageSize=1${filter}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return z.object({ totalCount: z.number() }).parse(await response.json()).totalCount;
}

async function compare({ name, narrow, wide, rows: reached, filter }: Pair): Promise<void> {
  // Where the page at row 90 % begins, a whole page is needed.
  const rows = reached - (reached % (PAGE_SIZE * 10));
  const key = await keyBeforeNext(narrow, 'requests', rows);
  const calls = callsOf('requests', { rows, key }).filter((call) => call.name !== 'one record');
  for (const call of calls) {
    const filtered: typeof call = {
      ...call,
      request: (n, side) => {
        const sent = call.request(n, side);
        return { ...sent, path: sent.path + filter };
      },
    };
    const sides = [
      { target: narrow, call },
      { target: wide, call: filtered },
    ] as const;
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rates = new Map<Target, number>();
      // Whoever goes first changes from round to round.
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const figures = await measureServer(
          side.target,
          { call: side.call, side: 'host' },
          { callers: CALLERS, seconds: 2 },
        );
        rates.set(side.target, figures.rate);
      }
      if (round > 0) ratios.push((rates.get(wide) ?? 0) / (rates.get(narrow) ?? Number.NaN));
    }
    const all = ratios.map((one) => one.toFixed(2)).join(', ');
    const what = `${name}, ${call.name}`;
    console.log(`${what}: ${median(ratios).toFixed(2)} (${all}), ${aims.atMost(what, median(ratios), AIM)}`);
  }
}

/** The same as both see it, as fast as this machine is: medians of the rounds. */
async function compareScreens(browser: Browser, { name, narrow, wide, filter }: Pair): Promise<void> {
  const sides = [
    { reader: narrow, asked: '' },
    { reader: wide, asked: filter },
  ] as const;
  const walks = new Map<Reader, Awaited<ReturnType<typeof walkRequests>>[]>([
    [narrow, []],
    [wide, []],
  ]);
  // The first only warms both up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { reader, asked } of round % 2 === 0 ? sides : sides.toReversed()) {
      const { url: baseURL, session } = reader;
      const cold = await openCold(browser, { baseURL, session, speed: { name: 'this machine', cpu: 1 } });
      const walked = await walkRequests(cold.page, asked);
      await cold.close();
      if (round > 0) walks.get(reader)?.push(walked);
    }
  for (const step of ['firstRow', 'nextPage', 'tab', 'search'] as const) {
    const [own = Number.NaN, others = Number.NaN] = [...walks.values()].map((each) =>
      median(each.map((walked) => walked[step])),
    );
    const ratio = own / others;
    const held = aims.atMost(`${name}, ${step}`, ratio, AIM);
    console.log(
      `${name}, ${step}: ${ratio.toFixed(2)} (${held}; ${own.toFixed(0)} ms, ${others.toFixed(0)} ms beside it)`,
    );
  }
}

/** Walls one of the staff off from some requests, and gives a colleague of the same role an office and requests to care for. */
async function putRights(pool: Pool) {
  const { rows } = await pool.query<{ id: number; email: string; branchId: number }>(
    `update users set branch_id = 1 where id in (
       select id from users where role = 'CustomerService' and email like '%@load.example' order by id limit 2
     ) returning id, email, branch_id as "branchId"`,
  );
  const [free, walled] = rows;
  if (!free || !walled) throw new Error('The seed made no staff');
  await pool.query(
    `insert into conflict_walls (user_id, resource, record_id)
     select $1, 'requests', 1000 + n * $3::int from generate_series(1, $2::int) n`,
    [walled.id, WALLS, Math.floor(ROWS / WALLS) - 10],
  );
  // The newest are on the first page.
  await pool.query(
    `insert into conflict_walls (user_id, resource, record_id)
     select $1, 'requests', id from requests order by id desc limit 5 on conflict do nothing`,
    [walled.id],
  );
  await pool.query('update requests set assignee_id = null where assignee_id = $1', [free.id]);
  await pool.query(
    `update requests set assignee_id = $1 where id in (select id from requests where id % 50 = 7 order by id limit $2)`,
    [free.id, ASSIGNED],
  );
  await pool.query('vacuum (analyze)');
  const count = async (condition: string, ...values: readonly number[]) => {
    const { rows: counted } = await pool.query<{ n: number }>(
      `select count(*)::int as n from requests where deleted_at is null and ${condition}`,
      [...values],
    );
    return counted[0]?.n ?? 0;
  };
  return {
    free,
    walled,
    all: await count('true'),
    walls: await count(
      `id in (select record_id from conflict_walls where resource = 'requests' and user_id = $1)`,
      walled.id,
    ),
    ofOffice: await count('branch_id = $1', free.branchId),
    assigned: await count('assignee_id = $1', free.id),
  };
}

async function signedIn(host: Target, email: string): Promise<Reader> {
  const session = await signIn(host.url, email);
  return { ...host, token: session.accessToken, session };
}
