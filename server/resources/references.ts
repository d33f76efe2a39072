import type { Pool, PoolClient } from 'pg';
import { reach } from '#contract/access.ts';
import { isSame } from '#contract/changed-values.ts';
import { isNarrowed } from '#contract/choices.ts';
import { isNamed } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';
import { AppError, type FieldIssue, type FieldIssues } from '#contract/errors.ts';
import { type Use, referencesTo } from '#contract/uses.ts';
import type { Caller } from '../http/caller.ts';
import { filtersSql } from './filter-sql.ts';
import { type RecordScope, scopeConditions } from './record-statements.ts';
import { type RecordTable, type RecordTables, columnOf } from './record-table.ts';
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
    // What stays as it was may point at what has gone since: an update carries every field (R395).
    if (isSame(values[key], before[key])) continue;
    const target = tables.get(field.to);
    const ids = [values[key] ?? []].flat();
    if (!target || ids.length === 0) continue;
    const bound = createSqlParameters();
    const text = livingSql({ field, target, tables, ids: bound.add(ids), caller }, bound);
    const living = await runRows(client, prepared({ text, values: bound.list }));
    if (living.length !== ids.length) missing[key] = { code: 'referenceMissing' };
  }
  return missing;
}

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
  const found = [
    `record.id = any(${ids}::int[])`,
    // Whoever chooses is offered all that a narrowed field allows.
    ...livingFor(caller, { table: target, tables, isWhole: isNarrowed(field) }, bound),
    ...('among' in field ? filtersSql(target, field.among ?? {}, bound) : []),
  ];
  return `select record.id from ${target.name} record where ${found.join(' and ')} for share`;
}

/**
 * Living records that somebody may know of. A role without any read grant may still point at every living record, and so
 * may a visitor without one.
 * @param isWhole as if they reached all of them. Default: no
 */
const livingFor = (
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

interface Used extends Pick<RecordScope, 'table' | 'tables'> {
  readonly id: number;
}

/**
 * What living records point at one, by resource, and whether they go with it.
 * @param caller whoever asks: what is kept from them, or out of their reach, is not counted; `null`: all are
 */
export async function usesOf(
  on: Pool | PoolClient,
  { table, tables, id }: Used,
  caller: Caller | null,
): Promise<Use[]> {
  const all = [...tables.values()].map(({ resource }) => resource);
  const uses: Use[] = [];
  for (const { resource, key } of referencesTo(table.resource, all)) {
    const [other, field] = [tables.get(resource.name), resource.fields[key]];
    if (!other || !field) continue;
    const column = `record.${columnOf(other, key)}`;
    const bound = createSqlParameters();
    const pointsHere = isNamed(field)
      ? `${column} = ${bound.add(id)}`
      : `${column} @> array[${bound.add(id)}::int]`;
    const found = [pointsHere, ...livingFor(caller, { table: other, tables }, bound)];
    const { rows } = await on.query<{ n: number }>(
      `select count(*)::int as n from ${other.name} record where ${found.join(' and ')}`,
      [...bound.list],
    );
    const count = rows[0]?.n ?? 0;
    const isPart = table.capabilities.some(({ ownsReference }) => ownsReference?.(resource.name, key));
    if (count > 0) uses.push({ resource: resource.name, count, isPart });
  }
  return uses;
}

/**
 * Refuses to delete what living records of other resources point at, with their count (R367): of those that the caller
 * may know of, unless there are none but others.
 */
export async function checkUnused(client: PoolClient, used: Used, caller: Caller | null): Promise<void> {
  const countFor = async (reader: Caller | null): Promise<number> =>
    (await usesOf(client, used, reader))
      .filter(({ isPart }) => !isPart)
      .reduce((sum, use) => sum + use.count, 0);
  const all = await countFor(null);
  if (all > 0) throw new AppError('inUse', { params: { count: (await countFor(caller)) || all } });
}
