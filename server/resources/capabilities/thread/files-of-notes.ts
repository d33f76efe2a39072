import type { Pool } from 'pg';
import type { Attachment } from '#contract/attachments.ts';
import type { StoredAttachment } from '../files/attach-files.ts';

/** The files that notes point at, by the numbers of their rows; one that was removed with its record is left out. */
export async function filesOfNotes(
  pool: Pool,
  rowIds: readonly number[],
): Promise<ReadonlyMap<number, Attachment>> {
  if (rowIds.length === 0) return new Map();
  const { rows } = await pool.query<StoredAttachment>(
    'select id as "rowId", public_id as id, name, type, size from attachments where id = any($1)',
    [rowIds],
  );
  return new Map(rows.map(({ rowId, ...file }) => [rowId, file]));
}
