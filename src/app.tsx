import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { whenPageIsIdle, pageIsDrawn } from '#providers/browser/page-idle.ts';
import { changeChannel } from '#providers/records/change-channel.ts';
import { addWords } from '#providers/i18n/i18n.ts';
import type { SessionNotice as Reason } from '#providers/session/session-notice.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useIsClientArea } from '#public-site/frame/use-is-client-area.ts';
import { refreshOnChange } from '#public-site/queries/refresh-on-change.ts';
import { Optional } from '#ui/loading/optional.tsx';
import { removeBootScreen } from '#ui/loading/boot-screen.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { LoadingScreen } from '#ui/loading/loading-screen.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { AppRoutes } from './routes.tsx';

// Hardly ever needed: it comes when there is something to say.
const SessionNotice = lazyWithRetry(async () => {
  const [notice] = await Promise.all([import('./session-notice.tsx'), addWords('forms')]);
  return notice.SessionNotice;
});

// For whoever is signed in: visitors never load it.
const LiveUpdates = lazyWithRetry(async () => {
  await whenPageIsIdle();
  return (await import('#providers/live/live-updates.tsx')).LiveUpdates;
});

interface AppProps {
  queryClient: QueryClient;
  /** Why the last page was left without being asked; null when it was not. */
  notice: Reason | null;
}

/** The whole site within a router: one cache, and behind every page the loading screen (R60). */
export function App({ queryClient, notice }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ShownNotice notice={notice} />
      <PageBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <AppRoutes queryClient={queryClient} />
          <BootEnd />
        </Suspense>
      </PageBoundary>
      <PublicColors />
      <SiteUpdates />
      <SignedInUpdates />
    </QueryClientProvider>
  );
}

/** Beside the pages, so that its effect waits until the first of them stands. */
function BootEnd() {
  const queryClient = useQueryClient();
  useEffect(() => {
    removeBootScreen();
    pageIsDrawn(queryClient);
  }, [queryClient]);
  return null;
}

/** What visitors see is light; panel and client area take the colours that were chosen. */
function PublicColors() {
  const isPanel = useMatch(`${pages.dashboard.path}/*`) !== null;
  const isClientArea = useIsClientArea();
  const isPublic = !isPanel && !isClientArea;
  useEffect(() => {
    if (isPublic) delete document.documentElement.dataset['colorScheme'];
  }, [isPublic]);
  return null;
}

/** In the panel Refine hears of changes. */
function SiteUpdates() {
  const queryClient = useQueryClient();
  const isPanel = useMatch(`${pages.dashboard.path}/*`) !== null;
  useEffect(
    () => (isPanel ? undefined : refreshOnChange(queryClient, changeChannel)),
    [isPanel, queryClient],
  );
  return null;
}

function SignedInUpdates() {
  if (!useSession()) return null;
  return (
    <Optional>
      <LiveUpdates />
    </Optional>
  );
}

function ShownNotice({ notice }: Pick<AppProps, 'notice'>) {
  const reason = useSyncExternalStore(
    neverChanges,
    () => notice,
    // The host has nothing to say, and the first drawing in the browser must be like its own.
    () => null,
  );
  if (!reason) return null;
  return (
    <Optional>
      <SessionNotice reason={reason} />
    </Optional>
  );
}

const neverChanges = () => () => {};
