import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** Comes while the matter is asked for: the page stands without it. */
export const ReplyForm = lazyWithRetry(async () => (await import('./reply-form.tsx')).ReplyForm);
