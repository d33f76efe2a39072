import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;

it('the hash of the name of somebody who was erased before hits kept names tells nobody the name any more', async () => {
  const other = '{"nameAr": "", "nameEn": "Known", "number": "", "side": "own"}';
  const { rows: made } = await pool.query<{ id: number }>(
    `insert into conflict_hits (resource, record_id, party_resource, party_id, other_resource, other_id, party, other, compared, score, reason)
     select 'requests', 1, 'request-parties', 3000000 + nth, 'users', 1, party::jsonb, other::jsonb, 'hash ' || nth, 100, 'sameName'
     from (values (1, null, $1), (2, $1, null), (3, null, null), (4, $1, $1)) as hit(nth, party, other) returning id`,
    [other],
  );
  const file = new URL('../../../server/db/migrations/0036_hashes-of-erased-names.sql', import.meta.url);
  await pool.query(readFileSync(file, 'utf8'));
  const { rows } = await pool.query<{ id: number; compared: string }>(
    'select id, compared from conflict_hits where id = any($1::int[]) order by id',
    [made.map(({ id }) => id)],
  );
  const [first, second, third, living] = made.map(({ id }) => id);
  expect(rows).toEqual([
    ...[first, second, third].map((id) => ({ id, compared: `erased ${id}` })),
    { id: living, compared: 'hash 4' },
  ]);
});
