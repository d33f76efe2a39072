import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { reloadByHand } from '#providers/browser/leave.ts';
import styles from './section-error-boundary.module.css';

/** What breaks in it says so in its own place, with a way on; everything around it stays. The next page starts anew. */
export function SectionErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} broken={<ErrorFallback />}>
      {children}
    </ErrorBoundary>
  );
}

/** A failure that nobody foresaw. */
export function ErrorFallback() {
  const { t } = useTranslation(['common']);
  return (
    <div className={styles.broken}>
      <ErrorPanel title={t('common:broken')} onRetry={reloadByHand} />
    </div>
  );
}
