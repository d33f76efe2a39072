import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page-heading.tsx';
import styles from './consultation-page.module.css';

/**
 * What the page is about.
 * @param title names the page in the browser's tab: the step, where there is one
 */
export function ConsultationIntro({ title }: { title: string }) {
  const { t } = useTranslation(['consultations']);
  return (
    <>
      <PageHeading title={title} description={t('consultations:metaDescription')} className={styles.title}>
        {t('consultations:title')}
      </PageHeading>
      <p className={styles.lead}>{t('consultations:lead')}</p>
    </>
  );
}
