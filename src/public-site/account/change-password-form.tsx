import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePassword } from '#providers/session/use-change-password.ts';
import { useSession } from '#providers/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { HiddenUsername } from '#ui/fields/hidden-username.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { warmUpAccountForms } from '../sign-in/account-rules.ts';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import formStyles from '../sign-in/form.module.css';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import styles from './account-details.module.css';

/** The client's own password (R195). The host ends every other session with it. */
export function ChangePasswordForm() {
  const { t } = useTranslation(['profile', 'auth', 'toast', 'common']);
  const session = useSession();
  const form = useChangePassword();
  const { ref } = form.formProps;
  useEffect(warmUpAccountForms, []);
  // It stands where the button was that opened it.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[name="currentPassword"]')?.focus(), [ref]);
  return (
    <form {...form.formProps} className={`${formStyles.form} ${styles.form}`}>
      <FormFailure id={form.panelId} message={form.failure} />
      <div role="status">{form.isDone && <Notice tone="success">{t('toast:passwordChanged')}</Notice>}</div>
      <HiddenUsername email={session?.user.email ?? ''} />
      <PasswordField
        {...form.getInputProps('currentPassword')}
        autoComplete="current-password"
        label={t('auth:currentPassword')}
      />
      <NewPasswordFields
        label={t('auth:newPassword')}
        password={form.getInputProps('newPassword')}
        confirmation={form.getInputProps('confirmPassword')}
      />
      <Button type="submit" isLoading={form.isSubmitting} loadingLabel={t('common:saving')}>
        {t('profile:changePassword')}
      </Button>
    </form>
  );
}
