import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** Comes once somebody wants to log in without a password. */
export const LoginWithCode = lazyWithRetry(async () => (await import('./login-with-code.tsx')).LoginWithCode);

/** Comes while the registration is filled in. */
export const RegistrationCode = lazyWithRetry(
  async () => (await import('./registration-code.tsx')).RegistrationCode,
);
