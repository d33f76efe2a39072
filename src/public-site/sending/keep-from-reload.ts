import { useLayoutEffect } from 'react';

/** While it is drawn, a part that does not come is only missed: the page is not loaded anew, and what is typed stays. */
export function KeepFromReload(): null {
  useLayoutEffect(() => {
    // Before `recoverStaleChunks` hears of it.
    const keep = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('vite:preloadError', keep, true);
    return () => window.removeEventListener('vite:preloadError', keep, true);
  }, []);
  return null;
}
