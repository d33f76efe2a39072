import { type RefCallback, useCallback } from 'react';
import type { PressKey } from './use-bulk-keys.ts';

/** What is done at once: whoever presses its key stays in their row. */
const AT_ONCE: readonly string[] = ['matching', 'export', 'clear'];

/** The `ref` of the bar of the chosen rows: while it is there, its keys press in it. */
export const useBulkBarRef = (setBar: (pressKey: PressKey) => void): RefCallback<HTMLElement> =>
  useCallback((bar: HTMLElement | null) => setBar(bar && ((use) => pressIn(bar, use))), [setBar]);

function pressIn(bar: HTMLElement, use: string): void {
  if (use === 'bulk') return focusFirstShown(bar);
  const button = bar.querySelector<HTMLElement>(`[data-use="${use}"]`);
  if (!AT_ONCE.includes(use)) button?.focus();
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
