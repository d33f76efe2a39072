import { useTranslation } from 'react-i18next';
import { useKeptInbox } from '#providers/notifications/inbox-store.ts';
import styles from './notification-bell.module.css';
import { useConnectionMessage } from '#providers/live/use-connection-message.ts';

/** How many are unread; nothing when none is (R117). Beside it, whether the connection is lost (R306). */
export function BellBadge() {
  const { t } = useTranslation(['a11y']);
  const { unread } = useKeptInbox();
  const message = useConnectionMessage();
  return (
    <>
      {unread > 0 && (
        <>
          <span className={styles.badge} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
          <span className="visually-hidden">, {t('a11y:unreadCount', { count: unread })}</span>
        </>
      )}
      {message && <span className={styles.interrupted} title={message} />}
    </>
  );
}

/** Says aloud that the connection is lost. Outside of the bell: within a button nothing is said by itself. */
export function BellStatus() {
  return (
    <span className="visually-hidden" role="status">
      {useConnectionMessage()}
    </span>
  );
}
