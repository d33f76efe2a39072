import type { Pool } from 'pg';
import { isStaff } from '#contract/roles.ts';
import type { Caller } from '../http/caller.ts';
import type { Shown } from '../http/route.ts';

/**
 * Writes down who of the staff is shown which confidential records (P-03): numbers and the time, nothing of what is in
 * them. What clients read is their own.
 */
export async function noteReads(pool: Pool, caller: Caller | null, shown: readonly Shown[]): Promise<void> {
  if (!caller || !isStaff(caller.role)) return;
  for (const { resource, kind, ids } of shown) {
    if (!resource.confidential || ids.length === 0) continue;
    await pool.query(
      'insert into record_reads (user_id, session_id, resource, kind, record_ids) values ($1, $2, $3, $4, $5)',
      [caller.userId, caller.sessionId, resource.name, kind, ids],
    );
  }
}
