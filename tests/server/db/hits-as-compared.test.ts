import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withTransaction } from '#server/db/transaction.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;

it('hits from before the rule get the names of today, and what ended undecided goes: it would count again under them', async () => {
  const client = await host.userIdOf('User');
  const { rows: made } = await pool.query<{ id: number; of: number }>(
    `insert into request_parties (request_id, name_ar, name_en, side, number, position)
     select id, 'طرف', 'Party', 'other', '7', 1 from requests order by id limit 1 returning id, request_id as of`,
  );
  const [party] = made;
  if (!party) throw new Error('There are no requests');
  const gone = 2_000_000;
  await pool.query(
    `insert into conflict_hits (resource, record_id, party_resource, party_id, other_resource, other_id, compared, score, reason, gone_at)
     select 'requests', 1, 'users', $1, 'request-parties', other, other || ' ' || coalesce(at::text, ''), 100, 'sameName', at
     from (values ($2::int, null::timestamptz), ($2, now()), ($3, now())) as hit(other, at)`,
    [client, party.id, gone],
  );
  await pool.query(
    `insert into conflict_outcomes (hit_id, decision, sentence, walled, by_id)
     select id, 'clear', 'قضية أخرى', '[]', $1 from conflict_hits where record_id = 1 and gone_at is not null`,
    [client],
  );
  await pool.query(
    `insert into conflict_hits (resource, record_id, party_resource, party_id, other_resource, other_id, compared, score, reason, gone_at)
     values ('requests', 1, 'users', $1, 'request-parties', $2, 'before', 90, 'sameName', now())`,
    [client, party.id],
  );
  const file = new URL('../../../server/db/migrations/0034_hits-as-compared.sql', import.meta.url);
  const [, byHand = ''] = readFileSync(file, 'utf8').split('-- Of hits that are there already');
  await withTransaction(pool, async (on) => {
    for (const statement of `--${byHand}`.split('--> statement-breakpoint')) await on.query(statement);
  });
  const { rows } = await pool.query(
    `select hit.party ->> 'nameAr' = full_name_ar as "isNamed", hit.other, of_resource as of, of_id as id, gone_as as "as"
     from conflict_hits hit join users on users.id = hit.party_id where hit.record_id = 1 order by hit.id`,
  );
  const named = { nameAr: 'طرف', nameEn: 'Party', number: '7', side: 'other' };
  const whose = { isNamed: true, other: named, of: 'requests', id: party.of };
  expect(rows).toEqual([
    { ...whose, as: null },
    { ...whose, as: 'changed' },
    { isNamed: true, other: null, of: null, id: null, as: 'erased' },
  ]);
});
