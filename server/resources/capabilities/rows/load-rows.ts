import type { Pool, PoolClient } from 'pg';
import { isSame } from '#contract/changed-values.ts';
import { countKey } from '#contract/field-keys.ts';
import type { Language } from '#contract/language.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { KnownRecord } from '../../capability-hooks.ts';
import type { Changes } from '../../changes.ts';
import type { StoredRow } from '../../hooks.ts';
import { type RecordTables, columnOf } from '../../record-table.ts';
import { selectList, serializeRecord } from '../../select-list.ts';
import { prepared, runRows } from '../../statement.ts';
import { type NestedRows, idsOf, rowsOf } from './nested-rows.ts';

/** The rows of a record in their order, and how many they are, by the keys of the wire. */
export async function loadRows(
  on: Pool | PoolClient,
  { parts, tables, language }: { parts: readonly NestedRows[]; tables: RecordTables; language: Language },
  { id, row }: KnownRecord,
): Promise<Values> {
  const found: Values = {};
  for (const { key, field, child } of parts) {
    const isEmpty = row?.[countKey(key)] === 0;
    const statement = {
      text: `select ${selectList(child, tables, language)} from ${child.name} record
where record.${columnOf(child, field.by)} = $1 and record.${columnOf(child, 'deletedAt')} is null
order by record.${columnOf(child, 'position')}, record.id`,
      values: [id],
    };
    const rows = isEmpty ? [] : await runRows(on, prepared(statement));
    found[key] = rows.map((each) => serializeRecord(child, each, language));
    found[countKey(key)] = rows.length;
  }
  return found;
}

/** Whether the rows that were written are not those that are stored. */
export const rowsDiffer = (parts: readonly NestedRows[], before: StoredRow, written: Values): boolean =>
  parts.some(({ key }) => {
    if (!Array.isArray(written[key])) return false;
    const [stored, wanted] = [rowsOf(before[key]), rowsOf(written[key])];
    return (
      stored.length !== wanted.length ||
      wanted.some((row, at) =>
        Object.entries(row).some(([name, value]) => !isSame(stored[at]?.[name], value)),
      )
    );
  });

/** What the audit says of rows: which there were and which there are, also when only their content changed. */
export const rowChanges = (
  parts: readonly NestedRows[],
  before: StoredRow | undefined,
  after: StoredRow | undefined,
): Changes =>
  Object.fromEntries(
    parts.flatMap(({ key }) =>
      isSame(before?.[key] ?? [], after?.[key] ?? [])
        ? []
        : [[key, [idsOf(before?.[key]), idsOf(after?.[key])]]],
    ),
  );
