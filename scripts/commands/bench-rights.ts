// Measures lists of requests for somebody of the staff who is walled off from some, beside a colleague of the same role
// who is not, over 100,000 requests of one PostgreSQL. Both ask the same host in turn; what counts is the ratio of a
// round. BENCH_DATABASE_URL names a PostgreSQL whose user may create databases. It takes about three minutes.
import type { Pool } from 'pg';
import { accountCalls } from '#contract/account-calls.ts';
import { successSchema } from '#contract/envelope.ts';
import { signedInSchema } from '#contract/session.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { ROWS, callsOf } from '../bench/calls.ts';
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

await withUndo(async (undo) => {
  const {
    host,
    made: { free, walled },
  } = await filledHost(undo, putWalls);
  const targets: [string, Target][] = [
    ['free', { ...host, token: await signIn(host.url, free.email) }],
    ['walled', { ...host, token: await signIn(host.url, walled.email) }],
  ];
  const key = await keyBeforeNext(host, 'requests', ROWS);
  for (const call of callsOf('requests', { rows: ROWS, key }).filter(({ name }) => name !== 'one record')) {
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const rates = new Map<string, number>();
      // Whoever goes first changes from round to round.
      for (const [name, target] of round % 2 === 0 ? targets : targets.toReversed())
        rates.set(
          name,
          (await measureServer(target, { call, side: 'host' }, { callers: CALLERS, seconds: 2 })).rate,
        );
      if (round > 0) ratios.push((rates.get('free') ?? 0) / (rates.get('walled') ?? Number.NaN));
    }
    console.log(
      `${call.name}: ${median(ratios).toFixed(2)} (${ratios.map((one) => one.toFixed(2)).join(', ')})`,
    );
  }
});

/** Walls one of the staff off from some requests, and a colleague of the same role from nothing. */
async function putWalls(pool: Pool) {
  const { rows } = await pool.query<{ id: number; email: string }>(
    `select id, email from users where role = 'CustomerService' and email like '%@load.example' order by id limit 2`,
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
  await pool.query('vacuum (analyze) conflict_walls');
  return { free, walled };
}

async function signIn(address: string, email: string): Promise<string> {
  const response = await fetch(address + accountCalls.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return successSchema(signedInSchema).parse(await response.json()).data.accessToken;
}
