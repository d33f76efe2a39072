import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the form around an element wait while a part of it is on its way, such as a picture or a record that is looked for:
 * who saves in the meantime saves when it has arrived, with it. When it did not arrive nothing is saved.
 * @param isBusy whether something is on its way
 * @param hasArrived whether the last one did
 */
export function useHeldSubmit(
  inside: RefObject<HTMLElement>,
  { isBusy, hasArrived }: { isBusy: boolean; hasArrived: boolean },
): void {
  const isHeld = useRef(false);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    if (!isBusy) {
      if (isHeld.current && hasArrived) form.requestSubmit();
      isHeld.current = false;
      return;
    }
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      isHeld.current = true;
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [inside, isBusy, hasArrived]);
}
