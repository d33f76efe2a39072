import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ListQuery, listQueryOf } from '#contract/list-query.ts';
import { faqs } from '#resources/faqs.ts';
import { resources } from '#resources/index.ts';
import type { Database } from '#server/db/database.ts';
import { readFilterIndexes } from '#server/db/filter-indexes.ts';
import { readKeptTotals } from '#server/db/kept-totals.ts';
import { listPage } from '#server/resources/list-page.ts';
import { listStatement } from '#server/resources/list-statement.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import type { RecordTables } from '#server/resources/record-table.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let close: () => Promise<void>;
let tables: RecordTables;
beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
  const [kept, filterIndexes] = await Promise.all([
    readKeptTotals(database.pool),
    readFilterIndexes(database.pool),
  ]);
  tables = await loadRecordTables(resources, { kept, filterIndexes });
});
afterAll(() => close());

const scope = () => ({
  table: tables.get(faqs.name) ?? expect.fail('no questions'),
  tables,
  language: 'ar' as const,
  reach: 'all' as const,
  isPublic: true,
  caller: null,
});
const statementOf = (query: Partial<ListQuery>) => listStatement(listQueryOf(faqs, query), scope());

/** How often the database planned the page anew when it was asked for ten times. */
async function plansOf(query: Partial<ListQuery>): Promise<number> {
  const { text, values } = statementOf(query);
  const client = await database.pool.connect();
  try {
    const name = JSON.stringify(query);
    for (let n = 0; n < 10; n += 1) await client.query({ name, text, values: [...values] });
    const { rows } = await client.query<{ plans: number }>(
      'select custom_plans::int as plans from pg_prepared_statements where name = $1',
      [name],
    );
    return rows[0]?.plans ?? expect.fail('nothing was prepared');
  } finally {
    client.release();
  }
}

describe('a page of a list', () => {
  it.each([
    ['the first one', {}],
    ['of a size that is offered', { pageSize: 50 }],
    ['of one value of a filter', { filters: { categoryId: [1] } }],
    ['in another order', { sort: [{ field: 'updatedAt', direction: 'desc' }] }],
  ] as const)('is not planned for each call: %s', async (_name, query) => {
    // PostgreSQL tries five times whether the values matter.
    expect(await plansOf(query)).toBe(5);
  });

  it.each([
    ['is kept prepared', 'عقد الإيجار', true],
    ['is planned for its words where an index does not hold one', 'عقد في', false],
  ])('that was searched for %s', async (_name, search, isKept) => {
    const asked = vi.spyOn(database.pool, 'query');
    const query = listQueryOf(faqs, { search });
    // What comes once is not worth keeping.
    for (let n = 0; n < 3; n += 1) await listPage(database.pool, query, scope());
    expect(asked.mock.lastCall?.[0]).toEqual(
      isKept
        ? expect.objectContaining({ name: expect.any(String) })
        : expect.not.objectContaining({ name: expect.any(String) }),
    );
    asked.mockRestore();
  });

  it.each([
    ['is planned without its words, or the plan for all of them would look dear', 'عقد الإيجار', false],
    ['is planned with its words where an index does not hold one', 'عقد في', true],
  ])('that is searched for %s', async (_name, search, isSeen) => {
    const { text, values } = statementOf({ search });
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
    expect(rows.some((row) => row['QUERY PLAN'].includes('عقد'))).toBe(isSeen);
  });

  it('of a filter comes from the index of its column, however few records have the value', async () => {
    const { text, values } = statementOf({ filters: { categoryId: [1] } });
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      // The demo has a page or two of questions: what planners would do with many.
      await client.query('set local enable_seqscan = off; set local enable_sort = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('faqs_of_category_id');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('has a text of its own only for sizes that lists offer', () => {
    const texts = Array.from({ length: 100 }, (_each, size) => statementOf({ pageSize: size + 1 }).text);
    expect(new Set(texts).size).toBe(7);
  });
});
