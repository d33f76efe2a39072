import { useEffect } from 'react';

/**
 * For a dialog: gives the focus back to where it was when the dialog goes, or, where that is gone too, to the
 * heading of the page. Without it the focus falls to the document, and the keyboard starts over.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => focusAgain(before);
  }, []);
}

/** Gives the focus back when what has it has left the page: to where it was before, or to the heading. */
export function focusAgain(before: Element | null): void {
  // After a dialog has left the page, and its trap with it.
  requestAnimationFrame(() => {
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    const target = isThere ? before : document.querySelector('h1');
    if (document.activeElement === document.body) target?.focus();
  });
}
