import { useCallback, useEffect, useRef } from 'react';
import type { BulkKey } from './list-keys.ts';

/** Does what a key does in the bar; null while there is none. */
export type PressKey = ((key: BulkKey) => void) | null;

export interface BulkKeys {
  press: (key: BulkKey) => void;
  /** What the bar does when it comes and goes. */
  setBar: (pressKey: PressKey) => void;
}

/**
 * The keys of the bar of the chosen rows. Its program comes when the first row is chosen: what is pressed before is done
 * as soon as the bar is there.
 */
export function useBulkKeys(hasChosen: boolean): BulkKeys {
  const bar = useRef<PressKey>(null);
  const waiting = useRef<BulkKey | null>(null);
  useEffect(() => {
    if (!hasChosen) waiting.current = null;
  }, [hasChosen]);
  const setBar = useCallback((pressKey: PressKey) => {
    bar.current = pressKey;
    if (waiting.current) pressKey?.(waiting.current);
    waiting.current = null;
  }, []);
  const press = (key: BulkKey) => {
    if (bar.current) bar.current(key);
    else if (hasChosen) waiting.current = key;
  };
  return { press, setBar };
}
