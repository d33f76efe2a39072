import { type PasswordPolicy, withMinimum } from '#contract/password-policy.ts';
import type { Env } from './env.ts';

/** The policy of this deployment: it may ask for longer passwords than the contract (A3). */
export const policyOf = ({ passwordMinLength }: Pick<Env, 'passwordMinLength'>): PasswordPolicy =>
  withMinimum(passwordMinLength);
