import { type RefObject, useLayoutEffect } from 'react';
import { giveFocusBack } from '../form/give-focus-back.ts';

/**
 * What was typed while it is on its way would not be in it: until then the fields take nothing. The focus that they lose by
 * that comes back, unless something else has taken it.
 */
export function useInertWhile(isBusy: boolean, fields: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const element = fields.current;
    if (!isBusy || !element) return;
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    element.toggleAttribute('inert', true);
    return () => {
      element.toggleAttribute('inert', false);
      requestAnimationFrame(() => giveFocusBack(focused));
    };
  }, [isBusy, fields]);
}
