import { useEffect } from 'react';

/** Does something when the connection is back, as long as it is waited for. */
export function useOnReconnect(isWaiting: boolean, again: () => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting, again]);
}
