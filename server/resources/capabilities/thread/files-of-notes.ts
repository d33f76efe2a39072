import type { Pool } from 'pg';
import type { Attachment } from '#contract/attachments.ts';

/** The files that notes name, oldest first; of one that was removed with its record nothing. */
export async function filesOfNotes(pool: Pool, ids: readonly number[]): Promise<readonly Attachment[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<Attachment>(
    'select id, name, type, size from attachments where id = any($1) order by id',
    [ids],
  );
  return rows;
}
