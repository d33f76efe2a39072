import type { ReactNode } from 'react';
import { RetryBoundary } from './retry-boundary.tsx';

const AGAIN_MS = 30_000;

interface OptionalProps {
  children: ReactNode;
  /** What stands there until it comes. Default: nothing. */
  placeholder?: ReactNode;
}

/** What the page can do without: it comes when it comes, and is missed in silence. */
export const Optional = ({ children, placeholder = null }: OptionalProps) => (
  <RetryBoundary placeholder={placeholder} broken={placeholder} againMs={AGAIN_MS}>
    {children}
  </RetryBoundary>
);
