import type { Pool } from 'pg';
import { isStaff } from '#contract/roles.ts';
import { groupWrites } from '../../db/group-writes.ts';
import type { Shown } from '../../privacy/shown.ts';
import type { Caller } from '../../http/caller.ts';
import type { Capability } from '../capability.ts';
import { prepared, runRows } from '../statement.ts';

/** Records that tell of clients: whom of the staff they were shown to is written down. */
export const confidential: Capability = {
  name: 'confidential',
  isDeclaredBy: (resource) => resource.confidential === true,
  hooksFor: () => ({
    /**
     * Writes down who of the staff is shown which records (P-03): numbers and the time, nothing of what is in them. What
     * clients read is their own.
     */
    async afterRead({ resource, kind, ids }, { pool, caller }) {
      if (!caller || !isStaff(caller.role)) return;
      const { userId, sessionId } = caller;
      await writerOn(pool)({ userId, sessionId, resource: resource.name, kind, ids });
    },
  }),
};

interface Read extends Pick<Caller, 'userId' | 'sessionId'>, Pick<Shown, 'kind' | 'ids'> {
  readonly resource: string;
}

/** Who is shown something while a write is under way is written down with the next one, together with all others. */
function writerOn(pool: Pool): (read: Read) => Promise<void> {
  const known = writers.get(pool);
  if (known) return known;
  const write = groupWrites<Read>((reads) =>
    runRows(pool, prepared({ text: INSERT, values: [JSON.stringify(reads)] })),
  );
  writers.set(pool, write);
  return write;
}
const writers = new WeakMap<Pool, (read: Read) => Promise<void>>();

const INSERT = `insert into record_reads (user_id, session_id, resource, kind, record_ids)
select "userId", "sessionId", resource, kind, ids
from jsonb_to_recordset($1) as read("userId" int, "sessionId" uuid, resource text, kind text, ids int[])`;
