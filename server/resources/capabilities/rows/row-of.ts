import type { Write } from '../../capability-hooks.ts';
import type { Capability } from '../../capability.ts';
import type { Touched } from '../../outcome.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';
import { nestedRowsOf } from './nested-rows.ts';

/** The other side of `rows`: a record that is a row of another one, also where it is edited by itself. */
export const rowOf: Capability = {
  name: 'rowOf',
  isDeclaredBy: ({ name }, resources) =>
    resources.some(({ fields }) =>
      Object.values(fields).some((field) => field.type === 'rows' && field.of.name === name),
    ),
  hooksFor(table, tables) {
    const parents = parentsOf(table, tables);
    return {
      // By their record, rows stand as it has them.
      orderAfter: (key) =>
        parents.some(({ by }) => by === key) ? [`record.${columnOf(table, 'position')}`] : [],
      belongsTo(row) {
        const [of] = parents.flatMap(({ parent, by }) =>
          typeof row[by] === 'number' ? [{ resource: parent.resource.name, id: row[by] }] : [],
        );
        return of ?? null;
      },
      afterWrite: async (write) => ({ touched: await touchParents(table, parents, write) }),
    };
  },
};

interface Parent {
  readonly parent: RecordTable;
  /** The field of the row that names the record. */
  readonly by: string;
}

const parentsOf = (table: RecordTable, tables: RecordTables): Parent[] =>
  [...tables.values()].flatMap((parent) =>
    nestedRowsOf(parent, tables)
      .filter(({ child }) => child === table)
      .map(({ field }) => ({ parent, by: field.by })),
  );

/**
 * A row that is changed as a record of its own changes the record it belongs to: its version counts up, so that whoever
 * has that one open is told. A row that is new there is put last.
 * @returns the records that were touched
 */
async function touchParents(
  table: RecordTable,
  parents: readonly Parent[],
  { client, change, row, requestContext }: Write,
): Promise<Touched[]> {
  if (requestContext.shared?.isPart) return [];
  const touched: Touched[] = [];
  const before = change.before;
  const after = change.operation === 'deleted' ? undefined : row;
  for (const { parent, by: key } of parents) {
    const [was, is] = [before?.[key], after?.[key]];
    const ids = [...new Set([was, is])].filter((each) => typeof each === 'number').sort((a, b) => a - b);
    await client.query(
      `update ${parent.name} set version = version + 1, updated_at = now() where id = any($1::int[])`,
      [ids],
    );
    if (after && was !== is) {
      const by = columnOf(table, key);
      await client.query(
        `update ${table.name} set position =
  (select coalesce(max(position), 0) + 1 from ${table.name} where ${by} = $2 and id <> $1 and deleted_at is null)
where id = $1`,
        [after.id, is],
      );
    }
    touched.push({ resource: parent.resource.name, ids });
  }
  return touched;
}
