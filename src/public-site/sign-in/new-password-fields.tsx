import { useTranslation } from 'react-i18next';
import { NewPasswordField, type PasswordAttributes } from '#ui/fields/new-password-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';

interface NewPasswordFieldsProps {
  label: string;
  password: Omit<PasswordAttributes, 'label'> & { value: string };
  confirmation: Omit<PasswordAttributes, 'label'>;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['auth']);
  return (
    <>
      <NewPasswordField {...password} label={label} />
      <PasswordField {...confirmation} autoComplete="new-password" label={t('auth:confirmPassword')} />
    </>
  );
}
