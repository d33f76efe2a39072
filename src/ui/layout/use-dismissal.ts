import { type RefObject, useEffect } from 'react';

interface DismissalOptions {
  /** Listens only then. */
  isOpen: boolean;
  onDismiss: (by: 'escape' | 'elsewhere') => void;
}

/** Tells when something that opened is not wanted any more: Escape, or a press or the focus outside of its place. */
export function useDismissal(place: RefObject<HTMLElement>, { isOpen, onDismiss }: DismissalOptions): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) onDismiss('elsewhere');
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss('escape');
    };
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen, onDismiss, place]);
}
