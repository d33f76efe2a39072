import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { SectionErrorBoundary } from '#ui/loading/section-error-boundary.tsx';
import { LoadingScreen } from '#ui/loading/loading-screen.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { Places } from '../places/places.tsx';
import styles from './panel-layout.module.css';
import { SidebarOverlay } from './sidebar-overlay.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The frame of the panel: menu, top bar, and one white panel that holds the screen. */
export function PanelLayout() {
  const { t } = useTranslation(['a11y']);
  const sidebar = useSidebar();
  return (
    <div className={styles.frame}>
      <SkipLink className={styles.skip} />
      {!sidebar.isOverlay && (
        <aside className={styles.side} id="panel-sidebar" aria-label={t('a11y:adminNav')}>
          <Sidebar isCollapsed={sidebar.isCollapsed} onNavigate={sidebar.close} />
        </aside>
      )}
      <div className={styles.column}>
        <TopBar sidebar={sidebar} />
        <main id="main" tabIndex={-1} className={styles.panel}>
          <SectionErrorBoundary>
            <Suspense fallback={<LoadingScreen />}>
              <Places>
                <Outlet />
              </Places>
            </Suspense>
          </SectionErrorBoundary>
        </main>
      </div>
      {sidebar.isOpen && (
        <SidebarOverlay onClose={sidebar.close}>
          <Sidebar isCollapsed={false} onNavigate={sidebar.close} />
        </SidebarOverlay>
      )}
    </div>
  );
}
