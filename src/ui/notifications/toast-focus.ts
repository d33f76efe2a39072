import { type PointerEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
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

/** Stops the clocks of all toasts while one is read: another that went would move the one that is about to be pressed. */
export const pauseToasts = (): void => toast.pause();

/** Lets the clocks run again, unless the focus or the mouse is on a toast. */
export function resumeToasts(): void {
  // The library would let the one run that the mouse has left.
  if (isUnderMouse || document.activeElement?.closest('[data-in]')) pauseToasts();
  else toast.play();
}

let isUnderMouse = false;

/** For the element around them. A finger that has pressed one is on none afterwards. */
export const pointerHandlers = {
  onPointerOver({ pointerType }: PointerEvent) {
    isUnderMouse = pointerType === 'mouse';
  },
  onMouseOver() {
    if (isUnderMouse) pauseToasts();
  },
  onMouseLeave() {
    isUnderMouse = false;
    resumeToasts();
  },
};

/** A part that goes with the focus in it gives that back, and the clocks of the other toasts go on. */
export function useRestoreFocus(part: RefObject<Element>): void {
  usePassFocus(part, beforeToasts);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // Nothing tells of a focus that is lost with its element.
      if (element?.contains(document.activeElement)) setTimeout(resumeToasts);
    };
  }, [part]);
}
