import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** Comes while the account is asked for: the page stands without it. */
export const ChangePasswordForm = lazyWithRetry(
  async () => (await import('./change-password-form.tsx')).ChangePasswordForm,
);
