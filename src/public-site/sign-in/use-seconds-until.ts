import { useSyncExternalStore } from 'react';

/**
 * Whole seconds until a moment, counted down to 0. The clock is read at every tick: a tab that slept is right again
 * when it wakes.
 * @param moment in ms since 1970
 */
export function useSecondsUntil(moment: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  return useSyncExternalStore(everySecond, secondsLeft, secondsLeft);
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}
