import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../layout/panel.module.css';

interface ErrorPanelProps {
  /** What failed. */
  title?: ReactNode;
  /** Why: the host's own description when it gave one. What the title says already is not said again (R340-R343). */
  children?: ReactNode;
  onRetry?: () => void;
  /** A form's fields point here with `aria-describedby`. */
  id?: string;
}

/** A failure, announced at once. What the person can still do stays on the page around it. */
export function ErrorPanel({ title, children, onRetry, id }: ErrorPanelProps) {
  const { t } = useTranslation(['common']);
  return (
    <div id={id} role="alert" className={styles.panel} data-tone="danger">
      <IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children !== title && children}{' '}
        {onRetry && (
          <button type="button" className={styles.action} onClick={onRetry}>
            {t('common:retry')}
          </button>
        )}
      </div>
    </div>
  );
}
