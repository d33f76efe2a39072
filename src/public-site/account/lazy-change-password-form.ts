import { lazyPart } from '#ui/lazy-part.tsx';

/** Comes while the account is asked for: the page stands without it. */
export const ChangePasswordForm = lazyPart(
  async () => (await import('./change-password-form.tsx')).ChangePasswordForm,
);
