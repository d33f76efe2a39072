import type { AuthProvider } from '@refinedev/core';
import { pages } from '#contract/pages.ts';
import { signOut } from './account.ts';
import { getSession } from './session-store.ts';

/**
 * Refine's view of the session. Signing in happens on the public side, renewal and the end of a session in
 * `http.ts`; Refine only asks who is there.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve({ success: false, redirectTo: pages.login.path }),
  logout: async () => {
    // Loads the login page anew: nothing is left for Refine to do.
    await signOut();
    return { success: true };
  },
  check: () =>
    Promise.resolve(
      getSession() ? { authenticated: true } : { authenticated: false, redirectTo: pages.login.path },
    ),
  onError: () => Promise.resolve({}),
  getIdentity: () => Promise.resolve(getSession()?.user ?? null),
  getPermissions: () => Promise.resolve(getSession()?.user.lastRole ?? null),
};
