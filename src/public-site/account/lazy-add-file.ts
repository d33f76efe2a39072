import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** Comes while the matter is asked for: the page stands without it. */
export const AddFile = lazyWithRetry(async () => (await import('./add-file.tsx')).AddFile);
