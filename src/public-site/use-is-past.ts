import { useSyncExternalStore } from 'react';
import { everySecond } from './every-second.ts';

/**
 * Whether a moment has come, also while the page is open.
 * @param moment in ms since 1970; NaN never comes
 */
export function useIsPast(moment: number): boolean {
  const isPast = () => Date.now() >= moment;
  return useSyncExternalStore(everySecond, isPast, isPast);
}
