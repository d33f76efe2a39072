import type { Pool, PoolClient } from 'pg';
import type { Language } from '#contract/language.ts';
import type { Changes } from './audit.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { namesStatement } from './select-list.ts';
import { runRows } from './statement.ts';

interface Scope {
  on: Pool | PoolClient;
  table: RecordTable;
  tables: RecordTables;
  language: Language;
}

/** What the records are called that references in these changes point at, by the reference's key and their id. */
export async function referenceLabels(
  { on, table, tables, language }: Scope,
  all: readonly Changes[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const found = new Map<string, ReadonlyMap<number, string>>();
  for (const [key, field] of Object.entries(table.resource.fields)) {
    const target = field.type === 'reference' ? tables.get(field.to) : undefined;
    if (!target) continue;
    const ids = all.flatMap((changes) => changes[key] ?? []).filter((value) => typeof value === 'number');
    const named = ids.length > 0 ? await runRows(on, namesStatement(target, language, ids)) : [];
    found.set(key, new Map(named.map((row) => [Number(row['id']), String(row['name'])])));
  }
  return found;
}
