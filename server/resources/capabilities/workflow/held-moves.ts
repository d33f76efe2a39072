import { heldMoves } from '#contract/held-moves.ts';
import type { Host } from '../../../host.ts';
import { bulkOf } from '../../bulk-records.ts';
import type { HeldWork } from '../../held-changes.ts';
import type { RecordTable, RecordTables } from '../../record-table.ts';

/** Moves that wait until they can no longer be taken back. */
export const heldMovesOf = (host: Host, table: RecordTable, tables: RecordTables): HeldWork => ({
  grants: Object.fromEntries(heldMoves(table.resource).map(([name, , grant]) => [name, grant])),
  run: (name, { selection, input }, requestContext, options) =>
    bulkOf(host, table, tables).act(name, selection, input, requestContext, options),
});
