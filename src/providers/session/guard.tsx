import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Page, homeOf } from '#contract/pages.ts';
import { LoadingIndicator } from '#ui/loading/loading-indicator.tsx';
import { loadWithRetry } from '#ui/loading/load-with-retry.ts';
import { type FromLogin, readReturnTo } from './return-to.ts';
import { decidePage } from './page-access.ts';
import { canRestore } from './restore-session.ts';
import { TurnedAway } from './turned-away.tsx';
import { useIsRestoring, useSession } from './use-session.ts';

interface GuardProps {
  audience: Page['audience'];
  children: ReactNode;
}

/**
 * Lets a person through to a page, or sends them where they belong (R86-R99), as the providers answer: `can` at once, and
 * `check` where a session may still come back; until then there is only `Loading..` (R66, R178). It decides before
 * anything of the page is drawn (R100).
 */
export function Guard({ audience, children }: GuardProps) {
  const session = useSession();
  const isRestoring = useIsRestoring();
  const { can } = decidePage(audience, session);
  const isUnsettled = !can && session === null && canRestore();
  useEffect(() => {
    // No page needs the auth provider before: it stays out of the first one.
    if (isUnsettled)
      void loadWithRetry(() => import('./auth-provider.ts')).then(({ authProvider }) => authProvider.check());
  }, [isUnsettled]);

  if (isUnsettled || (isRestoring && session === null && (!can || audience === 'guest')))
    return <LoadingIndicator isFullScreen />;
  if (can) return children;
  return audience === 'guest' ? <AfterLogin /> : <TurnedAway audience={audience} />;
}

/** Leads to where the person was going, if they may go there, else to their role's home (A12). */
function AfterLogin() {
  const role = useSession()?.user.lastRole ?? null;
  const wanted = readReturnTo(useLocation().state);
  const state: FromLogin = { isFromLogin: true };
  const to = wanted && decidePage(wanted.audience).can ? wanted.from : homeOf(role);
  return <Navigate to={to} replace state={state} />;
}
