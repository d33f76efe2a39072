import type { ReactNode } from 'react';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { SectionErrorBoundary } from '#ui/loading/section-error-boundary.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

interface SiteLayoutProps {
  /** What the header lies on at the top of the page: an ink band, or plain white. */
  ground: 'ink' | 'white';
  /** The page itself tells of the offices, so the footer only repeats how to reach them. */
  hasOffices?: boolean;
  children: ReactNode;
}

/** The frame of the public pages and the client area: skip link, header, content, footer. */
export function SiteLayout({ ground, hasOffices, children }: SiteLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink className={styles.skip} />
      <SiteHeader ground={ground} />
      <main id="main" tabIndex={-1} className={styles.main} data-ground={ground}>
        <SectionErrorBoundary>{children}</SectionErrorBoundary>
      </main>
      <SiteFooter isBrief={hasOffices} />
    </div>
  );
}
