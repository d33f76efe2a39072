import { isNamed } from '#contract/field-kinds.ts';
import type { Pool, PoolClient } from 'pg';
import { labelKey } from '#contract/field-keys.ts';
import type { Language } from '#contract/language.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Changes } from './changes.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { namesStatement } from './select-list.ts';
import { runRows } from './statement.ts';

export interface LabelScope {
  on: Pool | PoolClient;
  table: RecordTable;
  tables: RecordTables;
  language: Language;
}

/** Names of records, by the key of the reference that points at them and their id. */
type ReferenceLabels = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** What the records are called that references in these changes point at. */
export async function referenceLabels(
  { on, table, tables, language }: LabelScope,
  all: readonly Changes[],
): Promise<ReferenceLabels> {
  const found = new Map<string, ReadonlyMap<number, string>>();
  for (const [key, field] of Object.entries(table.resource.fields)) {
    const target = isNamed(field) ? tables.get(field.to) : undefined;
    if (!target) continue;
    const ids = all.flatMap((changes) => changes[key] ?? []).filter((value) => typeof value === 'number');
    const named = ids.length > 0 ? await runRows(on, namesStatement(target, language, ids)) : [];
    found.set(key, new Map(named.map((row) => [Number(row['id']), String(row['name'])])));
  }
  return found;
}

/** The values of one side of changes, each reference with the name of its record beside it. */
export function sideOf(changes: Changes, side: 'before' | 'after', labels: ReferenceLabels): Values {
  const values: Values = {};
  for (const [key, [before, after]] of Object.entries(changes)) {
    values[key] = side === 'before' ? before : after;
    const named = labels.get(key);
    if (named) values[labelKey(key)] = named.get(Number(values[key])) ?? null;
  }
  return values;
}
