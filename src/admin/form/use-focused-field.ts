import { type RefObject, useEffect, useRef } from 'react';

/** Tells what gets the focus within an element. */
export function useFocusedField(within: RefObject<HTMLElement>, onFocus: (target: Element) => void): void {
  const latest = useRef(onFocus);
  useEffect(() => {
    latest.current = onFocus;
  });
  useEffect(() => {
    const { current } = within;
    const listen = ({ target }: FocusEvent) => {
      if (target instanceof Element) latest.current(target);
    };
    current?.addEventListener('focusin', listen);
    return () => current?.removeEventListener('focusin', listen);
  }, [within]);
}
