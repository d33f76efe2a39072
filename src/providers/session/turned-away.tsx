import { Navigate, useLocation } from 'react-router-dom';
import { type Page, pages } from '#contract/pages.ts';
import type { ReturnTo } from './return-to.ts';
import { checkSession } from './page-access.ts';

/**
 * Sends a person away from a page that is not for them: to the login page, or to that of the refusals once they are
 * signed in. It remembers where they were going (R89, R90).
 * @param audience whom the page is for
 */
export function TurnedAway({ audience }: { audience: Page['audience'] }) {
  const returnTo: ReturnTo = { from: useLocation(), audience };
  const { redirectTo = pages.unauthorized.path } = checkSession();
  return <Navigate to={redirectTo} replace state={returnTo} />;
}
