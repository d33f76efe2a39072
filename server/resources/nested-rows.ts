import type { Pool, PoolClient } from 'pg';
import { type RowsField, countKey } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Changes } from './audit.ts';
import type { StoredRow } from './hooks.ts';
import type { Touched } from './record-change.ts';
import type { RecordScope } from './record-statements.ts';
import { type RecordTable, type RecordTables, columnOf } from './record-table.ts';
import { serializeRecord, selectList } from './select-list.ts';
import { runRows } from './statement.ts';

/** A field of nested rows with the table that holds them. */
export interface RowsPart {
  readonly key: string;
  readonly field: RowsField;
  readonly child: RecordTable;
}

export const rowsPartsOf = ({ resource }: RecordTable, tables: RecordTables): RowsPart[] =>
  Object.entries(resource.fields).flatMap(([key, field]) => {
    const child = field.type === 'rows' ? tables.get(field.of.name) : undefined;
    return field.type === 'rows' && child ? [{ key, field, child }] : [];
  });

/** Whether what is listed by this key is listed by the record whose rows it is. */
export const isRowsOrder = (table: RecordTable, tables: RecordTables, key: string | undefined): boolean =>
  [...tables.values()].some((parent) =>
    rowsPartsOf(parent, tables).some(({ field, child }) => child === table && field.by === key),
  );

/** The rows of a record in their order, and how many they are, by the keys of the wire. */
export async function loadRows(on: Pool | PoolClient, scope: RecordScope, id: number): Promise<Values> {
  const { table, tables, language } = scope;
  const found: Values = {};
  for (const { key, field, child } of rowsPartsOf(table, tables)) {
    const rows = await runRows(on, {
      text: `select ${selectList(child, tables, language)} from ${child.name} record
where record.${columnOf(child, field.by)} = $1 and record.${columnOf(child, 'deletedAt')} is null
order by record.${columnOf(child, 'position')}, record.id`,
      values: [id],
    });
    found[key] = rows.map((row) => serializeRecord(child.resource, row, language));
    found[countKey(key)] = rows.length;
  }
  return found;
}

/** Whether the rows that were written are not those that are stored. */
export const rowsDiffer = ({ table, tables }: RecordScope, before: StoredRow, written: Values): boolean =>
  rowsPartsOf(table, tables).some(({ key }) => {
    if (!Array.isArray(written[key])) return false;
    const [stored, wanted] = [rowsOf(before[key]), rowsOf(written[key])];
    return (
      stored.length !== wanted.length ||
      wanted.some((row, at) =>
        Object.entries(row).some(
          ([name, value]) => JSON.stringify(stored[at]?.[name]) !== JSON.stringify(value),
        ),
      )
    );
  });

/** What the audit says of rows: which there were and which there are, also when only their content changed. */
export const rowChanges = (
  { table, tables }: RecordScope,
  before: StoredRow | undefined,
  after: StoredRow | undefined,
): Changes =>
  Object.fromEntries(
    rowsPartsOf(table, tables).flatMap(({ key }) =>
      JSON.stringify(before?.[key] ?? []) === JSON.stringify(after?.[key] ?? [])
        ? []
        : [[key, [idsOf(before?.[key]), idsOf(after?.[key])]]],
    ),
  );

/**
 * A row that is changed as a record of its own changes the record it belongs to: its version counts up, so that whoever
 * has that one open is told. A row that is new there is put last.
 * @returns the records that were touched
 */
export async function touchParents(
  client: PoolClient,
  { table, tables }: RecordScope,
  before: StoredRow | undefined,
  after: StoredRow | undefined,
): Promise<Touched[]> {
  const touched: Touched[] = [];
  for (const parent of tables.values()) {
    for (const { field, child } of rowsPartsOf(parent, tables)) {
      if (child !== table) continue;
      const [was, is] = [before?.[field.by], after?.[field.by]];
      const ids = [...new Set([was, is])].filter((each) => typeof each === 'number').sort((a, b) => a - b);
      await client.query(
        `update ${parent.name} set version = version + 1, updated_at = now() where id = any($1::int[])`,
        [ids],
      );
      if (after && was !== is) {
        const by = columnOf(child, field.by);
        await client.query(
          `update ${child.name} set position =
  (select coalesce(max(position), 0) + 1 from ${child.name} where ${by} = $2 and id <> $1 and deleted_at is null)
where id = $1`,
          [after.id, is],
        );
      }
      touched.push({ table: parent, ids });
    }
  }
  return touched;
}

/** The rows of a record as they came or are stored; none where there is no list. */
export const rowsOf = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === 'object' && row !== null) : [];

export const idsOf = (value: unknown): number[] => rowsOf(value).map(({ id }) => Number(id));
