import { lazyPart } from '#ui/lazy-part.tsx';

/** Comes while the matter is asked for: the page stands without it. */
export const ReplyForm = lazyPart(async () => (await import('./reply-form.tsx')).ReplyForm);
