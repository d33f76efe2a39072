import { useIsAuthenticated } from '@refinedev/core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import type { Detour } from '#providers/detour.ts';
import { getSession } from '#providers/session-store.ts';
import { useAccess } from './use-access.ts';

interface ScreenGuardProps {
  /** A resource, or a page of the route table. */
  resource: string;
  action: string;
  children: ReactNode;
}

/**
 * Lets a person through to a screen, or sends them where they belong (R72-R83, R86, R87): asks the auth provider's
 * `check` and the access-control provider's `can`. It decides before anything of the screen is drawn (R100).
 */
export function ScreenGuard({ resource, action, children }: ScreenGuardProps) {
  const location = useLocation();
  const { data: check } = useIsAuthenticated({
    // The session is at hand; one that may still come back is waited for before the panel is drawn.
    queryOptions: { initialData: () => ({ authenticated: getSession() !== null }) },
  });
  const { can } = useAccess(resource, action);
  if (check?.authenticated && can) return children;
  const detour: Detour = { from: location, audience: STAFF_ROLES };
  const to = check?.authenticated ? pages.unauthorized.path : pages.login.path;
  return <Navigate to={to} replace state={detour} />;
}
