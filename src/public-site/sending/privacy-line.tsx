import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import styles from './sending.module.css';

/** Beside every button that sends something: the notice of which the host keeps the version (P-04). */
export function PrivacyLine() {
  const { t } = useTranslation(['legal']);
  return (
    <p className={styles.privacy}>
      {t('legal:howWeUse')} <Link to={pages.privacy.path}>{t('legal:privacyTitle')}</Link>
    </p>
  );
}
