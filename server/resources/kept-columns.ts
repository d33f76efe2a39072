import type { AnyResource } from '#contract/define-resource.ts';
import { isNamed, kindOf } from '#contract/field-kinds.ts';
import { type RecordTable, type RecordTables, columnOf } from './record-table.ts';

/**
 * The columns by whose values the totals of a table are kept, as the definition has them: the filters of few values.
 * `null`: nobody lists its records.
 */
export function keptColumnsOf(table: RecordTable, tables: RecordTables): string[] | null {
  const { access, list } = table.resource;
  if (access.list === false) return null;
  return list.filters
    .filter((key) => isOfFewValues(table.resource, key, tables))
    .map((key) => columnOf(table, key).replaceAll('"', ''))
    .toSorted();
}

/** A choice among options, among records that are about nobody, or yes and no. People are as many as the records. */
function isOfFewValues({ fields }: AnyResource, key: string, tables: RecordTables): boolean {
  const field = fields[key];
  if (!field) return false;
  const target = isNamed(field) ? tables.get(field.to) : undefined;
  return (
    kindOf(field).filter?.kind === 'toggle' ||
    'options' in field ||
    (target !== undefined && target.resource.confidential !== true)
  );
}
