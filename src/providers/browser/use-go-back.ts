import { useNavigate } from 'react-router-dom';
import { placeInHistory } from './history-place.ts';

/**
 * Back to the last place that let the person in, else home (A71). Guards replace the address they refuse, so the
 * entry before this one is a page that was open; without one, the site was entered here.
 */
export function useGoBack(home: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (placeInHistory(window.history.state) > 0) void navigate(-1);
    else void navigate(home, { replace: true });
  };
}
