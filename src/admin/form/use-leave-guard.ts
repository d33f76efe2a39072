import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guardLeaving, isLastGuard } from '#providers/browser/history-blocker.ts';
import { placeInHistory } from '#providers/browser/history-place.ts';
import { useUnloadWarning } from '#providers/browser/use-unload-warning.ts';

/**
 * Keeps a person from losing what they typed: asks at links, at back and forward, at what else leads elsewhere
 * (`goOnceAsked`), and (in the browser's own words) at closing the page. The router of this site has no means for it, so the events are caught before it hears them.
 * @param isDirty whether there is something to lose
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [onward, setOnward] = useState<(() => void) | null>(null);
  // Set while this guard itself moves through the history.
  const isMoving = useRef(false);
  // Set when the person has decided to go: the way back through the history is theirs.
  const mayLeave = useRef(false);
  const { key } = useLocation();
  useEffect(() => {
    // Whoever is still here has not left: the way led to this very page.
    mayLeave.current = false;
  }, [key]);

  useUnloadWarning(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const ownIndex = placeInHistory(window.history.state);

    const handleClick = (event: MouseEvent) => {
      // Of a form and one over it only the upper one asks.
      if (mayLeave.current || !isLastGuard(guard)) return;
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      // By the link itself, with all that it brings along, where it is still there.
      setOnward(() => () => {
        if (link.isConnected) link.click();
        else void navigate(link.pathname + link.search + link.hash);
      });
    };
    const handleMove = (event: PopStateEvent) => {
      if (mayLeave.current) return;
      event.stopImmediatePropagation();
      if (isMoving.current) {
        isMoving.current = false;
        return;
      }
      const steps = placeInHistory(event.state) - ownIndex;
      isMoving.current = true;
      window.history.go(-steps);
      setOnward(() => () => window.history.go(steps));
    };
    const ask = (go: () => void) => {
      if (mayLeave.current) go();
      else setOnward(() => go);
    };
    const guard = { handleMove, ask };

    document.addEventListener('click', handleClick, true);
    const unblock = guardLeaving(guard);
    return () => {
      document.removeEventListener('click', handleClick, true);
      unblock();
    };
  }, [isDirty, navigate]);

  return {
    isAsking: onward !== null,
    stay: () => setOnward(null),
    leave: () => {
      setOnward(null);
      mayLeave.current = true;
      onward?.();
    },
  };
}

/** The link to another page of this site that a plain click follows. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  if (link.origin !== window.location.origin || link.getAttribute('href')?.startsWith('#')) return null;
  return link;
}
