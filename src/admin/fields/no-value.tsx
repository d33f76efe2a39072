import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

/** Nothing was given: a dash to see, words to hear. */
export function NoValue() {
  const { t } = useTranslation(['common']);
  return (
    <span className={styles.none} data-none>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('common:notProvided')}</span>
    </span>
  );
}
