import { useSyncExternalStore } from 'react';
import { everySecond } from '../every-second.ts';

/**
 * Whole seconds until a moment, counted down to 0.
 * @param moment in ms since 1970
 */
export function useSecondsUntil(moment: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  return useSyncExternalStore(everySecond, secondsLeft, secondsLeft);
}
