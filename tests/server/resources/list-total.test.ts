import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REACH_FIELDS, type Reach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { type ListQuery, listQueryOf } from '#contract/list-query.ts';
import { resources } from '#resources/index.ts';
import type { Database } from '#server/db/database.ts';
import { readFilterIndexes } from '#server/db/filter-indexes.ts';
import { readKeptTotals } from '#server/db/kept-totals.ts';
import type { Caller } from '#server/http/caller.ts';
import { countsStatement, listStatement } from '#server/resources/list-statement.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import type { RecordTables } from '#server/resources/record-table.ts';
import { runRows } from '#server/resources/statement.ts';
import { anyListQuery } from '#tests/support/any-list-query.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let close: () => Promise<void>;
let kept: RecordTables;
let counting: RecordTables;
beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
  kept = await loadRecordTables(resources, {
    kept: await readKeptTotals(database.pool),
    filterIndexes: await readFilterIndexes(database.pool),
  });
  counting = await loadRecordTables(resources);
  await database.pool.query(`update requests set deleted_at = now() where id % 7 = 0`);
  await database.pool.query(
    `insert into conflict_walls (user_id, resource, record_id)
     select 2 + id % 2, 'requests', id from requests where id % 3 = 0`,
  );
});
afterAll(() => close());

interface Reader {
  reach?: Reach;
  caller?: Caller;
  isPublic?: boolean;
}
const scopeOf = (tables: RecordTables, { name }: AnyResource, reader: Reader) => {
  const table = tables.get(name) ?? expect.fail(`no table ${name}`);
  return { table, tables, language: 'ar', reach: 'all', isPublic: false, caller: null, ...reader } as const;
};
/** Every reach that the definition has a field for. */
const reachesOf = (resource: AnyResource): Reach[] => [
  'all',
  ...(['own', 'assigned', 'office'] as const).filter((reach) => resource[REACH_FIELDS[reach]] !== undefined),
];
const callerOf = (userId: number, isWalled = false): Caller => ({
  userId,
  role: 'Admin',
  sessionId: '',
  isWalled,
});
const totalOf = async (tables: RecordTables, resource: AnyResource, query: ListQuery, reader: Reader = {}) =>
  (await runRows(database.pool, listStatement(query, scopeOf(tables, resource, reader))))[0]?.['total'];
const isCounted = (resource: AnyResource, query: Partial<ListQuery>, reader: Reader = {}) =>
  // Rows of the records on the page are counted in any case.
  /count\(\*\)::int from (\S+ record|matches)/.test(
    listStatement(listQueryOf(resource, query), scopeOf(kept, resource, reader)).text,
  );
const named = (name: string) =>
  resources.find((each) => each.name === name) ?? expect.fail(`no resource ${name}`);

const listed = resources.filter(({ access }) => access.list !== false);

describe('the total of a list', () => {
  it.each(listed.map((resource) => [resource.name, resource] as const))(
    'is what counting gives, whatever is asked of %s, and by whom',
    async (_name, resource) => {
      const reader = fc.record({
        reach: fc.constantFrom(...reachesOf(resource)),
        caller: fc.tuple(fc.constantFrom(2, 3, 4), fc.boolean()).map((caller) => callerOf(...caller)),
        isPublic: fc.boolean(),
      });
      // Those whose total is kept among them, which chance alone would hardly find.
      const query = fc.oneof(
        anyListQuery(resource),
        anyListQuery(resource).map(({ filters, trash }) =>
          listQueryOf(resource, { trash, filters: Object.fromEntries(Object.entries(filters).slice(0, 1)) }),
        ),
      );
      await fc.assert(
        fc.asyncProperty(query, reader, async (asked, who) => {
          expect(await totalOf(kept, resource, asked, who)).toBe(
            await totalOf(counting, resource, asked, who),
          );
        }),
        { numRuns: 15 },
      );
    },
    60_000,
  );

  it('is kept for all, for the trash, and for any values of one filter of few values', () => {
    const requests = named('requests');
    expect(isCounted(requests, {})).toBe(false);
    expect(isCounted(requests, { trash: true })).toBe(false);
    for (const [key, value] of [
      ['status', ['Pending', 'Resolved']],
      ['branchId', [1]],
      ['serviceId', [2, 3]],
    ] as const)
      expect(isCounted(requests, { filters: { [key]: value } })).toBe(false);
    expect(isCounted(named('users'), { filters: { isSuspended: true } })).toBe(false);
    expect(isCounted(named('users'), { filters: { branchId: ['none'] } })).toBe(false);
    expect(isCounted(named('faqs'), { filters: { categoryId: [1] } }, { isPublic: true })).toBe(false);
  });

  it('is kept for whom an office lets reach its records, as for a filter by it, walls taken off', async () => {
    const requests = named('requests');
    await database.pool.query('update users set branch_id = 1 where id = 2');
    for (const caller of [callerOf(2), callerOf(2, true)]) {
      const ofOffice = { reach: 'office', caller } as const;
      expect(isCounted(requests, {}, ofOffice)).toBe(false);
      const asked = listQueryOf(requests, { filters: { branchId: [1] } });
      const all = listQueryOf(requests, {});
      expect(await totalOf(kept, requests, all, ofOffice)).toBe(
        await totalOf(counting, requests, asked, { caller }),
      );
    }
  });

  it('is counted where it is not: two filters, people, spans, a search, some ids, what is one’s own or not public', () => {
    const requests = named('requests');
    expect(isCounted(requests, { filters: { status: ['Pending'], branchId: [1] } })).toBe(true);
    expect(isCounted(requests, { filters: { clientId: [3] } })).toBe(true);
    expect(isCounted(requests, { filters: { dueDate: { from: '2026-01-01' } } })).toBe(true);
    expect(isCounted(requests, { search: 'عقد' })).toBe(true);
    expect(isCounted(requests, { ids: [1] })).toBe(true);
    expect(isCounted(named('faqs'), { missing: 'ar' })).toBe(true);
    for (const reach of ['own', 'assigned'] as const)
      expect(isCounted(requests, {}, { reach, caller: callerOf(3) })).toBe(true);
    const ofOffice = { reach: 'office', caller: callerOf(3) } as const;
    expect(isCounted(requests, { filters: { status: ['Pending'] } }, ofOffice)).toBe(true);
    expect(isCounted(named('client-reviews'), {}, { isPublic: true })).toBe(true);
  });

  it('stands under each tab as counting gives it, kept where nothing else is asked', async () => {
    const requests = named('requests');
    const counts = async (tables: RecordTables, query: Partial<ListQuery>) => {
      const statement = countsStatement(
        listQueryOf(requests, query),
        scopeOf(tables, requests, {}),
        'status',
      );
      const rows = await runRows(database.pool, statement);
      return {
        isCounted: statement.text.includes('count(*)'),
        rows: new Map(rows.map((row) => [row['value'], row['count']])),
      };
    };
    const all = await counts(kept, {});
    expect(all.isCounted).toBe(false);
    expect(all.rows).toEqual((await counts(counting, {})).rows);
    const some = await counts(kept, { filters: { branchId: [1] } });
    expect(some.isCounted).toBe(true);
    expect(some.rows).toEqual((await counts(counting, { filters: { branchId: [1] } })).rows);
  });
});
