import { IconBell } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPage } from '#providers/after-page.ts';
import { Beside } from '#ui/beside.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';
import styles from './notification-bell.module.css';

/** What nobody has come for. */
const loadLate = async () => {
  await afterPage();
  return import('./bell-badge.tsx');
};
const BellBadge = lazyPart(async () => (await loadLate()).BellBadge);
const BellStatus = lazyPart(async () => (await loadLate()).BellStatus);
const BellPanel = lazyPart(async () => (await import('./bell-panel.tsx')).BellPanel);

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
        <Beside>
          <BellBadge />
        </Beside>
      </button>
      <Beside>
        <BellStatus />
      </Beside>
      {isOpen && (
        <Beside>
          <BellPanel id={id} onClose={close} />
        </Beside>
      )}
    </div>
  );
}
