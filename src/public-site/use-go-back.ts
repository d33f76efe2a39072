import { useNavigate } from 'react-router';
import { useSession } from '#providers/use-session.ts';
import { frontPageOf } from './go-home.ts';

/**
 * Back to the last place that let the person in, else home (A71). Guards replace the address they refuse, so the
 * entry before this one is a page that was open; without one, the site was entered here.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const session = useSession();
  return () => {
    if (hasPlaceBefore()) void navigate(-1);
    else void navigate(frontPageOf(session?.user.lastRole ?? null), { replace: true });
  };
}

/** The router numbers its entries in the history; 0 is where this visit began. */
function hasPlaceBefore(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}
