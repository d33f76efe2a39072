import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pages } from '#contract/pages.ts';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useOwnSessions } from '#providers/use-own-sessions.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { OwnSessions } from '#ui/own-sessions.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PageHeading } from '../page-heading.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { OwnDataSections } from './own-data-sections.tsx';
import styles from './own-data-page.module.css';

/** What the firm holds of the client, what they may do about it, and where they are signed in. */
export function OwnDataPage() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  return (
    <SiteLayout ground="white">
      <div className={styles.page}>
        <Link to={pages.account.path} className={styles.back}>
          <DirectionalIcon icon={IconArrowLeft} />
          {t('ownData.back')}
        </Link>
        <PageHeading title={t('ownData.title')} className={styles.title} />
        <p className={styles.lead}>{t('ownData.lead')}</p>
        <OwnDataSections />
        <DeletionSection />
        <DataSection id="devices" title={t('sessions.title')}>
          <OwnSessions {...useOwnSessions()} describe={(error) => describeFailure(error, language)} />
        </DataSection>
      </div>
    </SiteLayout>
  );
}
