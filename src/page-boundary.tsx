import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPage } from '#providers/after-page.ts';
import { BrokenPart } from '#providers/part-boundary.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// Hardly ever needed.
const BrokenPage = lazyPart(async () => (await import('./broken-page.tsx')).BrokenPage);

/** A page that breaks leaves a message in the frame of the site, never a white screen. The next page starts anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  // A host that stopped does not bring it any more.
  useEffect(() => void afterPage().then(BrokenPage.preload), []);
  const bare = (
    <main id="main">
      <BrokenPart />
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
