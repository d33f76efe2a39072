import { LARGEST_INTEGER } from '#contract/field-limits.ts';
import { type ListQuery, isAnyEnough } from '#contract/list-query.ts';
import { type ListScope, conditionsSql, filterConditions, searchedConditions } from './list-conditions.ts';
import { type Order, orderSql } from './list-order.ts';
import { storedCountsSql, storedTotalSql } from './list-total.ts';
import { findingOf } from './page-plan.ts';
import { idsByKey } from './page-by-key.ts';
import { idsByNumber } from './page-by-number.ts';
import { sourceOf } from './public-source.ts';
import { columnOf } from './record-table.ts';
import { rowKeySql } from './row-key.ts';
import { searchWords } from './search-conditions.ts';
import { selectList } from './select-list.ts';
import { type Statement, type SqlParameters, createSqlParameters } from './statement.ts';

/**
 * One statement that gives a page and the true total: `total` on every row, and one row without an id when
 * the page is empty. The page is found by ids alone, from an index where there is one; the columns are
 * fetched for its rows only. A search is materialised first: its selectivity is what planners guess wrong.
 */
export function listStatement(query: ListQuery, scope: ListScope): Statement {
  const values = createSqlParameters();
  const order = orderSql(query, scope);
  if (searchWords(query).length > 0) return searchStatement(query, scope, { values, order });
  const finding = findingOf(query, scope, values, order);
  const total = storedTotalSql(query, scope, values) ?? `select count(*)::int from ${finding.found}`;
  return pageStatement({ query, scope, values, order, total, ids: idsByNumber(query, finding, values) });
}

function searchStatement(
  query: ListQuery,
  scope: ListScope,
  { values, order }: Pick<PageParts, 'values' | 'order'>,
): Statement {
  const { every, ways } = searchedConditions(query, { ...scope, isReading: true }, values);
  const columns = ['record.id', ...order.columns].join(', ');
  const source = sourceOf(scope.table, scope.language, scope.isPublic);
  const foundBy = (way: string) => `select ${columns} from ${source} record where ${every} and ${way}`;
  // No record meets both conditions: nothing has to be told apart, where most are found too.
  const matches = (ways?.found ?? []).map(foundBy);
  const limit = values.add(query.pageSize);
  const offset = values.add((query.page - 1) * query.pageSize);
  return pageStatement({
    query,
    scope,
    values,
    order,
    first: [...(ways?.sets ?? []), `matches as materialized (${matches.join(' union all ')})`].join(', '),
    total: 'select count(*)::int from matches',
    ids: `array(select matches.id from matches order by ${order.by('matches')} limit ${limit} offset ${offset})`,
  });
}

/**
 * The same page, walked to from the key of another one; `null` where no key leads there. It may have fewer rows than
 * number and total promise: the row of the key has changed its place, or rows before it have come or gone.
 */
export function keyedListStatement(query: ListQuery, scope: ListScope): Statement | null {
  const { near, page, pageSize } = query;
  const order = orderSql(query, scope);
  if (!near || !order.key || searchWords(query).length > 0) return null;
  const pages = Math.abs(page - near.page);
  // From the beginning it is no farther; and an array has no more places.
  if (page - 1 < pages || pages * pageSize > LARGEST_INTEGER) return null;
  const values = createSqlParameters();
  const finding = findingOf(query, scope, values, order);
  const total = storedTotalSql(query, scope, values) ?? `select count(*)::int from ${finding.found}`;
  const { anchor, ids } = idsByKey(query, { ...finding, near, key: order.key }, values);
  return pageStatement({ query, scope, values, order, first: anchor, total, ids });
}

interface PageParts {
  query: ListQuery;
  scope: ListScope;
  values: SqlParameters;
  order: Order;
  /** What total and ids are found in. */
  first?: string;
  /** A query of one number. */
  total: string;
  /** The ids of the page in their order, as an array; `counted.total` is the total. */
  ids: string;
}

function pageStatement({ query, scope, values, order, first, total, ids }: PageParts): Statement {
  const { table } = scope;
  const columns = selectList(table, scope.tables, scope.language, { isPublic: scope.isPublic });
  const isKeyed = order.key !== null && searchWords(query).length === 0;
  const key = isKeyed
    ? `, case when numbered.place in (1, cardinality(chosen.ids)) then ${rowKeySql(order.key?.expression ?? null)} end as row_key`
    : '';
  // Planners take an array for ten rows, so that each is looked up by its id, however many they believe there are.
  return {
    text: `with ${first ? `${first}, ` : ''}counted as materialized (select (${total}) as total),
chosen as materialized (select ${ids} as ids from counted)
select counted.total, page.* from counted left join (
  select ${columns}${key}, numbered.place as row_place
  from chosen cross join unnest(chosen.ids) with ordinality as numbered(id, place)
  join ${sourceOf(table, scope.language, scope.isPublic)} record on record.id = numbered.id
) page on true order by page.row_place`,
    values: values.list,
  };
}

/**
 * The ids of everything that a query finds, in the order in which they are to be locked.
 * @param limit one more than the caller can use tells that there are too many
 */
export function matchingStatement(query: ListQuery, scope: ListScope, limit: number): Statement {
  const values = createSqlParameters();
  const where = conditionsSql(query, { ...scope, isReading: false }, values);
  const text = `select record.id from ${scope.table.name} record where ${where} order by record.id limit ${values.add(limit)}`;
  return { text, values: values.list };
}

/**
 * How many of the records that a query finds have each value of a field. Where any filter is enough also how many have
 * the value that it does not find, as `more`: so many more there are with the value as a further filter.
 */
export function countsStatement(query: ListQuery, scope: ListScope, key: string): Statement {
  const { table } = scope;
  const values = createSqlParameters();
  const stored = storedCountsSql(query, scope, values, key);
  if (stored) return { text: stored, values: values.list };
  const isAny = isAnyEnough(query);
  const narrowing = isAny ? { ...query, filters: {}, missing: undefined } : query;
  const where = conditionsSql(narrowing, { ...scope, isReading: true }, values);
  const counted = isAny
    ? foundAndMore(`(${filterConditions(query, scope, values).join(' and ')}) is true`)
    : 'count(*)::int as count';
  return {
    text: `select record.${columnOf(table, key)} as value, ${counted} from ${sourceOf(table, scope.language, scope.isPublic)} record
where ${where} group by 1`,
    values: values.list,
  };
}

const foundAndMore = (isFound: string): string =>
  `(count(*) filter (where ${isFound}))::int as count, (count(*) filter (where not (${isFound})))::int as more`;

/**
 * The next records that a query finds, in the order of their ids: from an index, without counting and skipping
 * those before, so that the last batch costs what the first one did.
 */
export function keysetStatement(
  query: ListQuery,
  scope: ListScope,
  { after, limit }: { after: number; limit: number },
): Statement {
  const { table } = scope;
  const values = createSqlParameters();
  const where = conditionsSql(query, { ...scope, isReading: true }, values);
  return {
    text: `select ${selectList(table, scope.tables, scope.language, { isPublic: scope.isPublic })} from ${sourceOf(table, scope.language, scope.isPublic)} record
where ${where} and record.id > ${values.add(after)} order by record.id limit ${values.add(limit)}`,
    values: values.list,
  };
}
