import { type ReactNode, Suspense, lazy } from 'react';
import { useLocation } from 'react-router';
import { addFurtherWords } from '#providers/i18n.ts';
import { BrokenPart } from '#providers/part-boundary.tsx';
import { Catcher } from '#ui/catcher.tsx';

// Hardly ever needed.
const BrokenPage = lazy(async () => {
  const [broken] = await Promise.all([import('./broken-page.tsx'), addFurtherWords()]);
  return { default: broken.BrokenPage };
});

/** A page that breaks leaves a message in the frame of the site, never a white screen. The next page starts anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const bare = (
    <main id="main">
      <BrokenPart />
    </main>
  );
  const framed = (
    // What broke may be the frame itself.
    <Catcher broken={bare}>
      <Suspense fallback={bare}>
        <BrokenPage />
      </Suspense>
    </Catcher>
  );
  return (
    <Catcher resetKey={key} broken={framed}>
      {children}
    </Catcher>
  );
}
