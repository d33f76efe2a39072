import type { PoolClient } from 'pg';
import type { ConflictState } from '#contract/conflicts.ts';
import { notify } from '../../../live/notify.ts';
import type { StoredRow } from '../../hooks.ts';
import { type RecordTable, columnOf } from '../../record-table.ts';
import { conflictStateOf } from './conflict-rows.ts';
import { findConflicts, ownersOf } from './find-conflicts.ts';

/**
 * Compares the parties of a record that is held in the transaction, and keeps where its conflicts stand. Whoever decides
 * is told once for each check that leaves them something to decide.
 */
export async function checkRecord(
  client: PoolClient,
  table: RecordTable,
  row: StoredRow,
): Promise<ConflictState | null> {
  const { resource } = table;
  const place = { resource: resource.name, recordId: row.id };
  const owner = { resource: ownersOf(resource) ?? '', id: Number(row[resource.owner ?? '']) };
  const found = await findConflicts(client, { ...place, owner });
  const conflictState = await conflictStateOf(client, place);
  const before = row['conflictState'] ?? null;
  if (resource.conflicts && conflictState === 'open' && (found > 0 || before !== 'open'))
    await notify(client, {
      to: { grant: resource.conflicts.access },
      kind: 'conflictFound',
      number: String(row['number']),
      about: { resource: resource.name, id: row.id },
      table,
    });
  if (conflictState !== before)
    await client.query(`update ${table.name} set ${columnOf(table, 'conflictState')} = $2 where id = $1`, [
      row.id,
      conflictState,
    ]);
  return conflictState;
}
