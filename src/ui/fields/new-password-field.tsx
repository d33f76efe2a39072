import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { hostPasswordPolicy } from '#providers/session/host-password-policy.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

export type PasswordAttributes = Omit<ComponentProps<typeof PasswordField>, 'ref' | 'autoComplete'>;

/** A new password. The help text is made from the rule that is enforced (R263); what else is said stands before it. */
export function NewPasswordField({ hint, ...props }: PasswordAttributes & { value: string }) {
  const { t } = useTranslation(['auth']);
  const { min, recommendedMin } = hostPasswordPolicy();
  const advice = t('auth:passwordHint', { min, recommended: recommendedMin });
  return (
    <div>
      <PasswordField
        {...props}
        autoComplete="new-password"
        hint={
          hint ? (
            <>
              {hint} {advice}
            </>
          ) : (
            advice
          )
        }
      />
      <PasswordMeter password={props.value} />
    </div>
  );
}
