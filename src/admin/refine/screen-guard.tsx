import { useIsAuthenticated } from '@refinedev/core';
import type { ReactNode } from 'react';
import { STAFF_ROLES } from '#contract/roles.ts';
import { checkSession } from '#providers/session/page-access.ts';
import { TurnedAway } from '#providers/session/turned-away.tsx';
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
  if (check?.authenticated && can) return children;
  return <TurnedAway audience={STAFF_ROLES} />;
}
