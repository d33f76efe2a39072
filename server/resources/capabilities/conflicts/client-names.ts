import type { PoolClient } from 'pg';
import type { Capability } from '../../capability.ts';
import type { StoredRow } from '../../hooks.ts';
import type { Touched } from '../../outcome.ts';
import { type RecordTable, type RecordTables, columnOf } from '../../record-table.ts';
import { checkRecord } from './check-record.ts';
import { ownersOf } from './find-conflicts.ts';
import { type Followed, auditedKeys, stateFollowed } from './state-followed.ts';

/** The accounts of clients: under another name they are compared again, as a party of each of their records. */
export const clientNames: Capability = {
  name: 'clientNames',
  isDeclaredBy: ({ name }, resources) =>
    resources.some((resource) => resource.conflicts && ownersOf(resource) === name),
  hooksFor({ resource: { name } }, tables) {
    return {
      async afterWrite({ client, row, locked }) {
        if (!locked || !(await isNamedAnew(client, name, row.id))) return {};
        return { touched: await checkRecordsOf(client, ownedBy(name, tables), row.id) };
      },
    };
  },
};

const ownedBy = (name: string, tables: RecordTables): RecordTable[] =>
  [...tables.values()].filter(({ resource }) => resource.conflicts && ownersOf(resource) === name);

/** A trigger takes away what a name is found by when the name changes; a check adds it again. */
async function isNamedAnew(client: PoolClient, resource: string, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from party_names where resource = $1 and record_id = $2 and keys is null',
    [resource, id],
  );
  return rowCount !== 0;
}

/** @returns the records whose conflicts stand otherwise than before */
async function checkRecordsOf(
  client: PoolClient,
  owned: readonly RecordTable[],
  ownerId: number,
): Promise<Touched[]> {
  const locked: { table: RecordTable; rows: StoredRow[] }[] = [];
  // All of them are locked before the first is compared, as whoever changes one of them does it.
  for (const table of owned) {
    const owner = table.resource.owner ?? '';
    const keys = new Set([...auditedKeys(table.resource), 'number', owner]);
    const columns = [...keys].map((key) => `${columnOf(table, key)} as "${key}"`);
    const { rows } = await client.query<StoredRow>(
      `select ${columns.join(', ')} from ${table.name} where ${columnOf(table, owner)} = $1 and deleted_at is null
       order by id for update`,
      [ownerId],
    );
    locked.push({ table, rows });
  }
  const touched: Touched[] = [];
  for (const { table, rows } of locked) {
    const followed: Followed[] = [];
    for (const before of rows)
      followed.push({ before, conflictState: await checkRecord(client, table, before) });
    touched.push(await stateFollowed(client, table, followed));
  }
  return touched;
}
