import { isStaff } from '#contract/roles.ts';
import type { Capability } from '../capability.ts';

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
      await pool.query(
        'insert into record_reads (user_id, session_id, resource, kind, record_ids) values ($1, $2, $3, $4, $5)',
        [caller.userId, caller.sessionId, resource.name, kind, ids],
      );
    },
  }),
};
