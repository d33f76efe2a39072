import type { PoolClient } from 'pg';
import { reach } from '#contract/access.ts';
import { isNarrowed } from '#contract/choices.ts';
import type { Field } from '#contract/fields.ts';
import type { FieldIssue, FieldIssues } from '#contract/errors.ts';
import type { Caller } from '../http/caller.ts';
import { filtersSql } from './filter-sql.ts';
import { type RecordScope, scopeConditions } from './record-statements.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { type Row, type SqlParameters, createSqlParameters, prepared, runRows } from './statement.ts';

export interface Checked {
  /** What is about to be written. */
  readonly values: Row;
  /** The record as it was. Default: there was none. */
  readonly before?: Row;
  /** Whoever writes them: what is out of their reach is as good as missing, since its name would tell of it. */
  readonly caller: Caller | null;
}

/**
 * The references among values that point at records which are not there, or are in the trash. The rows pointed at are
 * locked against deletion until the transaction ends.
 */
export async function missingReferences(
  client: PoolClient,
  table: RecordTable,
  tables: RecordTables,
  { values, before = {}, caller }: Checked,
): Promise<FieldIssues> {
  const missing: Record<string, FieldIssue> = {};
  for (const [key, field] of Object.entries(table.resource.fields)) {
    if (!('to' in field)) continue;
    const target = tables.get(field.to);
    // What is kept may have gone since: an update carries every field (R395), and of a list those that stay in it.
    const held = new Set(idsIn(before[key]));
    const ids = idsIn(values[key]).filter((id) => !held.has(id));
    if (!target || ids.length === 0) continue;
    const bound = createSqlParameters();
    const text = livingSql({ field, target, tables, ids: bound.add(ids), caller }, bound);
    const living = await runRows(client, prepared({ text, values: bound.list }));
    if (living.length !== ids.length) missing[key] = { code: 'referenceMissing' };
  }
  return missing;
}

/** The ids that a reference holds: of a list of them all, else one or none. */
const idsIn = (value: unknown): unknown[] => [value ?? []].flat();

/** What a reference field names, and who names it. */
interface Named extends Pick<RecordScope, 'tables'> {
  readonly field: Field;
  readonly target: RecordTable;
  /** SQL of the ids. */
  readonly ids: string;
  readonly caller: Caller | null;
}

/** Those of the named records that may be named, locked against deletion until the transaction ends. */
export function livingSql({ field, target, tables, ids, caller }: Named, bound: SqlParameters): string {
  const found = [`record.id = any(${ids}::int[])`, ...choosableFor(caller, { field, target, tables }, bound)];
  return `select record.id from ${target.name} record where ${found.join(' and ')} for share`;
}

/** The records that somebody may choose for a reference. */
export const choosableFor = (
  caller: Caller | null,
  { field, target, tables }: Pick<Named, 'field' | 'target' | 'tables'>,
  bound: SqlParameters,
): string[] => [
  // Whoever chooses is offered all that a narrowed field allows.
  ...livingFor(caller, { table: target, tables, isWhole: isNarrowed(field) }, bound),
  ...('among' in field ? filtersSql(target, field.among ?? {}, bound) : []),
];

/**
 * Living records that somebody may know of. A role without any read grant may still point at every living record, and so
 * may a visitor without one.
 * @param isWhole as if they reached all of them. Default: no
 */
export const livingFor = (
  caller: Caller | null,
  { table, tables, isWhole = false }: Pick<RecordScope, 'table' | 'tables'> & { isWhole?: boolean },
  values: SqlParameters,
): string[] =>
  scopeConditions(
    { table, tables },
    {
      reach: isWhole ? 'all' : (reach(table.resource.access.read, caller?.role ?? null) ?? 'all'),
      isDeleted: false,
      isPublic: false,
      isReading: true,
      caller,
    },
    values,
  );
