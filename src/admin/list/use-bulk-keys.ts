import { useCallback, useEffect, useRef } from 'react';

/** What a key does in the bar of the chosen rows: presses one of its buttons, or leads to the first of them. */
type BulkKey = 'bulk' | 'act' | 'fields' | 'remove';

export interface BulkKeys {
  press: (key: BulkKey) => void;
  barRef: (bar: HTMLElement | null) => void;
}

/**
 * The keys of the bar of the chosen rows. Its program comes when the first row is chosen: what is pressed before is done
 * as soon as the bar is there.
 */
export function useBulkKeys(hasChosen: boolean): BulkKeys {
  const shown = useRef<HTMLElement | null>(null);
  const waiting = useRef<BulkKey | null>(null);
  useEffect(() => {
    if (!hasChosen) waiting.current = null;
  }, [hasChosen]);
  const barRef = useCallback((bar: HTMLElement | null) => {
    shown.current = bar;
    if (bar && waiting.current) pressIn(bar, waiting.current);
    waiting.current = null;
  }, []);
  const press = (key: BulkKey) => {
    if (shown.current) pressIn(shown.current, key);
    else if (hasChosen) waiting.current = key;
  };
  return { press, barRef };
}

function pressIn(bar: HTMLElement, key: BulkKey): void {
  if (key === 'bulk') return focusFirstShown(bar);
  const button = bar.querySelector<HTMLElement>(`[data-use="${key}"]`);
  button?.focus();
  // A menu begins at its first entry.
  if (button?.ariaHasPopup === 'menu')
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  else button?.click();
}

function focusFirstShown(bar: HTMLElement): void {
  for (const button of bar.querySelectorAll<HTMLElement>('button')) {
    button.focus();
    if (document.activeElement === button) return;
  }
}
