import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Leads whoever turns a page of a list to its beginning. On the way back the browser knows where they were.
 * @param isShown whether its rows are there
 * @returns the ref of what holds the list, which needs `tabIndex={-1}`
 */
export function useTurnedPage(page: number, isShown: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const way = useNavigationType();
  useEffect(() => {
    if (!isShown || shown.current === page) return;
    shown.current = page;
    if (way === NavigationType.Pop) return;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [page, way, isShown]);
  return list;
}
