import type { ReactNode } from 'react';
import { RetryBoundary } from './retry-boundary.tsx';

const AGAIN_MS = 5_000;

interface LazyBoundaryProps {
  children: ReactNode;
  /** What stands there until it comes. Default: nothing. */
  placeholder?: ReactNode;
}

/**
 * A part that somebody waits for, in a page that may hold what they have typed: on a bad line it comes late, and takes
 * nothing of the page with it. What breaks in it is told by the boundary around it.
 */
export const LazyBoundary = ({ children, placeholder = null }: LazyBoundaryProps) => (
  <RetryBoundary placeholder={placeholder} againMs={AGAIN_MS}>
    {children}
  </RetryBoundary>
);
