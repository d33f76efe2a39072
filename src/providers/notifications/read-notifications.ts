import { useEffect } from 'react';

/** The failed reads that the open screen shows in their place, by the keys of Refine's notifications. */
const shownInPlace = new Set<string>();

/**
 * Refine's `useForm` says a read that failed by a notification, and cannot be told otherwise: a form that shows the
 * failure itself says so here.
 */
export function useFailedReadInPlace(resource: string, id: number | undefined): void {
  const key = `${id}-${resource}-getOne-notification`;
  useEffect(() => {
    shownInPlace.add(key);
    return () => void shownInPlace.delete(key);
  }, [key]);
}

/** Is this told by the screen already? */
export const isShownInPlace = (key: string | undefined): boolean =>
  key !== undefined && shownInPlace.has(key);
