// Measures lists of requests for somebody of the staff whose rights go by the record, over 100,000 requests of one
// PostgreSQL: walled off from some, beside a colleague who is not; by office and by assignment, beside a colleague who
// reaches all and asks for the same records by a filter. Both ask in turn; what counts is the ratio of a round.
// BENCH_DATABASE_URL names a PostgreSQL whose user may create databases. It takes about eight minutes.
import type { Pool } from 'pg';
import { accountCalls } from '#contract/account-calls.ts';
import { successSchema } from '#contract/envelope.ts';
import { signedInSchema } from '#contract/session.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { buildNarrowHost } from '../bench/build-servers.ts';
import { PAGE_SIZE, ROWS, callsOf } from '../bench/calls.ts';
import { filledHost } from '../bench/filled-host.ts';
import { keyBeforeNext } from '../bench/key-before-next.ts';
import { measureServer } from '../bench/measure.ts';
import type { Target } from '../bench/servers.ts';
import { median } from '../bench/table.ts';
import { withUndo } from '../bench/undo.ts';

const ROUNDS = 5;
const CALLERS = 16;
/** So many records the colleague is walled off from: more than anybody ever was. */
const WALLS = 200;
/** So many are assigned to one lawyer: more than anybody ever took care of. */
const ASSIGNED = 2000;

/** Two who are shown the same number of records. */
interface Pair {
  readonly name: string;
  readonly narrow: Target;
  readonly wide: Target;
  /** How many records the one is shown. */
  readonly rows: number;
  /** What the other has to add to see as many. */
  readonly filter: string;
}

await withUndo(async (undo) => {
  const { host, made, startBeside } = await filledHost(undo, putRights);
  const { free, walled, ofOffice, assigned } = made;
  const wide = await signedIn(host, free.email);
  const byOffice = await startBeside(await buildNarrowHost('office'));
  const byAssignment = await startBeside(await buildNarrowHost('assigned'));
  const pairs: Pair[] = [
    { name: 'walled', narrow: await signedIn(host, walled.email), wide, rows: ROWS, filter: '' },
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
  for (const pair of pairs) await compare(pair);
});

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
    console.log(`${name}, ${call.name}: ${median(ratios).toFixed(2)} (${all})`);
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
  const count = async (column: string, value: number) => {
    const { rows: counted } = await pool.query<{ n: number }>(
      `select count(*)::int as n from requests where deleted_at is null and ${column} = $1`,
      [value],
    );
    return counted[0]?.n ?? 0;
  };
  return {
    free,
    walled,
    ofOffice: await count('branch_id', free.branchId),
    assigned: await count('assignee_id', free.id),
  };
}

async function signedIn(host: Target, email: string): Promise<Target> {
  const response = await fetch(host.url + accountCalls.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data } = successSchema(signedInSchema).parse(await response.json());
  return { ...host, token: data.accessToken };
}
