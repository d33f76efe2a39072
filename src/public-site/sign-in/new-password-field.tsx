import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { hostPasswordPolicy } from '#providers/session/host-password-policy.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

export type PasswordAttributes = Omit<ComponentProps<typeof PasswordField>, 'ref' | 'autoComplete'>;

/** A new password. The help text is made from the rule that is enforced (R263). */
export function NewPasswordField(props: PasswordAttributes & { value: string }) {
  const { t } = useTranslation(['auth']);
  const { min, recommendedMin } = hostPasswordPolicy();
  return (
    <div>
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={t('auth:passwordHint', { min, recommended: recommendedMin })}
      />
      <PasswordMeter password={props.value} />
    </div>
  );
}
