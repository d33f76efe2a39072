import { useTranslation } from 'react-i18next';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PageHeading } from '../page-heading.tsx';
import { AccountDetails } from './account-details.tsx';
import styles from './account-page.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { RequestList } from './request-list.tsx';

/** The client's own page (R40): their requests, and beside them their account. */
export function AccountPage() {
  const { t } = useTranslation();
  return (
    <SiteLayout ground="white">
      <div className={styles.columns}>
        <div>
          <PageHeading title={t('profile.title')} className={styles.title} />
          <p className={styles.lead}>{t('profile.lead')}</p>
          <RequestList />
        </div>
        <aside className={styles.account} aria-label={t('profile.account')}>
          <AccountDetails />
          <ChangePasswordForm />
        </aside>
      </div>
    </SiteLayout>
  );
}
