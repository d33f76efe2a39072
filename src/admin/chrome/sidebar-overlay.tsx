import { useFocusTrap } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './panel-layout.module.css';

/**
 * The sidebar over the page on narrow screens. The focus stays inside while it is open and goes back to where it
 * came from; Escape and the backdrop shut it.
 */
export function SidebarOverlay({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation(['a11y']);
  const trap = useFocusTrap();
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const from = opener.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
      if (from instanceof HTMLElement) from.focus();
    };
  }, [onClose]);
  return (
    <>
      <button
        type="button"
        className={styles.backdrop}
        aria-label={t('a11y:closeMenu')}
        tabIndex={-1}
        onClick={onClose}
      />
      <div
        ref={trap}
        className={styles.overlay}
        role="dialog"
        aria-modal="true"
        aria-label={t('a11y:adminNav')}
        id="panel-sidebar"
      >
        {children}
      </div>
    </>
  );
}
