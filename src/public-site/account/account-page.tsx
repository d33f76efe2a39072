import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { useDocumentColorScheme } from '#providers/browser/color-scheme.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PageHeading } from '../page-heading.tsx';
import { AccountDetails } from './account-details.tsx';
import styles from './account-page.module.css';
import { ChangePasswordSection } from './change-password-section.tsx';
import { MatterTabs } from './matter-tabs.tsx';

/** The client's own page (R40): what they sent and follow, and beside them their account. */
export function AccountPage() {
  useDocumentColorScheme();
  const { t } = useTranslation(['profile']);
  return (
    <SiteLayout ground="white">
      <div className={styles.columns}>
        <div>
          <div className={styles.head}>
            <PageHeading title={t('profile:title')} className={styles.title} />
            <p className={styles.lead}>{t('profile:lead')}</p>
            <ButtonLink to={pages.services.path} className={styles.new}>
              {t('profile:newRequest')}
            </ButtonLink>
          </div>
          <MatterTabs />
        </div>
        <aside className={styles.account} aria-label={t('profile:account')}>
          <AccountDetails />
          <ChangePasswordSection />
        </aside>
      </div>
    </SiteLayout>
  );
}
