import type { auditOperations } from '#contract/audit.ts';
import type { Caller } from '../http/caller.ts';
import type { AuditEntry } from '../resources/audit.ts';

/** The entry about what somebody did with their own account, of which there is nothing more to say. */
export const ownAccountAuditEntry = (
  caller: Caller,
  operation: keyof typeof auditOperations,
): AuditEntry => ({
  resource: 'users',
  recordId: caller.userId,
  operation,
  caller,
  changes: {},
});
