import { useNavigate } from 'react-router-dom';
import { placeInHistory } from '#providers/browser/history-place.ts';
import { useSession } from '#providers/session/use-session.ts';
import { frontPageOf } from './go-home.ts';

/**
 * Back to the last place that let the person in, else home (A71). Guards replace the address they refuse, so the
 * entry before this one is a page that was open; without one, the site was entered here.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const session = useSession();
  return () => {
    if (placeInHistory(window.history.state) > 0) void navigate(-1);
    else void navigate(frontPageOf(session?.user.lastRole ?? null), { replace: true });
  };
}
