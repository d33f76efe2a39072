import { useEffect } from 'react';
import { pageIsBeingLeft } from './leave.ts';

/** Has the browser ask, in its own words, whoever closes the page or loads it anew while something would be lost. */
export function useUnloadWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!pageIsBeingLeft()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isNeeded]);
}
