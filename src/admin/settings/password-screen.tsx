import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '../account/change-password-form.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { SettingsTabs } from '../list/resource-tabs.tsx';
import styles from '../show/show-screen.module.css';

/** The person's own password, among the settings (R81, R363). */
export function PasswordScreen() {
  const { t } = useTranslation(['adminSettings']);
  return (
    <>
      <ScreenHead title={t('adminSettings:password')} />
      <SettingsTabs />
      <div className={styles.sections}>
        <section className={styles.section}>
          <ChangePasswordForm />
        </section>
      </div>
    </>
  );
}
