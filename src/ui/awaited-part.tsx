import type { ReactNode } from 'react';
import { Retried } from './retried.tsx';

const AGAIN_MS = 5_000;

interface AwaitedPartProps {
  children: ReactNode;
  /** What stands there until it comes. Default: nothing. */
  placeholder?: ReactNode;
}

/**
 * A part that somebody waits for, in a page that may hold what they have typed: on a bad line it comes late, and takes
 * nothing of the page with it. What breaks in it is told by the boundary around it.
 */
export const AwaitedPart = ({ children, placeholder = null }: AwaitedPartProps) => (
  <Retried placeholder={placeholder} againMs={AGAIN_MS}>
    {children}
  </Retried>
);
