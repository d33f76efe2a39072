import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { BrowserRouter } from 'react-router';
import type { SessionNotice as Reason } from '#providers/session-notice.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { AppRoutes } from './routes.tsx';

// Hardly ever needed: it comes when there is something to say.
const SessionNotice = lazy(async () => ({
  default: (await import('./session-notice.tsx')).SessionNotice,
}));

interface AppProps {
  queryClient: QueryClient;
  /** Why the last page was left without being asked; null when it was not. */
  notice: Reason | null;
}

/** The whole site: one cache, one router, and behind every page the loading screen (R60). */
export function App({ queryClient, notice }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Without transitions: a change of the address shows at once, and a page on its way shows the loading screen. */}
      <BrowserRouter useTransitions={false}>
        {notice && (
          <Suspense fallback={null}>
            <SessionNotice reason={notice} />
          </Suspense>
        )}
        <PageBoundary>
          <Suspense fallback={<LoadingScreen />}>
            <AppRoutes />
          </Suspense>
        </PageBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
