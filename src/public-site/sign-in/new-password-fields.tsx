import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordPolicy } from '#contract/password-policy.ts';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

type FieldAttributes = Omit<ComponentProps<typeof PasswordField>, 'label' | 'ref' | 'autoComplete'>;

interface NewPasswordFieldsProps {
  label: string;
  password: FieldAttributes & { value: string };
  confirmation: FieldAttributes;
}

/** A new password and its confirmation. The help text is made from the rule that is enforced (R263). */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['auth']);
  const { min, recommendedMin } = passwordPolicy;
  return (
    <>
      <div>
        <PasswordField
          {...password}
          autoComplete="new-password"
          label={label}
          hint={t('auth:passwordHint', { min, recommended: recommendedMin })}
        />
        <PasswordMeter password={password.value} />
      </div>
      <PasswordField {...confirmation} autoComplete="new-password" label={t('auth:confirmPassword')} />
    </>
  );
}
