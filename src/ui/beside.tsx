import { type ReactNode, Suspense } from 'react';
import { Catcher } from './catcher.tsx';

/** What the page can do without: it comes when it comes, and is missed in silence. */
export function Beside({ children }: { children: ReactNode }) {
  return (
    <Catcher broken={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Catcher>
  );
}
