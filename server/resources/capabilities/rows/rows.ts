import { ResourceError } from '#contract/check-resource.ts';
import { countKey } from '#contract/field-keys.ts';
import { isReadableBy } from '#contract/field-rights.ts';
import { takenCodeOf } from '#contract/fields.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { Write } from '../../capability-hooks.ts';
import type { Capability } from '../../capability.ts';
import type { Part } from '../../outcome.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';
import { recordsOf } from '../../records.ts';
import { loadRows, rowChanges, rowsDiffer } from './load-rows.ts';
import { type NestedRows, nestedRowsOf } from './nested-rows.ts';
import { type Saving, removeRows, restoreRows, saveRows } from './save-rows.ts';

/** Records of another resource that are edited within the form of the one that they belong to. */
export const rows: Capability = {
  name: 'rows',
  isDeclaredBy: ({ fields }) => Object.values(fields).some(({ type }) => type === 'rows'),
  hooksFor(table, tables) {
    const parts = nestedRowsOf(table, tables);
    for (const { child } of parts) {
      if (!child.columns.has('position'))
        throw new ResourceError(
          `The table ${child.name} lacks the column position: ${table.resource.name} orders its rows by it`,
        );
    }
    // What is wrong with a row is answered by the record that it belongs to.
    const taken = parts.flatMap(({ child }) =>
      Object.values(child.resource.fields).flatMap((field) => takenCodeOf(field) ?? []),
    );
    return {
      errors: { create: taken, update: ['inUse', ...taken], restore: taken },
      selectColumns: parts.map((part) => countSql(part, table)),
      searchIn: parts
        .filter(({ field }) => field.searchable)
        .map(({ field, child }) => ({
          column: columnOf(table, 'id'),
          ids: (pattern) => `select nested.${columnOf(child, field.by)} from ${child.name} nested
  where nested.deleted_at is null and nested.search like ${pattern}`,
          isReadBy: (role) => isReadableBy(field, role),
        })),
      // Rows go with the record that they belong to; each of them is asked for itself.
      ownsReference: (resource, key) =>
        parts.some(({ child, field }) => child.resource.name === resource && field.by === key),
      load: (on, known, language) => loadRows(on, { parts, tables, language }, known),
      isChanged: (before, written) => rowsDiffer(parts, before, written),
      afterWrite: async (write) => ({
        parts: await writeRows(savingOf(write, { table, tables, parts }), write),
      }),
      changes: ({ before, after }) => rowChanges(parts, before, after),
    };
  },
};

function countSql({ key, field, child }: NestedRows, table: RecordTable): string {
  const match = `counted.${columnOf(child, field.by)} = record.${columnOf(table, 'id')}`;
  const living = `counted.${columnOf(child, 'deletedAt')} is null`;
  return `(select count(*)::int from ${child.name} counted where ${match} and ${living}) as "${countKey(key)}"`;
}

function writeRows(saving: Saving, { change, locked }: Write): Promise<Part[]> {
  const before: Values = locked ?? {};
  switch (change.operation) {
    case 'created':
    case 'updated':
      return saveRows(saving, before, change.written);
    case 'deleted':
      return removeRows(saving, before);
    case 'restored':
      return restoreRows(saving, before['deletedAt']);
  }
}

const savingOf = (
  { client, host, requestContext, row }: Write,
  { table, tables, parts }: { table: RecordTable; tables: RecordTables; parts: readonly NestedRows[] },
): Saving => ({
  client,
  table,
  parts,
  id: row.id,
  requestContext,
  recordsOf: (child) => recordsOf(host, child, tables),
});
