import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQuerySchema } from '#contract/list-query-schema.ts';
import { listParams, listQueryOf, queryName } from '#contract/list-query.ts';
import type { Role } from '#contract/roles.ts';
import { consultations } from '#resources/consultations.ts';
import { faqs } from '#resources/faqs.ts';
import { resources } from '#resources/index.ts';
import { matters } from '#resources/matters.ts';
import { requests } from '#resources/requests.ts';
import { users } from '#resources/users.ts';
import { anyListQuery } from '#tests/support/any-list-query.ts';
import { everyField } from '#tests/support/every-field.ts';

const definitions: AnyResource[] = [...resources, everyField];
const parse = (resource: AnyResource, query: unknown, role: Role | null = 'Admin') =>
  listQuerySchema(resource, role).safeParse(query);
const refusedAt = (resource: AnyResource, query: unknown, role?: Role | null): string[] =>
  parse(resource, query, role).error?.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
  ) ?? [];

describe.each(definitions.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  it('reads back every query that can be asked', () => {
    fc.assert(
      fc.property(anyListQuery(resource), (query) => {
        const expected = { ...query, sort: query.sort.length > 0 ? query.sort : resource.list.sort };
        expect(parse(resource, listParams(query)).data).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('reads names in any letter case', () => {
    fc.assert(
      fc.property(anyListQuery(resource), fc.boolean(), (query, isUpper) => {
        const params = listParams(query);
        const cased = Object.entries(params).map(([name, value]) => [
          isUpper ? name.toUpperCase() : name.toLowerCase(),
          value,
        ]);
        expect(parse(resource, Object.fromEntries(cased))).toEqual(parse(resource, params));
      }),
      { numRuns: 50 },
    );
  });

  it('gives the defaults of the definition for nothing, and for empty values', () => {
    const defaults = { page: 1, pageSize: resource.list.pageSize, sort: resource.list.sort, filters: {} };
    const names = [
      'SearchTerm',
      'PageIndex',
      'pagesize',
      'Sort',
      'Trash',
      ...resource.list.filters.map(queryName),
    ];
    const empty = Object.fromEntries(
      names.filter((name) => !/^(Years|Day|Moment|DueDate)$/.test(name)).map((name) => [name, '']),
    );
    expect(parse(resource, {}).data).toEqual(defaults);
    expect(parse(resource, empty).data).toEqual(defaults);
    expect(listQueryOf(resource)).toEqual(defaults);
  });

  it.each([
    [{ Nothing: '1' }, 'Nothing'],
    [{ constructor: '1' }, 'constructor'],
    [JSON.parse('{"__proto__": "1"}') as object, '__proto__'],
    [{ Search: 'a' }, 'Search'],
    [{ PageIndex: '0' }, 'PageIndex'],
    [{ PageIndex: '-1' }, 'PageIndex'],
    [{ PageIndex: '1.5' }, 'PageIndex'],
    [{ PageIndex: '٢' }, 'PageIndex'],
    [{ PageIndex: 'NaN' }, 'PageIndex'],
    [{ PageIndex: 'Infinity' }, 'PageIndex'],
    [{ PageIndex: '1e3' }, 'PageIndex'],
    [{ PageIndex: ' 1' }, 'PageIndex'],
    [{ PageIndex: '9'.repeat(400) }, 'PageIndex'],
    [{ PageIndex: '999999999999999' }, 'PageIndex'],
    [{ PageIndex: ['1', '2'] }, 'PageIndex'],
    [{ PageIndex: '1', pageindex: '2' }, 'PageIndex'],
    [{ PageIndex: 1 }, 'PageIndex'],
    [{ PageSize: '0' }, 'PageSize'],
    [{ PageSize: '101' }, 'PageSize'],
    [{ SearchTerm: 'a'.repeat(201) }, 'SearchTerm'],
    [{ SearchTerm: 'a\u0000' }, 'SearchTerm'],
    [{ SearchTerm: ['a', 'b'] }, 'SearchTerm'],
    [{ Sort: 'nothing' }, 'Sort'],
    [{ Sort: 'constructor' }, 'Sort'],
    [{ Sort: '--id' }, 'Sort'],
    [{ Sort: 'id;drop table users' }, 'Sort'],
    [{ Sort: 'passwordHash' }, 'Sort'],
    [{ Sort: 'id,id,id,id,id,id' }, 'Sort'],
    [{ Sort: ['id', '-id'] }, 'Sort'],
    [{ Trash: 'yes' }, 'Trash'],
    [{ Trash: 'TRUE' }, 'Trash'],
    [{ Match: 'all' }, 'Match'],
    [{ Match: ['any', 'any'] }, 'Match'],
    [{ Ids: '1,two' }, 'Ids'],
    [{ Ids: '0' }, 'Ids'],
    [{ Ids: '2147483648' }, 'Ids'],
    [{ Ids: Array.from({ length: 101 }, (_, index) => index + 1).join(',') }, 'Ids'],
  ])('refuses %j', (query, at) => {
    expect(refusedAt(resource, query)).toContain(at);
  });
});

it.each([
  [requests, { Status: 'Done' }, 'Status'],
  [requests, { Status: 'pending' }, 'Status'],
  [requests, { Status: 'Pending,constructor' }, 'Status'],
  [requests, { Status: ['Pending', 'Resolved'] }, 'Status'],
  [requests, { BranchId: 'Riyadh' }, 'BranchId'],
  [requests, { BranchId: '-1' }, 'BranchId'],
  [requests, { DueDateFrom: '2026-02-30' }, 'DueDateFrom'],
  [requests, { DueDateFrom: '0000-01-01' }, 'DueDateFrom'],
  [requests, { DueDate: '2026-01-01' }, 'DueDate'],
  [requests, { Description: 'a' }, 'Description'],
  [users, { IsSuspended: '1' }, 'IsSuspended'],
  [users, { Email: 'a@b.example' }, 'Email'],
  [users, { Sort: 'password' }, 'Sort'],
  [faqs, { Sort: 'answer' }, 'Sort'],
  [faqs, { CategoryId: Array.from({ length: 51 }, () => '1').join(',') }, 'CategoryId'],
  [everyField, { YearsTo: 'many' }, 'YearsTo'],
  [everyField, { MomentFrom: '2026-01-01T00:00:00' }, 'MomentFrom'],
] satisfies [AnyResource, object, string][])(
  'a filter or order that is not offered is refused: %#',
  (resource, query, at) => {
    expect(refusedAt(resource, query)).toContain(at);
  },
);

it('R280 the user list begins with page 1 of 5', () => {
  expect(listParams(listQueryOf(users))).toMatchObject({ PageIndex: '1', PageSize: '5' });
  expect(parse(users, {}).data).toMatchObject({ page: 1, pageSize: 5 });
});

it('of no ids there are no records, and a search may be for the word null', () => {
  expect(parse(users, listParams(listQueryOf(users, { ids: [] }))).data?.ids).toEqual([]);
  expect(parse(users, { SearchTerm: 'null', BranchId: 'null', Role: 'undefined' }).data).toMatchObject({
    search: 'null',
    filters: {},
  });
});

it('when a record came is a filter where the definition names it, as a field of days and moments is', () => {
  expect(parse(requests, { CreatedAt: 'thisWeek' }).data?.filters).toEqual({ createdAt: ['thisWeek'] });
  expect(parse(requests, { createdatfrom: '2026-11-01' }).data?.filters).toEqual({
    createdAt: { from: '2026-11-01', to: undefined },
  });
  expect(refusedAt(requests, { CreatedAt: 'late' })).toEqual(['CreatedAt']);
  expect(refusedAt(users, { CreatedAt: 'today' })).toEqual(['CreatedAt']);
});

it('what is late is asked of the days and moments by which something is due', () => {
  for (const key of ['dueDate', 'replyDueAt', 'taskDueOn'])
    for (const matter of matters)
      expect(parse(matter, { [queryName(key)]: 'late' }).data?.filters).toEqual({ [key]: ['late'] });
  expect(refusedAt(consultations, { ScheduledAt: 'late' })).toEqual(['ScheduledAt']);
});

it('what is no query is refused', () => {
  for (const input of [null, undefined, 7, 'PageIndex=1', true])
    expect(parse(users, input).success).toBe(false);
});

it('a filter is offered to those who may read its field, and is to all others no filter at all', () => {
  const query = { ConflictState: 'open' };
  for (const role of ['Admin', 'CustomerService'] as const)
    expect(parse(requests, query, role).data?.filters).toEqual({ conflictState: ['open'] });
  for (const role of ['User', null] as const) {
    expect(refusedAt(requests, query, role)).toEqual(['ConflictState']);
    expect(parse(requests, query, role).error?.issues.map(({ code }) => code)).toEqual(
      parse(requests, { Nothing: '1' }, role).error?.issues.map(({ code }) => code),
    );
  }
});
