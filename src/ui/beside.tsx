import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** So long after it was missed a part is asked for again; milliseconds. */
const AGAIN_MS = 30_000;

interface BesideProps {
  children: ReactNode;
  /** What stands there until it comes. Default: nothing. */
  placeholder?: ReactNode;
}

/** What the page can do without: it comes when it comes, and is missed in silence. */
export function Beside({ children, placeholder = null }: BesideProps) {
  const [tries, setTries] = useState(0);
  const [missed, setMissed] = useState<number>();
  useEffect(() => {
    if (missed !== tries) return undefined;
    const tryAgain = () => setTries(missed + 1);
    const timer = setTimeout(tryAgain, AGAIN_MS);
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [missed, tries]);
  return (
    <ErrorBoundary broken={placeholder} resetKey={tries} onMissed={() => setMissed(tries)}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}
