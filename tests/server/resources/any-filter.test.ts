import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { isJoinable } from '#contract/list-query-schema.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { resources } from '#resources/index.ts';
import type { Database } from '#server/db/database.ts';
import { matchingStatement } from '#server/resources/list-statement.ts';
import { loadRecordTables } from '#server/resources/load-record-tables.ts';
import type { RecordTables } from '#server/resources/record-table.ts';
import { runRows } from '#server/resources/statement.ts';
import { anyListQuery } from '#tests/support/any-list-query.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { Person } from '#tests/support/test-host.ts';

const host = await shareHost();

/** Everybody's records, or those of one account. */
const readerOf = (owner: number | null) =>
  owner === null
    ? ({ reach: 'all', caller: null } as const)
    : ({ reach: 'own', caller: { userId: owner, role: 'User', sessionId: '', isWalled: false } } as const);

describe('a list of which any filter is enough', () => {
  let database: Database;
  let close: () => Promise<void>;
  let tables: RecordTables;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    tables = await loadRecordTables(resources);
    await database.pool.query(`update requests set deleted_at = now() where id % 7 = 0`);
  });
  afterAll(() => close());

  const joined = resources.filter((each) => each.access.list !== false && isJoinable(each));

  it.each(joined.map((resource) => [resource.name, resource] as const))(
    'finds of %s what each of them finds, and what is never theirs by none',
    async (_name, resource: AnyResource) => {
      const table = tables.get(resource.name) ?? expect.fail(`no table ${resource.name}`);
      const found = async (query: ListQuery, owner: number | null) => {
        const scope = { table, tables, language: 'ar', isPublic: false, ...readerOf(owner) } as const;
        const rows = await runRows(database.pool, matchingStatement(query, scope, 100_000));
        return rows.map(({ id }) => Number(id));
      };
      const owners = resource.owner ? fc.constantFrom(null, 3, 4) : fc.constant(null);
      const property = fc.asyncProperty(anyListQuery(resource), owners, async (asked, owner) => {
        const { missing, filters } = asked;
        const alone: ListQuery[] = [
          ...Object.entries(filters).map(([key, value]) => ({
            ...asked,
            missing: undefined,
            filters: { [key]: value },
          })),
          ...(missing ? [{ ...asked, filters: {} }] : []),
        ];
        fc.pre(alone.length > 1);
        const each = await Promise.all(alone.map((query) => found({ ...query, match: undefined }, owner)));
        const union = [...new Set(each.flat())].toSorted((a, b) => a - b);
        expect(await found({ ...asked, match: 'any' }, owner)).toEqual(union);
      });
      await fc.assert(property, { numRuns: 25 });
    },
    60_000,
  );
});

describe('over the calls of a list', () => {
  const ask = async (verb: string, query: Record<string, string>, as: Person = 'Admin') =>
    (await host.call('GET', `/api/Requests/${verb}`, { as, query })).body;
  const idsOf = async (query: Record<string, string>, as?: Person) => {
    const { data } = await ask('GetAll', { PageSize: '100', ...query }, as);
    return (data as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b);
  };
  const union = (...lists: number[][]) => [...new Set(lists.flat())].toSorted((a, b) => a - b);
  const either = { Status: 'Resolved', BranchId: '2', Match: 'any' };

  it('one of two filters is enough, a search narrows them, and clients still see no more than their own', async () => {
    const both = union(await idsOf({ Status: 'Resolved' }), await idsOf({ BranchId: '2' }));
    expect(await idsOf(either)).toEqual(both);
    expect(both.length).toBeGreaterThan((await idsOf({ ...either, Match: '' })).length);
    expect((await ask('GetAll', either)).totalCount).toBe(both.length);

    const search = { SearchTerm: 'a' };
    const searched = await idsOf({ ...either, ...search });
    expect(searched).toEqual((await idsOf(search)).filter((id) => both.includes(id)));

    const own = await idsOf({}, 'User');
    expect(own.length).toBeGreaterThan(0);
    expect((await idsOf(either, 'User')).filter((id) => !own.includes(id))).toEqual([]);
  });

  it('each tab says how many there are once it is pressed', async () => {
    const chosen = { ...either, Status: 'Pending', AssigneeId: 'none' };
    const { data } = await ask('GetCounts', chosen);
    const { total, counts } = data as { total: number; counts: Record<string, number> };
    const { Status: _status, ...others } = chosen;
    expect(total).toBe((await idsOf(others)).length);
    for (const [status, count] of Object.entries(counts))
      expect([status, count]).toEqual([status, (await idsOf({ ...chosen, Status: status })).length]);
    expect(Object.keys(counts).length).toBeGreaterThan(2);
  });

  it('what is exported, and what is changed at once, is what the list shows', async () => {
    const found = await idsOf(either);
    const file = await host.app.inject({
      url: '/api/Requests/Export',
      query: { ...either, Columns: 'id' },
      headers: { authorization: `Bearer ${await host.tokenOf('Admin')}` },
    });
    const rows = file.body.trim().split('\r\n').slice(1);
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(found);

    const change = (count: number) =>
      host.call('PUT', '/api/Requests/UpdateMany', {
        as: 'Admin',
        body: {
          matching: { query: new URLSearchParams(either).toString(), count },
          values: { assigneeId: 1 },
        },
      });
    expect((await change(found.length + 1)).status).toBe(409);
    expect(
      ((await change(found.length)).body.data as { ids: number[] }).ids.toSorted((a, b) => a - b),
    ).toEqual(found);
  });
});
