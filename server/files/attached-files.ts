import type { Pool } from 'pg';
import type { Attachment } from '#contract/attachments.ts';
import type { Visibility } from '#contract/thread.ts';

/** Where a file belongs, and where its content lies. */
export interface AttachedFile extends Attachment {
  resource: string;
  recordId: number;
  visibility: Visibility;
  key: string;
}

export async function findFile(pool: Pool, id: string): Promise<AttachedFile | null> {
  const { rows } = await pool.query<AttachedFile>(
    `select public_id as id, name, type, size, resource, record_id as "recordId", visibility, storage_key as key from attachments where public_id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
