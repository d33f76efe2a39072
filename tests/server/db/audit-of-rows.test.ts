import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withTransaction } from '#server/db/transaction.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;

it('entries about parties from before the rule know their record after it, and those that were erased lose their words', async () => {
  const { rows } = await pool.query<{ id: number; of: number }>(
    `insert into request_parties (request_id, name_ar, name_en, side, number, position)
     select id, 'طرف', 'Party', 'other', '1', 1 from requests order by id limit 1 returning id, request_id as of`,
  );
  const [party] = rows;
  if (!party) throw new Error('There are no requests');
  const gone = 2_000_000;
  await pool.query(
    `insert into audit_entries (resource, record_id, operation, changes, record_ar, record_en)
     select 'request-parties', id, 'created', '{"number": [null, "1"]}', 'طرف', 'Party' from unnest($1::int[]) as id`,
    [[party.id, gone]],
  );
  const file = new URL('../../../server/db/migrations/0033_audit-of-rows.sql', import.meta.url);
  const [, byHand = ''] = readFileSync(file, 'utf8').split('-- Written by hand from here on.');
  await withTransaction(pool, async (client) => {
    for (const statement of byHand.split('--> statement-breakpoint')) await client.query(statement);
  });
  const entries = await pool.query(
    `select of_resource, of_id, record_en, changes from audit_entries
     where resource = 'request-parties' and record_id = any($1) order by record_id`,
    [[party.id, gone]],
  );
  expect(entries.rows).toEqual([
    { of_resource: 'requests', of_id: party.of, record_en: 'Party', changes: { number: [null, '1'] } },
    { of_resource: null, of_id: null, record_en: '', changes: {} },
  ]);
});
