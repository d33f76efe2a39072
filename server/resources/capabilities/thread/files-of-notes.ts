import type { Pool } from 'pg';
import type { Attachment } from '#contract/attachments.ts';

/** The files that notes name, each by its number inside; of one that was removed with its record nothing. */
export async function filesOfNotes(
  pool: Pool,
  rowIds: readonly number[],
): Promise<ReadonlyMap<number, Attachment>> {
  if (rowIds.length === 0) return new Map();
  const { rows } = await pool.query<Attachment & { rowId: number }>(
    'select id as "rowId", public_id as id, name, type, size from attachments where id = any($1)',
    [rowIds],
  );
  return new Map(rows.map(({ rowId, ...file }) => [rowId, file]));
}
