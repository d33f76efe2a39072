import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is narrower than this, as it is now; false on the host, which has no screen. */
export function useIsNarrow(width: number): boolean {
  const query = `(width < ${width}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
