import { useEffect, useLayoutEffect, useRef } from 'react';

/** Browsers say that the line is back a moment before anything goes through. Milliseconds. */
const SETTLE_MS = 400;

/** Does something when the connection is back, as long as it is waited for. */
export function useOnReconnect(isWaiting: boolean, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  // With the words that promise it: the line may come back before an effect that waits for the painting.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), SETTLE_MS);
    };
    window.addEventListener('online', go);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
    };
  }, [isWaiting]);
}
