import { useTranslation } from 'react-i18next';
import { describeError } from '#contract/describe-error.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useNotify } from '../refine/use-notify.ts';
import { useChangePassword } from '#providers/session/use-change-password.ts';
import { useSession } from '#providers/session/use-session.ts';
import { FormFailure } from '#ui/fields/form-failure.tsx';
import { HiddenUsername } from '#ui/fields/hidden-username.tsx';
import { NewPasswordField } from '#ui/fields/new-password-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { BusyButton } from '../busy-button.tsx';
import { useAwayNotice } from '../form/use-away-notice.ts';
import styles from './account-form.module.css';

/** The person's own password: the present one, a new one, and that again (R363, A65). */
export function ChangePasswordForm() {
  const { t } = useTranslation(['toast', 'adminSettings', 'common']);
  const { language } = useLanguage();
  const session = useSession();
  const notify = useNotify();
  // What was typed is kept nowhere.
  const away = useAwayNotice({ title: describeError('updateFailed', { language }), isTyped: false });
  const form = useChangePassword({
    onChanged: () => notify({ type: 'success', message: t('toast:passwordChanged') }),
    onRefused: (error) => {
      if (!away.isHere()) away.notifyElsewhere(error);
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormFailure id={form.panelId} message={form.failure} />
      <HiddenUsername email={session?.user.email ?? ''} />
      <PasswordField
        {...form.getInputProps('currentPassword')}
        autoComplete="current-password"
        label={t('adminSettings:currentPassword')}
      />
      <NewPasswordField {...form.getInputProps('newPassword')} label={t('adminSettings:newPassword')} />
      <PasswordField
        {...form.getInputProps('confirmPassword')}
        autoComplete="new-password"
        label={t('adminSettings:confirmPassword')}
      />
      <div>
        <BusyButton type="submit" isBusy={form.isSubmitting} busyLabel={t('common:saving')}>
          {t('adminSettings:password')}
        </BusyButton>
      </div>
    </form>
  );
}
