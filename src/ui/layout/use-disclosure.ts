import { type RefObject, useCallback, useState } from 'react';
import { useDismissal } from './use-dismissal.ts';

/** A part that opens under its button, and closes by Escape, by a press elsewhere or when the focus leaves it. */
export function useDisclosure(place: RefObject<HTMLElement>) {
  const [isOpen, setIsOpen] = useState(false);
  const onDismiss = useCallback(
    (by: 'escape' | 'elsewhere') => {
      setIsOpen(false);
      if (by === 'escape') place.current?.querySelector('button')?.focus();
    },
    [place],
  );
  useDismissal(place, { isOpen, onDismiss });
  return { isOpen, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false) };
}
