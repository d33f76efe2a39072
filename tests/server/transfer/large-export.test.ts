/** @module-tag slow */
import { expect, it } from 'vitest';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost();
const { pool } = host.database;

const countOf = async (where: string): Promise<number> =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from audit_entries where ${where}`)).rows[0]
    ?.n ?? 0;

it('a workbook of more records than the host holds in memory is refused in words that name CSV, before it is read', async () => {
  await pool.query(
    `insert into audit_entries (resource, operation, changes) select 'faqs', 'updated', '{}' from generate_series(1, 50001)`,
  );
  const before = await countOf(`operation = 'exported'`);
  const answer = await host.call('GET', '/api/AuditEntries/Export', {
    as: 'Admin',
    query: { Format: 'xlsx', Resource: 'faqs', Operation: 'updated' },
  });
  expect([answer.status, answer.body.error]).toMatchObject([
    422,
    {
      code: 'exportTooLong',
      description: 'Too many records for an XLSX file. At most: 50000. Choose CSV, or fewer records.',
    },
  ]);
  expect(await countOf(`operation = 'exported'`)).toBe(before);
  const fewer = await host.app.inject({
    url: '/api/AuditEntries/Export?Format=xlsx&Resource=faqs&Operation=created',
    headers: { authorization: `Bearer ${await host.tokenOf('Admin')}` },
  });
  expect(fewer.statusCode).toBe(200);
}, 120_000);
