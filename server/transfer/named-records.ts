import type { Pool } from 'pg';
import { wireKeys } from '#contract/field-kinds.ts';
import type { Field } from '#contract/fields.ts';
import { foldText } from '#contract/text-folding.ts';
import type { Caller } from '../http/caller.ts';
import type { RecordScope } from '../resources/record-statements.ts';
import { type RecordTable, columnOf } from '../resources/record-table.ts';
import { choosableFor } from '../resources/references.ts';
import { createSqlParameters, runRows } from '../resources/statement.ts';
import { type FileColumns, cellUnder } from './cell-under.ts';
import type { FileRow } from './read-file.ts';

/** The ids of the records that have a name, folded as a search folds it. */
type IdsByName = ReadonlyMap<string, readonly number[]>;
/** The same by the key of the reference that may point at them. */
export type NamedRecords = ReadonlyMap<string, IdsByName>;

interface Scope extends Pick<RecordScope, 'table' | 'tables'> {
  readonly caller: Caller | null;
}

/** The records that rows of a file name without their numbers, of those that the caller may choose. */
export async function namedRecords(
  on: Pool,
  { table, tables, caller }: Scope,
  { rows, columns }: { rows: readonly FileRow[]; columns: FileColumns },
): Promise<NamedRecords> {
  const found = new Map<string, IdsByName>();
  for (const column of columns) {
    const key = column?.nameOf;
    const field = key === undefined ? undefined : table.resource.fields[key];
    const target = field && 'to' in field ? tables.get(field.to) : undefined;
    if (!column || key === undefined || !field || !target) continue;
    const names = rows
      .filter((row) => cellUnder(key, row, columns) === '')
      .map((row) => foldText(cellUnder(column.key, row, columns)))
      // The database takes no text with it.
      .filter((name) => name !== '' && !name.includes('\u0000'));
    if (names.length > 0)
      found.set(key, await idsByName(on, { field, target, tables, caller }, [...new Set(names)]));
  }
  return found;
}

async function idsByName(
  on: Pool,
  { field, target, tables, caller }: Omit<Scope, 'table'> & { field: Field; target: RecordTable },
  names: readonly string[],
): Promise<IdsByName> {
  const { title, fields } = target.resource;
  const titled = fields[title];
  const bound = createSqlParameters();
  const halves = (titled ? wireKeys(title, titled) : [title]).map(
    (key) => `(fold_text(record.${columnOf(target, key)}::text))`,
  );
  const isWanted = `half.name = any(${bound.add(names)}::text[])`;
  const text = `select distinct record.id, half.name from ${target.name} record
    cross join lateral (values ${halves.join(', ')}) half (name)
    where ${[isWanted, ...choosableFor(caller, { field, target, tables }, bound)].join(' and ')}`;
  const found = new Map<string, number[]>();
  for (const row of await runRows(on, { text, values: bound.list })) {
    const name = String(row['name']);
    found.set(name, [...(found.get(name) ?? []), Number(row['id'])]);
  }
  return found;
}
