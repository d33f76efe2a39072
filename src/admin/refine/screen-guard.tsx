import { useIsAuthenticated } from '@refinedev/core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isObject } from '#contract/is-object.ts';
import { homeOf } from '#contract/pages.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import { checkSession } from '#providers/session/page-access.ts';
import { TurnedAway } from '#providers/session/turned-away.tsx';
import { useSession } from '#providers/session/use-session.ts';
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
  const { data: check } = useIsAuthenticated({
    // The session is at hand; one that may still come back is waited for before the panel is drawn.
    queryOptions: { initialData: checkSession, initialDataUpdatedAt: 0 },
  });
  const { can } = useAccess(resource, action);
  const role = useSession()?.user.lastRole ?? null;
  const { state }: { state: unknown } = useLocation();
  if (check?.authenticated && can) return children;
  // The login page knows whom the panel is for, and not each of its screens: who wanted one of others goes home (A12).
  if (check?.authenticated && isObject(state) && state['isFromLogin'] === true)
    return <Navigate to={homeOf(role)} replace />;
  return <TurnedAway audience={STAFF_ROLES} />;
}
