import { type RefObject, useLayoutEffect } from 'react';
import { type Place, focusAgain } from './use-return-focus.ts';

/**
 * For a part that goes when it is pressed: where it takes the focus with it, the focus goes to this place or, where that is
 * gone or not known, to the heading of the page.
 */
export function usePassFocus(part: RefObject<Element>, to?: Place): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) focusAgain(to);
    };
  }, [part, to]);
}
