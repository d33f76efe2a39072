import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Catcher } from '#ui/catcher.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { reloadPage } from './leave.ts';

/** What breaks in it says so in its own place, with a way on; everything around it stays. The next page starts anew. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <Catcher resetKey={key} broken={<BrokenPart />}>
      {children}
    </Catcher>
  );
}

/** A failure that nobody foresaw. */
export function BrokenPart() {
  const { t } = useTranslation();
  return (
    <div style={{ maxInlineSize: 560, marginInline: 'auto', padding: 24 }}>
      <ErrorPanel title={t('common.broken')} onRetry={reloadPage} />
    </div>
  );
}
