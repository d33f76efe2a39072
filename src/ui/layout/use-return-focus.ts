import { useEffect } from 'react';

/** Something that may have the focus, as it is when it is asked for. */
export interface Place {
  readonly current: Element | null;
}

/**
 * For a dialog: gives the focus back to where it was when the dialog goes, or, where that is gone too, to the
 * heading of the page. Without it the focus falls to the document, and the keyboard starts over.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = { current: document.activeElement };
    return () => focusAgain(before);
  }, []);
}

/** Gives the focus away when what has it has left the page: to this place or, where that is gone, to the heading. */
export function focusAgain(place?: Place): void {
  // After a dialog has left the page, and its trap with it.
  requestAnimationFrame(() => {
    const element = place?.current;
    const isThere = element instanceof HTMLElement && element.isConnected && element !== document.body;
    const target = isThere ? element : document.querySelector('h1');
    if (document.activeElement === document.body) target?.focus();
  });
}
