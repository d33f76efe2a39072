import { PENDING_LOGOUT_STORE } from '#contract/stores.ts';
import { loadWithRetry } from '#ui/loading/load-with-retry.ts';
import { readStored } from '../browser/browser-storage.ts';
import { endSession } from './session-store.ts';

/**
 * Has somebody logged out without the host's hearing of it yet? Until then its cookie is good, for whoever comes next to
 * this browser: nobody's session is restored before.
 */
export const isLogoutPending = (): boolean => readStored('local', PENDING_LOGOUT_STORE) === 'true';

/** Makes up for a logout that an earlier page could not tell. */
export function retryPendingLogout(): void {
  if (!isLogoutPending()) return;
  endSession();
  void loadWithRetry(() => import('./send-logout.ts')).then(({ sendPendingLogout }) => sendPendingLogout());
}
