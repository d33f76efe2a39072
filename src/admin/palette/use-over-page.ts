import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface OverPage {
  /** What covers the page. */
  cover: RefObject<HTMLElement>;
  /** What has the focus as long as it does. */
  box: RefObject<HTMLElement>;
  onClose: () => void;
}

/**
 * Keeps the focus in the box of a dialog that covers the page, and gives it back. The browser's own `showModal` makes the
 * rest of the page inert and goes through every element of it for that: over a hundred rows that is as much work as all
 * that the dialog itself takes to be drawn.
 * @returns closes it: the focus is back where it was when this returns
 */
export function useOverPage({ cover, box, onClose }: OverPage): () => void {
  const before = useRef<Element | null>(null);
  const giveBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  };
  const close = () => {
    giveBack();
    // What is pressed in it is still to hear of the press.
    setTimeout(onClose);
  };
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useLayoutEffect(() => {
    before.current = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return giveBack;
  }, [box]);

  // Before anything else hears of the press: a form that asks whether to leave does so in a dialog of its own, which
  // takes the focus, and gives it back to where it finds it now.
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isEntry = cover.current?.contains(target) && target.closest('[role="option"]') !== null;
      if (isEntry || target === cover.current) latest.current();
    };
    // A press beside the box leaves the focus in it.
    const handleMouseDown = (event: MouseEvent) => {
      if (event.target !== box.current) event.preventDefault();
    };
    window.addEventListener('click', handleClick, true);
    window.addEventListener('mousedown', handleMouseDown, true);
    return () => {
      window.removeEventListener('click', handleClick, true);
      window.removeEventListener('mousedown', handleMouseDown, true);
    };
  }, [cover, box]);
  return close;
}
