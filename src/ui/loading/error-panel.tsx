import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePassFocus } from '../layout/use-pass-focus.ts';
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
  return (
    <div id={id} role="alert" className={styles.panel} data-tone="danger">
      <IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children !== title && children} {onRetry && <RetryButton onRetry={onRetry} />}
      </div>
    </div>
  );
}

/** Another try. When the panel goes, also by itself, the focus stays in the part of the page that failed. */
function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['common']);
  const button = useRef<HTMLButtonElement>(null);
  const part = useRef<Element | null>(null);
  useLayoutEffect(() => {
    part.current = button.current?.closest('section') ?? null;
    part.current?.setAttribute('tabindex', '-1');
  }, []);
  usePassFocus(button, part);
  return (
    <button ref={button} type="button" className={styles.action} onClick={onRetry}>
      {t('common:retry')}
    </button>
  );
}
