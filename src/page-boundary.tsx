import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenPageIsIdle } from '#providers/browser/page-idle.ts';
import { ErrorFallback } from '#ui/loading/section-error-boundary.tsx';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

// Hardly ever needed.
const BrokenPage = lazyWithRetry(async () => (await import('./broken-page.tsx')).BrokenPage);

/** A page that breaks leaves a message in the frame of the site, never a white screen. The next page starts anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  // A host that stopped does not bring it any more.
  useEffect(() => void whenPageIsIdle().then(BrokenPage.preload), []);
  const bare = (
    <main id="main">
      <ErrorFallback />
    </main>
  );
  const framed = (
    // What broke may be the frame itself.
    <ErrorBoundary broken={bare}>
      <Suspense fallback={bare}>
        <BrokenPage />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary resetKey={key} broken={framed}>
      {children}
    </ErrorBoundary>
  );
}
