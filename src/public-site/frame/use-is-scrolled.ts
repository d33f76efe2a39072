import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a mark at the top of the page has left the view. Watched, not measured: scrolling itself stays free. */
export function useIsScrolled(): [RefObject<HTMLSpanElement>, boolean] {
  const mark = useRef<HTMLSpanElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsScrolled(!entry.isIntersecting);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isScrolled];
}
