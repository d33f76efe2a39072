import { type RefObject, useEffect, useState } from 'react';

/** How near to the view is near enough. */
const NEAR = '400px';

/**
 * Whether an element has come into view, or nearly; once it has it stays so. What is not displayed is not in view. For
 * what a page can do without until somebody comes there.
 */
export function useIsSeen(place: RefObject<HTMLElement>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
