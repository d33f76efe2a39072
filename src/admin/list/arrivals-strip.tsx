import { useTranslation } from 'react-i18next';
import styles from './list-strip.module.css';

interface ArrivalsStripProps {
  count: number;
  onShow: () => void;
}

/** What was added elsewhere meanwhile. The rows stay under the pointer until the person asks for it. */
export function ArrivalsStrip({ count, onShow }: ArrivalsStripProps) {
  const { t } = useTranslation('admin');
  return (
    <div role="status" className={styles.arrivals}>
      {count > 0 && (
        <button type="button" className={styles.show} onClick={onShow}>
          {t('adminList.newRows', { count })}
        </button>
      )}
    </div>
  );
}
