import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** Comes with the answer that nothing was asked for yet: the form is most of what the page would wait for. */
export const AskForDeletion = lazyWithRetry(
  async () => (await import('./ask-for-deletion.tsx')).AskForDeletion,
);
