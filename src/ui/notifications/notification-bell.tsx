import { IconBell } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whenPageIsIdle } from '#providers/browser/page-idle.ts';
import { Optional } from '#ui/loading/optional.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { useDisclosure } from '#ui/layout/use-disclosure.ts';
import styles from './notification-bell.module.css';

/** What nobody has come for. */
const loadLate = async () => {
  await whenPageIsIdle();
  return import('./bell-badge.tsx');
};
const BellBadge = lazyWithRetry(async () => (await loadLate()).BellBadge);
const BellStatus = lazyWithRetry(async () => (await loadLate()).BellStatus);
const BellPanel = lazyWithRetry(async () => (await import('./bell-panel.tsx')).BellPanel);

/** The bell: how many notifications are unread, and under it what they say (R117-R129). */
export function NotificationBell() {
  const { t } = useTranslation(['notifications']);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, toggle, close } = useDisclosure(place);
  return (
    <div ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.bell}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <IconBell size={20} stroke={1.6} aria-hidden="true" />
        <span className="visually-hidden">{t('notifications:title')}</span>
        <Optional>
          <BellBadge />
        </Optional>
      </button>
      <Optional>
        <BellStatus />
      </Optional>
      {isOpen && (
        <Optional>
          <BellPanel id={id} onClose={close} />
        </Optional>
      )}
    </div>
  );
}
