import type { Reach } from '#contract/access.ts';
import { halfKey } from '#contract/field-keys.ts';
import { type Language, otherLanguage } from '#contract/language.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { translatedKeys } from '#contract/translation.ts';
import type { Caller } from '../http/caller.ts';
import { filtersSql } from './filter-sql.ts';
import { scopeConditions } from './record-statements.ts';
import { type RecordTable, type RecordTables, columnOf } from './record-table.ts';
import { type SearchWays, searchWays } from './search-conditions.ts';
import type { SqlParameters } from './statement.ts';

export interface ListScope {
  table: RecordTable;
  tables: RecordTables;
  language: Language;
  /** How far the grant lets the caller reach. */
  reach: Reach;
  /** Only what the definition lets the public see. */
  isPublic: boolean;
  /** Whoever asks: whom a filter by «me» means, who reads what others share, and from whom something is kept. */
  caller: Caller | null;
  /** What a search looks into, by the keys of the fields. Default: all that is searchable, and where it leads. */
  searchedKeys?: readonly string[];
}
type ReadScope = ListScope & { readonly isReading: boolean };

/** Which records a query finds, as one condition on `record`. */
export function conditionsSql(query: ListQuery, scope: ReadScope, values: SqlParameters): string {
  const { every, ways } = searchedConditions(query, scope, values);
  if (!ways) return every;
  const [only, ...others] = ways.found;
  if (others.length === 0 && ways.sets.length === 0) return `${every} and ${only}`;
  const ids = ways.found.map((way) => `select record.id from ${scope.table.name} record where ${way}`);
  return `${every} and record.id in (${withSets(ways)}${ids.join(' union all ')})`;
}

const withSets = ({ sets }: SearchWays): string => (sets.length > 0 ? `with ${sets.join(', ')} ` : '');

/** The same, with what is searched for apart. */
export function searchedConditions(
  query: ListQuery,
  scope: ReadScope,
  values: SqlParameters,
): { readonly every: string; readonly ways: SearchWays | null } {
  const { table, tables, reach, isPublic, isReading, caller } = scope;
  const asked = { reach, isPublic, isDeleted: query.trash === true, isReading, caller };
  const parts = scopeConditions({ table, tables }, asked, values);
  if (query.ids) parts.push(`record.id = any(${values.add(query.ids)}::int[])`);
  parts.push(...filterConditions(query, scope, values));
  return { every: parts.join(' and '), ways: searchWays(query, scope, values) };
}

/** What the filters ask, as conditions that all must hold: one of them where any filter is enough. */
export function filterConditions(
  { filters, missing, match }: ListQuery,
  { table, caller }: Pick<ListScope, 'table' | 'caller'>,
  values: SqlParameters,
): string[] {
  const parts = [
    ...(missing ? [missingSql(table, missing)] : []),
    ...filtersSql(table, filters, values, caller?.userId),
  ];
  return match === 'any' && parts.length > 1 ? [`(${parts.map((part) => `(${part})`).join(' or ')})`] : parts;
}

/** Some text that is there in the other language only. */
export function missingSql(table: RecordTable, missing: Language): string {
  const half = (key: string, language: Language) => `record.${columnOf(table, halfKey(key, language))}`;
  const parts = translatedKeys(table.resource).map(
    (key) => `(${half(key, missing)} = '' and ${half(key, otherLanguage(missing))} <> '')`,
  );
  return `(${parts.join(' or ')})`;
}
