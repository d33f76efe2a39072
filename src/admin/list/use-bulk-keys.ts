import { useCallback, useEffect, useRef } from 'react';

/** Does what a key does in the bar, by the name of that; null while there is no bar. */
export type PressKey = ((use: string) => void) | null;

export interface BulkKeys {
  press: (use: string) => void;
  /** What the bar does when it comes and goes. */
  setBar: (pressKey: PressKey) => void;
}

/**
 * The keys of the bar of the chosen rows. Its program comes when the first row is chosen: what is pressed before is done
 * as soon as the bar is there.
 */
export function useBulkKeys(hasChosen: boolean): BulkKeys {
  const bar = useRef<PressKey>(null);
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    if (!hasChosen) waiting.current = null;
  }, [hasChosen]);
  const setBar = useCallback((pressKey: PressKey) => {
    bar.current = pressKey;
    if (waiting.current) pressKey?.(waiting.current);
    waiting.current = null;
  }, []);
  const press = (use: string) => {
    if (bar.current) bar.current(use);
    else if (hasChosen) waiting.current = use;
  };
  return { press, setBar };
}
