import { pages } from '#contract/pages.ts';
import type { ReturnTo } from './return-to.ts';
import { leaveTo } from '../browser/leave.ts';
import { forgetResetEmail } from './reset-email.ts';
import { leaveNotice } from './session-notice.ts';
import { endSession, getSession } from './session-store.ts';

/**
 * Ends a session that the host no longer takes, as `authProvider.onError` decides: signed out, and a full load of the login page (R164, R335), which
 * leads the same role back to where they were (A12).
 */
export function expireSession(): void {
  leaveNotice('sessionEnded', wayBack());
  endSession();
  forgetResetEmail();
  leaveTo(pages.login.path);
}

/** Here, for whoever has the role that opened it. Being turned away is no place to come back to. */
function wayBack(): ReturnTo | undefined {
  const { pathname, search, hash } = window.location;
  if (pathname === pages.unauthorized.path) return undefined;
  const role = getSession()?.user.lastRole;
  return { from: { pathname, search, hash }, audience: role ? [role] : [] };
}
