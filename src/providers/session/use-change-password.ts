import { useState } from 'react';
import type { ChangePassword } from '#contract/account-schemas.ts';
import { authProvider, refused } from './auth-provider.ts';
import { hostPasswordPolicy } from './host-password-policy.ts';
import { useSchemaForm } from '../forms/use-schema-form.ts';

const EMPTY: ChangePassword = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordOptions {
  /** Default: nothing. */
  onChanged?: () => void;
  /** Called with why it was refused, which the form says too. Default: nothing. */
  onRefused?: (error: unknown) => void;
}

/** The form of one's own password (R195, R363). The host ends every other session with it. */
export function useChangePassword({
  onChanged = () => {},
  onRefused = () => {},
}: ChangePasswordOptions = {}) {
  const [isDone, setDone] = useState(false);
  const form = useSchemaForm({
    initialValues: EMPTY,
    validate: async (values) => {
      setDone(false);
      const { changePasswordSchema, checkAccountForm } = await import('#contract/account-schemas.ts');
      return checkAccountForm(changePasswordSchema, values, {
        key: 'newPassword',
        policy: hostPasswordPolicy(),
      });
    },
    onSubmit: async (sent) => {
      try {
        await refused(authProvider.updatePassword(sent));
      } catch (error) {
        onRefused(error);
        throw error;
      }
      form.reset();
      setDone(true);
      onChanged();
    },
  });
  return { ...form, isDone };
}
