import '#src/fonts-admin.css';
import type { QueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useDocumentColorScheme } from '#providers/browser/color-scheme.ts';
import { Toasts } from '#providers/notifications/toasts.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { keptChanges } from './held-changes/held-store.ts';
import { lazyPanelPart } from './lazy-panel-part.tsx';
import { PanelRoot } from './refine/panel-root.tsx';
import { SignInAgain } from './sign-in/sign-in-again.tsx';

/** Loaded where a change of this tab waits. */
const HeldAgain = lazyPanelPart(async () => (await import('./held-changes/held-again.tsx')).HeldAgain);

/** The control panel. What its first list needs comes with it; every other screen when it is opened. */
export function AdminPanel({ queryClient }: { queryClient: QueryClient }) {
  useDocumentColorScheme();
  useLayoutEffect(markDocument, []);
  return (
    <PanelRoot queryClient={queryClient}>
      <AdminRoutes />
      {keptChanges().length > 0 && (
        <LazyBoundary>
          <HeldAgain />
        </LazyBoundary>
      )}
      <SignInAgain />
      <Toasts />
    </PanelRoot>
  );
}

/** The tokens give the panel denser fields than the site. */
function markDocument() {
  const { dataset } = document.documentElement;
  dataset['panel'] = '';
  return () => {
    delete dataset['panel'];
  };
}
