import { useTranslation } from 'react-i18next';
import { pages } from '#contract/pages.ts';
import { useDocumentColorScheme } from '#providers/browser/color-scheme.ts';
import { useOwnSessions } from '../queries/use-own-sessions.ts';
import { OwnSessions } from '#ui/records/own-sessions.tsx';
import { BackLink } from '../back-link.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';
import { PageHeading } from '../page-heading.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { OwnDataSections } from './own-data-sections.tsx';
import styles from './own-data-page.module.css';

/** What the firm holds of the client, what they may do about it, and where they are signed in. */
export function OwnDataPage() {
  useDocumentColorScheme();
  const { t } = useTranslation(['ownData', 'sessions']);
  return (
    <SiteLayout ground="white">
      <div className={styles.page}>
        <BackLink to={pages.account.path}>{t('ownData:back')}</BackLink>
        <PageHeading title={t('ownData:title')} className={styles.title} />
        <p className={styles.lead}>{t('ownData:lead')}</p>
        <OwnDataSections />
        <DeletionSection />
        <DataSection id="devices" title={t('sessions:title')}>
          <OwnSessions {...useOwnSessions()} />
        </DataSection>
      </div>
    </SiteLayout>
  );
}
