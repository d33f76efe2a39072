import type { PoolClient } from 'pg';
import { AppError, type FieldIssues } from '#contract/errors.ts';
import type { StoredRow } from './hooks.ts';
import type { RecordTable, RecordTables } from './record-table.ts';
import { type Checked, missingReferences } from './references.ts';

/** Refuses values that are about to be written. What is wrong with them is told together. */
export async function checkValues(
  client: PoolClient,
  table: RecordTable,
  tables: RecordTables,
  checked: Checked,
): Promise<void> {
  const fields = {
    ...(await capabilityIssues(client, table, checked)),
    ...(await missingReferences(client, table, tables, checked)),
  };
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields });
}

/** Refuses a record as it was saved, of which nothing is chosen anew. */
export function checkSaved(
  client: PoolClient,
  table: RecordTable,
  tables: RecordTables,
  record: StoredRow,
): Promise<void> {
  // What it names may have gone since; some of it may.
  const kept = Object.entries(table.resource.fields).filter(
    ([, field]) => 'onDelete' in field && field.onDelete === 'keep',
  );
  const before = Object.fromEntries(kept.map(([key]) => [key, record[key]]));
  return checkValues(client, table, tables, { values: record, before, caller: null });
}

/** What capabilities find wrong with the values. */
async function capabilityIssues(
  client: PoolClient,
  { capabilities }: RecordTable,
  { values, before = {} }: Checked,
): Promise<FieldIssues> {
  const found: FieldIssues[] = [];
  for (const capability of capabilities)
    found.push((await capability.checkValues?.(client, values, before)) ?? {});
  return Object.assign({}, ...found);
}
