import { type RefObject, useEffect } from 'react';

/**
 * Keeps what is said aloud for screen readers while a dialog holds the focus: Mantine then hides from them every child
 * of the document's body that the dialog is not in.
 * @param element a child of the body
 */
export function useNeverAriaHidden(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new MutationObserver(() => current.removeAttribute('aria-hidden'));
    observer.observe(current, { attributeFilter: ['aria-hidden'] });
    current.removeAttribute('aria-hidden');
    return () => observer.disconnect();
  }, [element]);
}
