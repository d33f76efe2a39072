import { useTranslation } from 'react-i18next';
import { InkPage } from '../layout/ink-page.tsx';
import styles from './loading-indicator.module.css';
import { Mark } from '../brand/mark.tsx';

/** The plain sign of waiting (R67). Full screen for a guard that asks who the person is (R66), else in its place. */
export function LoadingIndicator({ isFullScreen = false }: { isFullScreen?: boolean }) {
  const { t } = useTranslation(['common']);
  const words = (
    <p role="status" className={styles.words}>
      {t('common:loading')}
    </p>
  );
  if (!isFullScreen) return words;
  return (
    <InkPage className={styles.screen} isTopLevel={false}>
      <Mark size={112} tone="ink" />
      {words}
    </InkPage>
  );
}
