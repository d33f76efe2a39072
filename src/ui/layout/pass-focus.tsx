import { type ReactNode, useRef } from 'react';
import { usePassFocus } from './use-pass-focus.ts';
import type { Place } from './use-return-focus.ts';

interface PassFocusProps {
  children: ReactNode;
  className?: string | undefined;
  /** What gets the focus. Default: the heading of the page. */
  to?: Place;
}

/** Around what goes when it is pressed: the focus does not fall to the document with it. */
export function PassFocus({ children, className, to }: PassFocusProps) {
  const part = useRef<HTMLDivElement>(null);
  usePassFocus(part, to);
  return (
    <div ref={part} className={className}>
      {children}
    </div>
  );
}
