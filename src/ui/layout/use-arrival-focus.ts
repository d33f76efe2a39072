import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The page that the browser opened is no arrival; the way back to it is. */
let hasMoved = false;

/**
 * For the one h1 of a page: it takes the focus when the person came here from another page of the site, so that a
 * reader of the screen hears where they are, and the next Tab starts at the top.
 * @returns the ref of the heading, which needs `tabIndex={-1}`
 */
export function useArrivalFocus() {
  const { pathname, key, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPath = useRef<string | null>(null);
  useEffect(() => {
    hasMoved ||= key !== 'default';
    // Only another page is an arrival: a filter or an anchor on this one is not.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!hasMoved || hash !== '') return;
    const before = document.activeElement;
    // With the frame that shows the page: sooner, it would be laid out before it is whole, and then again.
    requestAnimationFrame(() => {
      // Another page has come, or something on this one has taken the focus since.
      const isMine = document.activeElement === before || document.activeElement === document.body;
      if (!heading.current || !isMine) return;
      // On the way back the browser has scrolled to where the page was left.
      if (!isReturn) window.scrollTo(0, 0);
      heading.current.focus({ preventScroll: true });
    });
  }, [pathname, key, hash, isReturn]);
  return heading;
}
