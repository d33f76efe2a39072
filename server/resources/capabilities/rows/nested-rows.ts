import { isSame } from '#contract/changed-values.ts';
import type { RowsField } from '#contract/kinds/rows.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';

/** A field of nested rows with the table that holds them. */
export interface NestedRows {
  readonly key: string;
  readonly field: RowsField;
  readonly child: RecordTable;
}

export const nestedRowsOf = ({ resource }: RecordTable, tables: RecordTables): NestedRows[] =>
  Object.entries(resource.fields).flatMap(([key, field]) => {
    const child = field.type === 'rows' ? tables.get(field.of.name) : undefined;
    return field.type === 'rows' && child ? [{ key, field, child }] : [];
  });

/** The rows of a record as they came or are stored; none where there is no list. */
export const rowsOf = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === 'object' && row !== null) : [];

/** The rows that were there before and say something else now. */
export const changedRowsOf = (before: unknown, after: unknown): number[] => {
  const was = new Map(rowsOf(before).map((row) => [row['id'], row]));
  return idsOf(rowsOf(after).filter((row) => was.has(row['id']) && !isSame(was.get(row['id']), row)));
};

export const idsOf = (value: unknown): number[] => rowsOf(value).map(({ id }) => Number(id));
