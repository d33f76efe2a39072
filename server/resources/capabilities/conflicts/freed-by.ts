import type { PoolClient } from 'pg';
import type { ConflictState } from '#contract/conflicts.ts';
import type { StoredRow } from '../../hooks.ts';
import type { Touched } from '../../outcome.ts';
import { type RecordTable, columnOf } from '../../record-table.ts';
import { auditedKeys, stateFollowed } from './state-followed.ts';

/**
 * The records of which a hit is past since this transaction has taken away others: a trigger writes that into them. What
 * nobody decided had them wait.
 */
export async function freedBy(
  client: PoolClient,
  tables: Iterable<Pick<RecordTable, 'resource' | 'name' | 'columns'>>,
  { resource, ids }: Touched,
): Promise<Touched[]> {
  const touched: Touched[] = [];
  for (const table of tables) {
    if (!table.resource.conflicts) continue;
    const columns = auditedKeys(table.resource).map((key) => `${columnOf(table, key)} as "${key}"`);
    const { rows } = await client.query<StoredRow & { conflictState: ConflictState | null }>(
      `select ${columns.join(', ')} from ${table.name} where id in (
         select record_id from conflict_hits where resource = $1 and other_resource = $2 and other_id = any($3::int[])
           and gone_at = now()) order by id`,
      [table.resource.name, resource, ids],
    );
    const followed = rows.map(({ conflictState, ...row }) => ({
      before: { ...row, conflictState: 'open' },
      conflictState,
    }));
    // Also those that wait for something else: what is to be decided is another list.
    touched.push({ ...(await stateFollowed(client, table, followed)), ids: rows.map(({ id }) => id) });
  }
  return touched;
}
