import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** For pages that find out by themselves that there is nothing at their address. */
export const NotFoundPage = lazyWithRetry(async () => (await import('./not-found-page.tsx')).NotFoundPage);
