import type { Pool, PoolClient } from 'pg';
import { reach } from '#contract/access.ts';
import { isSame } from '#contract/changed-values.ts';
import { isNarrowed } from '#contract/choices.ts';
import { isNamed } from '#contract/field-kinds.ts';
import { AppError, type FieldIssue } from '#contract/errors.ts';
import { type Use, referencesTo } from '#contract/uses.ts';
import type { Caller } from '../http/caller.ts';
import { filtersSql } from './filter-sql.ts';
import { scopeConditions } from './record-statements.ts';
import { type RecordTable, type RecordTables, columnOf } from './record-table.ts';
import { type Row, createValues, prepared, runRows } from './statement.ts';

interface Checked {
  /** What is about to be written; only the references among them are looked at. */
  readonly values: Row;
  /** The record as it was. Default: there was none. */
  readonly before?: Row;
  /** Whoever writes them: what is out of their reach is as good as missing, since its name would tell of it. */
  readonly caller: Caller | null;
}

/**
 * Refuses values that point at records which are not there, or are in the trash. The rows pointed at are
 * locked against deletion until the transaction ends. Capabilities check what they know of.
 */
export async function checkReferences(
  client: PoolClient,
  table: RecordTable,
  tables: RecordTables,
  { values, before = {}, caller }: Checked,
): Promise<void> {
  const fields: Record<string, FieldIssue> = {};
  for (const { checkValues } of table.capabilities)
    if (checkValues) Object.assign(fields, await checkValues(client, values, before));
  for (const [key, field] of Object.entries(table.resource.fields)) {
    if (!('to' in field)) continue;
    // What stays as it was may point at what has gone since: an update carries every field (R395).
    if (isSame(values[key], before[key])) continue;
    const target = tables.get(field.to);
    const ids = [values[key] ?? []].flat();
    if (!target || ids.length === 0) continue;
    const bound = createValues();
    const found = [
      `record.id = any(${bound.add(ids)}::int[])`,
      ...scopeConditions(
        { table: target, tables },
        {
          // Whoever chooses is offered all that the field allows, and whom no grant names may choose all the same.
          reach: isNarrowed(field)
            ? 'all'
            : (reach(target.resource.access.read, caller?.role ?? null) ?? 'all'),
          isDeleted: false,
          isPublic: false,
          isReading: true,
          caller,
        },
        bound,
      ),
    ];
    if ('among' in field) found.push(...filtersSql(target, field.among ?? {}, bound));
    const living = await runRows(
      client,
      prepared({
        text: `select id from ${target.name} record where ${found.join(' and ')} for share`,
        values: bound.list,
      }),
    );
    if (living.length !== ids.length) fields[key] = { code: 'referenceMissing' };
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
}

/** What living records point at one, by resource, and whether they go with it. */
export async function usesOf(
  on: Pool | PoolClient,
  table: RecordTable,
  tables: RecordTables,
  id: number,
): Promise<Use[]> {
  const all = [...tables.values()].map(({ resource }) => resource);
  const uses: Use[] = [];
  for (const { resource, key } of referencesTo(table.resource, all)) {
    const [other, field] = [tables.get(resource.name), resource.fields[key]];
    if (!other || !field) continue;
    const column = columnOf(other, key);
    const match = isNamed(field) ? `${column} = $1` : `${column} @> array[$1::int]`;
    const { rows } = await on.query<{ n: number }>(
      `select count(*)::int as n from ${other.name} where deleted_at is null and ${match}`,
      [id],
    );
    const count = rows[0]?.n ?? 0;
    const isPart = table.capabilities.some(({ ownsReference }) => ownsReference?.(resource.name, key));
    if (count > 0) uses.push({ resource: resource.name, count, isPart });
  }
  return uses;
}

/** Refuses to delete what living records of other resources point at, with their count (R367). */
export async function checkUnused(
  client: PoolClient,
  table: RecordTable,
  tables: RecordTables,
  id: number,
): Promise<void> {
  const uses = await usesOf(client, table, tables, id);
  const count = uses.filter(({ isPart }) => !isPart).reduce((sum, use) => sum + use.count, 0);
  if (count > 0) throw new AppError('inUse', { params: { count } });
}
