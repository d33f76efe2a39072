import { type NarrowReach, REACH_FIELDS } from '#contract/access.ts';
import { type FilterValue, ME, NONE, isChoices } from '#contract/filter-value.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { ListScope } from './list-conditions.ts';
import { isRestricted } from './public-source.ts';
import { reachedSql } from './reach-sql.ts';
import { scopeConditions } from './record-statements.ts';
import { columnOf } from './record-table.ts';
import { type SqlParameters, createSqlParameters } from './statement.ts';

/**
 * How many records a query finds, where that is stored: living or deleted ones, with any of some values of one column at
 * most. `null`: it has to be counted.
 */
export function storedTotalSql(query: ListQuery, scope: ListScope, values: SqlParameters): string | null {
  const reached = storedReachOf(scope);
  const [filter, ...others] = Object.entries(query.filters);
  if (others.length > 0 || (reached && filter)) return null;
  const stored = reached ? reachedValue(scope, reached) : filter ? storedValuesOf(scope, filter) : ALL;
  const total =
    stored && storedChangesSql(query, reached ? { ...scope, reach: 'all' } : scope, values, stored.column);
  return (
    total &&
    `select coalesce(sum(change), 0)::int from (${total}) kept where value = any(${stored.values(values)})`
  );
}

/** The same for each value of a field, when nothing else is asked for. */
export function storedCountsSql(
  query: ListQuery,
  scope: ListScope,
  values: SqlParameters,
  key: string,
): string | null {
  const isAsked = Object.keys(query.filters).length > 0;
  const found =
    isAsked || !hasStoredTotal(scope, key)
      ? null
      : storedChangesSql(query, scope, values, plainColumn(scope, key));
  return (
    found && `select value, sum(change)::int as count from (${found}) kept group by 1 having sum(change) <> 0`
  );
}

/**
 * Whether the caller reaches every record but those that are hidden from them, which are few. What is out of their reach
 * by a grant is counted.
 */
export function isReachedWhole(scope: ListScope, isDeleted = false): boolean {
  const caller = scope.caller && { ...scope.caller, isWalled: false };
  const asked = { ...scope, caller, isPublic: false, isDeleted, isReading: true };
  return scopeConditions(scope, asked, createSqlParameters()).length === 1;
}

interface StoredValues {
  readonly column: string;
  /** Those that are asked for, as an array of texts. */
  readonly values: (values: SqlParameters) => string;
}
const oneOf = (column: string, chosen: readonly string[]): StoredValues => ({
  column,
  values: (values) => `${values.add(chosen)}::text[]`,
});
/** All records stand under the empty key. */
const ALL = oneOf('', ['']);

interface StoredReach {
  readonly key: string;
  readonly reach: NarrowReach;
  readonly userId: number;
}

/**
 * The field by one value of which a grant lets the caller reach records, where totals are stored by it: an office reaches
 * what a filter by it finds.
 */
export function storedReachOf(scope: ListScope): StoredReach | null {
  const { reach, table, caller } = scope;
  // What is shared is reached beside it.
  if (reach === 'all' || !caller || table.resource.sharedBy !== undefined) return null;
  const key = table.resource[REACH_FIELDS[reach]];
  return key !== undefined && hasStoredTotal(scope, key) ? { key, reach, userId: caller.userId } : null;
}

/**
 * The totals of a column by its values, as changes to be added up, less what is hidden from the caller: as triggers keep it
 * beside them, or else as each of those records says.
 */
function storedChangesSql(
  query: ListQuery,
  scope: ListScope,
  values: SqlParameters,
  column: string,
): string | null {
  const { table, isPublic, caller } = scope;
  const isNarrowed = query.ids !== undefined || query.missing !== undefined || Boolean(query.search?.trim());
  if (
    !table.keptColumns ||
    isNarrowed ||
    (isPublic && isRestricted(table)) ||
    !isReachedWhole(scope, query.trash)
  )
    return null;
  const source = table.name.replaceAll('"', '');
  const isDeleted = query.trash === true;
  const all = `select value, change from kept_totals where source = ${values.add(source)} and is_deleted = ${String(isDeleted)} and key = ${values.add(column)}`;
  const walls = table.capabilities.filter(({ hiddenFrom }) => caller?.isWalled && hiddenFrom);
  if (!caller || walls.length === 0) return `${all} and account = 0`;
  const account = values.add(caller.userId);
  const hidden = walls.flatMap(({ hiddenFrom, adjustsTotals }) =>
    adjustsTotals || !hiddenFrom ? [] : [hiddenFrom],
  );
  if (hidden.length === 0) return `${all} and account in (0, ${account})`;
  const value = column === '' ? "''" : `coalesce(record."${column}"::text, '')`;
  return `${all} and account = 0 union all select ${value}, -1 from ${table.name} record
where record.${columnOf(table, 'deletedAt')} is ${isDeleted ? 'not null' : 'null'} and (${hidden.map((hiddenFrom) => hiddenFrom(account)).join(' or ')})`;
}

const reachedValue = (scope: ListScope, { key, reach, userId }: StoredReach): StoredValues => ({
  column: plainColumn(scope, key),
  values: (values) => `array[(${reachedSql(reach, values.add(userId))})::text]`,
});

function storedValuesOf(scope: ListScope, [key, value]: [string, FilterValue]): StoredValues | null {
  if (!hasStoredTotal(scope, key)) return null;
  const column = plainColumn(scope, key);
  if (typeof value === 'boolean') return oneOf(column, [String(value)]);
  if (!isChoices(value) || value.includes(ME)) return null;
  return oneOf(
    column,
    value.map((one) => (one === NONE ? '' : String(one))),
  );
}

const plainColumn = ({ table }: ListScope, key: string): string => columnOf(table, key).replaceAll('"', '');

/** Whether totals are stored by the values of a field. */
export const hasStoredTotal = (scope: ListScope, key: string): boolean =>
  scope.table.keptColumns?.has(plainColumn(scope, key)) === true;
