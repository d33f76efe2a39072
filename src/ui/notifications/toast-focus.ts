import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import { usePassFocus } from '#ui/layout/use-pass-focus.ts';
import { focusAgain } from '#ui/layout/use-return-focus.ts';

/** Where the focus was before it came to the toasts. */
export const beforeToasts: { current: Element | null } = { current: null };

/** The library's own keys lead to the oldest toast, and stop all of them until Escape. */
export const noKeys = () => false;

/** Alt and T lead to what the newest toast offers, wherever the focus is; Escape leads back. */
export function useToastKeys(area: RefObject<HTMLElement>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isInside = area.current?.contains(document.activeElement) === true;
      if (event.key === 'Escape' && isInside && document.activeElement instanceof HTMLElement) {
        // It is not meant for a dialog that is open.
        event.stopPropagation();
        document.activeElement.blur();
        focusAgain(beforeToasts);
      }
      // By the place of the key, whose letter may be Arabic.
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey) return;
      const shown = [...(area.current?.querySelectorAll('[data-in="true"]') ?? [])];
      const newest = shown.findLast((one) => one.querySelector(ACTION)) ?? shown.at(-1);
      if (!newest) return;
      event.preventDefault();
      newest.querySelector<HTMLElement>(`${ACTION}, a[href], button`)?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [area]);
}

const ACTION = '[data-toast-action]';

/** What goes with the focus in it gives that back, and the clocks of the other toasts go on. */
export function useGiveBack(part: RefObject<Element>): void {
  usePassFocus(part, beforeToasts);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) toast.play();
    };
  }, [part]);
}
