import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { onNextTry } from './next-try.ts';

interface RetryBoundaryProps {
  children: ReactNode;
  /** What stands there until it comes. */
  placeholder: ReactNode;
  /** What is shown in its place when it breaks. Default: the boundary around it is told. */
  broken?: ReactNode;
  /** Delay before a part that was missed is asked for again; sooner when the line is back. Milliseconds. */
  againMs: number;
}

/** A part whose program is asked for until it comes. */
export function RetryBoundary({ children, placeholder, broken, againMs }: RetryBoundaryProps) {
  const [tries, setTries] = useState(0);
  const [missed, setMissed] = useState<number>();
  useEffect(
    () => (missed === tries ? onNextTry(againMs, () => setTries(missed + 1)) : undefined),
    [missed, tries, againMs],
  );
  return (
    <ErrorBoundary broken={broken} missed={placeholder} resetKey={tries} onMissed={() => setMissed(tries)}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}
