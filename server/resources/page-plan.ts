import { ME, NONE, isChoices } from '#contract/filter-value.ts';
import { type ListQuery, PAGE_SIZES } from '#contract/list-query.ts';
import { type ListScope, conditionsSql } from './list-conditions.ts';
import { type Order, opposite } from './list-order.ts';
import { hasStoredTotal, isReachedWhole, storedReachOf } from './list-total.ts';
import type { Past } from './page-past-walls.ts';
import { sourceOf } from './public-source.ts';
import { wallsOf } from './record-statements.ts';
import { columnOf } from './record-table.ts';
import type { SqlParameters } from './statement.ts';

/** How the records of a page are found, as SQL. */
export interface Finding {
  /** What stands behind `from`. */
  readonly found: string;
  readonly order: Order;
  /** The size of the page: to be called once, where it stands. */
  readonly limit: () => string;
  /** The same with what is hidden from the caller: to be called once, where it stands. Default: nothing is. */
  readonly past?: () => Past;
}

/**
 * Lets planners keep one plan where one suits every value. They take a limit that they do not know for a tenth of the
 * table, and plan anew for every call: the size of a page then stands in the text, if it is one that lists offer, so
 * that such texts are few. A filter is written so that its index alone gives the order: by what is usual, planners would
 * walk all records to a value that few have.
 */
export function findingOf(query: ListQuery, scope: ListScope, values: SqlParameters, order: Order): Finding {
  const { table, caller } = scope;
  const filter = indexedFilter(query, scope);
  const column = filter?.column ?? indexedReach(query, scope);
  const asked = filter ? { ...query, filters: {} } : query;
  const foundBy = (who: ListScope['caller']) => {
    const conditions = { ...scope, caller: who, isReading: true };
    const found = `${sourceOf(table, scope.language, scope.isPublic)} record where ${conditionsSql(asked, conditions, values)}`;
    return filter ? `${found} and ${filter.column} = any(${values.add([filter.value])})` : found;
  };
  const walls = wallsOf(table, caller);
  const hasOnePlan = column !== null || (isPlain(query) && isWhole(query, scope));
  const isOffered = PAGE_SIZES.some((size) => size === query.pageSize);
  return {
    found: foundBy(caller),
    order: column === null ? order : along(order, column),
    limit: () => (hasOnePlan && isOffered ? String(query.pageSize) : values.add(query.pageSize)),
    ...(caller && walls.length > 0
      ? {
          past: () => {
            const open = { ...caller, isWalled: false };
            const isHidden = walls.map((hiddenFrom) => hiddenFrom(values.add(caller.userId))).join(' or ');
            return { whole: foundBy(open), hidden: `${foundBy(open)} and (${isHidden})` };
          },
        }
      : {}),
  };
}

const isPlain = ({ filters, search }: ListQuery): boolean =>
  Object.keys(filters).length === 0 && !search?.trim();

const isWhole = ({ ids, missing, trash }: ListQuery, scope: ListScope): boolean =>
  !ids && !missing && !trash && isReachedWhole(scope);

/** One value of a column of few, whose index gives its records in the order that is wanted. */
function indexedFilter(
  query: ListQuery,
  scope: ListScope,
): { column: string; value: string | number } | null {
  const [filter, ...others] = Object.entries(query.filters);
  if (!filter || others.length > 0 || query.search?.trim() || !isWhole(query, scope)) return null;
  const [key, chosen] = filter;
  const [value, ...more] = isChoices(chosen) ? chosen : [];
  if (value === undefined || more.length > 0 || value === ME || value === NONE) return null;
  const column = indexedColumn(key, query, scope);
  return column === null ? null : { column, value };
}

/** The column by which an office lets the caller reach records, where its index gives them in the order that is wanted. */
function indexedReach(query: ListQuery, scope: ListScope): string | null {
  const reached = storedReachOf(scope);
  return reached && isPlain(query) && isWhole(query, { ...scope, reach: 'all' })
    ? indexedColumn(reached.key, query, scope)
    : null;
}

function indexedColumn(key: string, { sort }: ListQuery, scope: ListScope): string | null {
  const { table } = scope;
  const column = columnOf(table, key);
  // A name in two languages is no column: no index of a filter has its order.
  const order = table.columns.get(sort[0]?.field ?? 'id');
  const isIndexed = order !== undefined && table.filterIndexes.get(column) === order;
  return isIndexed && hasStoredTotal(scope, key) ? `record.${column}` : null;
}

/** The same order of records that share the value of a column, as an index has it that begins with the column. */
function along(order: Order, column: string): Order {
  const direction = order.key?.direction ?? 'asc';
  return {
    ...order,
    by: () => `${column} ${direction}, ${order.by()}`,
    backwards: () => `${column} ${opposite[direction]}, ${order.backwards()}`,
  };
}
