import type { CanReturnType, CheckResponse } from '@refinedev/core';
import { type Page, mayOpen, pages } from '#contract/pages.ts';
import { getSession } from './session-store.ts';

/*
 * What the auth provider and the access-control provider answer about pages, as far as it is at hand: by itself, because
 * the first page of a visitor asks it too, and carries neither of the two.
 */

/** Is anybody signed in, as far as this tab knows by now? `authProvider.check` asks the refresh cookie before. */
export const checkSession = (): CheckResponse =>
  getSession() ? { authenticated: true } : { authenticated: false, redirectTo: pages.login.path };

/**
 * May whoever is here open a page for this audience?
 * @param session as the page draws it: a page of the host is first drawn anew as the host did, for nobody. Default: now
 */
export const decidePage = (audience: Page['audience'], session = getSession()): CanReturnType => ({
  can: mayOpen(audience, session?.user.lastRole ?? null, session !== null),
});
