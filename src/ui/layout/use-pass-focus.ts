import { type RefObject, useLayoutEffect } from 'react';
import { focusAgain } from './use-return-focus.ts';

/**
 * For a part that goes when it is pressed: where it takes the focus with it, the focus goes to where it came from or, where
 * that is gone or not known, to the heading of the page.
 */
export function usePassFocus(part: RefObject<Element>, cameFrom: () => Element | null = nowhere): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) focusAgain(cameFrom());
    };
  }, [part, cameFrom]);
}

const nowhere = () => null;
