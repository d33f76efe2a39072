import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** Comes for those who lost some, by a reload. */
export const LostFiles = lazyWithRetry(async () => (await import('./lost-files.tsx')).LostFiles);
