import type { ListQuery } from '#contract/list-query.ts';
import { type ListScope, conditionsSql, searchWords } from './list-conditions.ts';
import { orderSql } from './list-order.ts';
import { columnOf } from './record-table.ts';
import { selectList } from './select-list.ts';
import { type Statement, createValues } from './statement.ts';

/**
 * One statement that gives a page and the true total: `total` on every row, and one row without an id when
 * the page is empty. The page is found by ids alone, from an index where there is one; the columns are
 * fetched for its rows only. A search is materialised first: its selectivity is what planners guess wrong.
 */
export function listStatement(query: ListQuery, scope: ListScope): Statement {
  const { table } = scope;
  const values = createValues();
  const words = searchWords(query);
  const where = conditionsSql(query, { ...scope, isReading: true }, values, words);
  const order = orderSql(query, scope);
  const limit = values.add(query.pageSize);
  const offset = values.add((query.page - 1) * query.pageSize);
  const ids = ['record.id', ...order.columns].join(', ');
  const found = `${table.name} record where ${where}`;
  const isSearch = words.length > 0;
  const matches = isSearch ? `with matches as materialized (select ${ids} from ${found}) ` : '';
  const from = isSearch ? 'matches' : found;
  const columns = selectList(table, scope.tables, scope.language, { isPublic: scope.isPublic });
  return {
    text: `${matches}select counted.total, page.* from (select count(*)::int as total from ${from}) counted
left join (
  select ${columns}, row_number() over (order by ${order.by('chosen')}) as row_place
  from (select ${isSearch ? '*' : ids} from ${from} order by ${order.by()} limit ${limit} offset ${offset}) chosen
  join ${table.name} record on record.id = chosen.id
) page on true order by page.row_place`,
    values: values.list,
  };
}

/**
 * The ids of everything that a query finds, in the order in which they are to be locked.
 * @param limit one more than the caller can use tells that there are too many
 */
export function matchingStatement(query: ListQuery, scope: ListScope, limit: number): Statement {
  const values = createValues();
  const where = conditionsSql(query, { ...scope, isReading: false }, values, searchWords(query));
  const text = `select record.id from ${scope.table.name} record where ${where} order by record.id limit ${values.add(limit)}`;
  return { text, values: values.list };
}

/** How many of the records that a query finds have each value of a field. */
export function countsStatement(query: ListQuery, scope: ListScope, key: string): Statement {
  const { table } = scope;
  const values = createValues();
  const where = conditionsSql(query, { ...scope, isReading: true }, values, searchWords(query));
  return {
    text: `select record.${columnOf(table, key)} as value, count(*)::int as count from ${table.name} record
where ${where} group by 1`,
    values: values.list,
  };
}

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
  const values = createValues();
  const where = conditionsSql(query, { ...scope, isReading: true }, values, searchWords(query));
  return {
    text: `select ${selectList(table, scope.tables, scope.language, { isPublic: scope.isPublic })} from ${table.name} record
where ${where} and record.id > ${values.add(after)} order by record.id limit ${values.add(limit)}`,
    values: values.list,
  };
}
