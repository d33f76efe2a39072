import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;

it('what somebody looked for when they exported, before the rule, is gone from the audit trail after it', async () => {
  await pool.query(
    `insert into audit_entries (resource, operation, changes) values
       ('users', 'exported', '{"query": [null, {"search": "zarqaa", "filters": {"role": ["User"]}}]}'),
       ('users', 'exported', '{"query": [null, {"filters": {}}]}'),
       ('faqs', 'updated', '{"query": [null, {"search": "kept"}]}')`,
  );
  const file = new URL('../../../server/db/migrations/0035_searches-in-audit.sql', import.meta.url);
  await pool.query(readFileSync(file, 'utf8'));
  const { rows } = await pool.query<{ changes: unknown }>(
    'select changes from (select id, changes from audit_entries order by id desc limit 3) last order by id',
  );
  expect(rows.map(({ changes }) => changes)).toEqual([
    { query: [null, { hasSearch: true, filters: { role: ['User'] } }] },
    { query: [null, { filters: {} }] },
    { query: [null, { search: 'kept' }] },
  ]);
});
