import type { Pool, PoolClient } from 'pg';
import { givenTitle } from '#contract/audit.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Caller } from '../http/caller.ts';
import type { CapabilityHooks } from './capability-hooks.ts';
import { changesBetween } from './changes.ts';
import type { AnyChange, StoredRow } from './hooks.ts';
import type { Outcome } from './outcome.ts';
import { auditedKeys } from './record-change.ts';
import type { RecordScope } from './record-statements.ts';
import { type RecordTable, columnOf, parameterOf } from './record-table.ts';
import { livingSql } from './references.ts';
import { selectList, serializeRecord } from './select-list.ts';
import { type SqlParameters, type Statement, createSqlParameters, prepared, runRows } from './statement.ts';

/**
 * Whether a record can be made by one statement: nothing of its resource has to look at it between its row and its
 * audit, and the audit knows every value beforehand but those that capabilities give as SQL.
 */
export function isMadeAtOnce(table: RecordTable, values: Values): boolean {
  const { hooks, capabilities, defaults, nullable } = table;
  const looks = capabilities.some((each) =>
    Object.entries(each).some(([name, hook]) => hook !== undefined && LOOKING.has(name)),
  );
  if (looks || hooks.beforeChange || hooks.afterChange) return false;
  const computed = computedColumns(table);
  return auditedKeys(table).every(
    (key) => values[key] !== undefined || key in computed || defaults.has(key) || nullable.has(key),
  );
}

/** Whether a hook has to look at a new record between its row and its audit. All are here, so that a further one is asked. */
const LOOKS_AT_NEW: Readonly<Record<keyof CapabilityHooks, boolean>> = {
  load: true,
  resolveStored: true,
  checkValues: true,
  afterWrite: true,
  belongsTo: true,
  changes: true,
  afterChange: true,
  // Before the statement, in it, or after it.
  upload: false,
  resolveInput: false,
  insertColumns: false,
  selectColumns: false,
  resolveOutput: false,
  isInside: false,
  afterCommit: false,
  // Not of a creation.
  onlyId: false,
  errors: false,
  routes: false,
  heldWork: false,
  publicColumns: false,
  publicConditions: false,
  publicSource: false,
  imageNamedIn: false,
  hiddenFrom: false,
  adjustsTotals: false,
  hiddenIds: false,
  searchIn: false,
  orderAfter: false,
  ownsReference: false,
  afterRead: false,
  resolveMissing: false,
  resolveAction: false,
  isChanged: false,
};
const LOOKING = new Set(Object.entries(LOOKS_AT_NEW).flatMap(([name, looks]) => (looks ? [name] : [])));

interface Creation {
  readonly values: Values;
  readonly change: AnyChange;
}

/**
 * Writes a record and its audit in one statement, which is kept whole or not at all, and holds what it points at as the
 * longer way does. Only for what `isMadeAtOnce`.
 * @returns `null` when something that it points at is not there: nothing is written, and the longer way says what
 */
export async function createAtOnce(
  on: Pool | PoolClient,
  scope: RecordScope,
  { values, change }: Creation,
): Promise<Outcome | null> {
  const [row] = await runRows(on, prepared(createStatement(scope, values, change.caller)));
  if (!row) return null;
  // The select list of every record has its id and version.
  const after = row as StoredRow;
  return { answer: serializeRecord(scope.table, row, scope.language), change: { ...change, after } };
}

function createStatement(scope: RecordScope, values: Values, caller: Caller | null): Statement {
  const { table, tables, language } = scope;
  const bound = createSqlParameters();
  const named = referencesSql(scope, { values, caller }, bound);
  const computed = Object.entries(computedColumns(table));
  const given = Object.entries(values).map(([key, value]): [string, string] => [
    key,
    `${bound.add(parameterOf(table, key, value))}::${table.types.get(key)}`,
  ]);
  const columns = [...given, ...computed];
  const isWhole = named.map(({ ids }, n) => `(select count(*) from named_${n}) = cardinality(${ids}::int[])`);
  const text = `with ${named.map(({ sql }, n) => `named_${n} as materialized (${sql}), `).join('')}
record as (
  insert into ${table.name} (${columns.map(([key]) => columnOf(table, key)).join(', ')})
  select ${columns.map(([, sql]) => sql).join(', ')} ${isWhole.length > 0 ? `where ${isWhole.join(' and ')}` : ''}
  returning *
), audited as (${auditSql(table, { values, caller }, bound)})
select ${selectList(table, tables, language)} from record`;
  return { text, values: bound.list };
}

/** What the record points at; also fields where nothing was chosen, so that all creations have one text. */
const referencesSql = (
  { table, tables }: RecordScope,
  { values, caller }: Pick<Creation, 'values'> & { caller: Caller | null },
  bound: SqlParameters,
): { ids: string; sql: string }[] =>
  Object.entries(table.resource.fields).flatMap(([key, field]) => {
    const target = 'to' in field ? tables.get(field.to) : undefined;
    if (!('to' in field) || !target) return [];
    const ids = bound.add([values[key] ?? []].flat());
    return [{ ids, sql: livingSql({ field, target, tables, ids, caller }, bound) }];
  });

/** The entry that `writeAudit` would write of the creation. */
function auditSql(
  table: RecordTable,
  { values, caller }: Pick<Creation, 'values'> & { caller: Caller | null },
  bound: SqlParameters,
): string {
  const computed = computedColumns(table);
  const keys = auditedKeys(table);
  const known = changesBetween(
    null,
    { ...Object.fromEntries(table.defaults), ...values },
    keys.filter((key) => !(key in computed)),
  );
  const made = keys
    .filter((key) => key in computed)
    .map((key) => `'${key}', jsonb_build_array(null, record.${columnOf(table, key)})`);
  const title = givenTitle(table.resource, values);
  const named = (words: string | null) => `coalesce(${bound.add(words)}::text, '#' || record.id)`;
  return `insert into audit_entries (user_id, resource, record_id, operation, changes, record_ar, record_en)
  select ${bound.add(caller?.userId ?? null)}::int, '${table.resource.name}', record.id, 'created',
    ${bound.add(JSON.stringify(known))}::jsonb || jsonb_build_object(${made.join(', ')}),
    ${named(title?.ar ?? null)}, ${named(title?.en ?? null)}
  from record`;
}

/** Columns whose values are SQL. */
const computedColumns = ({ capabilities }: RecordTable): Readonly<Record<string, string>> =>
  Object.assign({}, ...capabilities.map(({ insertColumns }) => insertColumns));
