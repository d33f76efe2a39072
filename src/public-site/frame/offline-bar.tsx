import { useTranslation } from 'react-i18next';
import { useIsOnline } from '#providers/browser/use-is-online.ts';
import styles from './offline-bar.module.css';

/** Says under the header that the connection is gone, for as long as it is. */
export function OfflineBar() {
  const { t } = useTranslation(['common']);
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.bar} data-shown={!isOnline || undefined}>
      {!isOnline && t('common:offline')}
    </div>
  );
}
