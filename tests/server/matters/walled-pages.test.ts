import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callPath } from '#contract/resource-paths.ts';
import { requests } from '#resources/requests.ts';
import { wrongTotals } from '#tests/support/wrong-totals.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;
const PAGE = 100;
/** Enough that pages are counted from either end, past what is skipped row by row. */
const MADE = 2_600;

const hidden = new Set<number>();
beforeAll(async () => {
  const client = await host.userIdOf('User');
  const { rows } = await pool.query<{ id: number }>(
    `insert into requests (client_id, branch_id, service_id, title, description, status, due_date)
     select $1, 1, 1, 'طلب ' || n % 700, 'x', (array['Pending', 'Contacted'])[1 + n % 2],
       case when n % 3 > 0 then current_date + n % 40 end
     from generate_series(1, $2::int) n returning id`,
    [client, MADE],
  );
  // At both ends, in rows of their own and beside each other.
  for (const [at, { id }] of rows.entries())
    if (at < 30 || at > MADE - 30 || at % 37 === 0 || (at > 1_200 && at < 1_260)) hidden.add(id);
  await pool.query(
    `insert into conflict_walls (user_id, resource, record_id) select $1, 'requests', unnest($2::int[])`,
    [await host.userIdOf('CustomerService'), [...hidden]],
  );
});

const answerSchema = z.looseObject({
  totalCount: z.number(),
  totalPages: z.number(),
  data: z.array(z.looseObject({ id: z.number() })),
});
async function pageOf(as: 'Admin' | 'CustomerService', page: number, query: Record<string, string>) {
  const { body } = await host.call('GET', callPath(requests, requests.verbs.list), {
    as,
    query: { PageSize: String(PAGE), PageIndex: String(page), ...query },
  });
  return answerSchema.parse(body);
}
async function listedTo(as: 'Admin' | 'CustomerService', query: Record<string, string>) {
  const first = await pageOf(as, 1, query);
  const ids = first.data.map(({ id }) => id);
  for (let page = 2; page <= first.totalPages; page += 1)
    ids.push(...(await pageOf(as, page, query)).data.map(({ id }) => id));
  return { total: first.totalCount, ids };
}

describe('somebody who is walled off turns the pages that others have, without those records', () => {
  it.each([
    ['newest first', {}],
    ['by their numbers', { Sort: 'id' }],
    ['by a day that some lack', { Sort: 'dueDate' }],
    ['by that day, from the last', { Sort: '-dueDate' }],
    ['by their titles, which many share', { Sort: 'title' }],
    ['by two keys', { Sort: 'status,-dueDate' }],
    ['of one state', { Status: 'Contacted' }],
    ['of two states', { Status: 'Contacted,Pending' }],
    ['that are late or of one state', { Status: 'Pending', Match: 'any' }],
  ] as [string, Record<string, string>][])('%s', async (_name, query) => {
    const all = await listedTo('Admin', query);
    const left = all.ids.filter((id) => !hidden.has(id));
    expect(left.length).toBeLessThan(all.ids.length);
    expect(await listedTo('CustomerService', query)).toEqual({ total: left.length, ids: left });
  });
});

it('totals behind walls follow moves, the trash and walls that fall', async () => {
  const userId = await host.userIdOf('CustomerService');
  expect(await wrongTotals(pool)).toEqual([]);
  const [one, two] = [...hidden];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`update requests set status = 'Resolved' where id = any($1)`, [[one, two]]);
    await client.query('update requests set deleted_at = now() where id = $1', [one]);
    await client.query('delete from conflict_walls where user_id = $1 and record_id = $2', [userId, two]);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await wrongTotals(pool)).toEqual([]);
  const { totalCount } = await pageOf('CustomerService', 1, { Status: 'Resolved' });
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from requests where status = 'Resolved' and deleted_at is null`,
  );
  expect(totalCount).toBe(rows[0]?.n);
});
