import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Page, homeOf, pages, verdictFor } from '#contract/pages.ts';
import { LoadingIndicator } from '#ui/loading-indicator.tsx';
import { type Detour, readDetour } from './detour.ts';
import { canRestore, restoreSession } from './restore-session.ts';
import { useIsRestoring, useSession } from './use-session.ts';

interface GuardProps {
  audience: Page['audience'];
  children: ReactNode;
}

/**
 * Lets a person through to a page, or sends them where they belong (R86-R99). It decides before anything of the
 * page is drawn (R100); while a session may still come back there is only `Loading..` (R66, R178).
 */
export function Guard({ audience, children }: GuardProps) {
  const session = useSession();
  const isRestoring = useIsRestoring();
  const location = useLocation();
  const verdict = verdictFor(audience, session?.user.lastRole ?? null, session !== null);
  const isUnsettled = verdict === 'toLogin' && canRestore();
  useEffect(() => {
    if (isUnsettled) void restoreSession();
  }, [isUnsettled]);

  if (isUnsettled || (isRestoring && (verdict === 'toLogin' || audience === 'guest')))
    return <LoadingIndicator isFullScreen />;
  if (verdict === 'open') return children;
  if (verdict === 'toHome') return <Navigate to={afterLogin()} replace />;
  const detour: Detour = { from: location, audience };
  const to = verdict === 'toLogin' ? pages.login.path : pages.unauthorized.path;
  return <Navigate to={to} replace state={detour} />;

  /** Where the person was going, if their role may go there, else their role's home (A12). */
  function afterLogin() {
    const role = session?.user.lastRole ?? null;
    const wanted = readDetour(location.state);
    return wanted && verdictFor(wanted.audience, role, true) === 'open' ? wanted.from : homeOf(role);
  }
}
