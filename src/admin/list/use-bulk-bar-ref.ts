import { type RefCallback, useCallback } from 'react';
import type { BulkKey, PressKey } from './use-bulk-keys.ts';

/** The `ref` of the bar of the chosen rows: while it is there, its keys press in it. */
export const useBulkBarRef = (setBar: (pressKey: PressKey) => void): RefCallback<HTMLElement> =>
  useCallback((bar: HTMLElement | null) => setBar(bar && ((key) => pressIn(bar, key))), [setBar]);

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
