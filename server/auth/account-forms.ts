import type { z } from 'zod';
import { checkAccountForm } from '#contract/account-schemas.ts';
import type { PasswordPolicy } from '#contract/password-policy.ts';
import type { BodyRule } from '../http/route.ts';

/** The body of an account call: what the browser checked before sending is checked again (R269). */
export const accountForm = <T>(
  schema: z.ZodType<T>,
  passwords?: { key: 'password' | 'newPassword'; policy: PasswordPolicy },
): BodyRule<T> => ({
  schema: () => schema,
  check: (input) => checkAccountForm(schema, input, passwords),
});
