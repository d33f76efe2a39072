import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../toasts.tsx';
import { attempt } from './attempt.ts';
import { BellItem } from './bell-item.tsx';
import { clearAll, markAllRead, undoClear } from './inbox.ts';
import { useKeptInbox } from './inbox-store.ts';
import { useLiveState } from './live-state.ts';
import styles from './notification-bell.module.css';
import { RETRY } from './reconnect-delays.ts';

/** How many are unread; nothing when none is (R117). */
export function BellBadge() {
  const { t } = useTranslation();
  const { unread } = useKeptInbox();
  if (unread === 0) return null;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {unread > 99 ? '99+' : unread}
      </span>
      <span className="visually-hidden">, {t('a11y.unreadCount', { count: unread })}</span>
    </>
  );
}

interface BellPanelProps {
  id: string;
  onClose: () => void;
}

/** What the bell opens: the notifications, and what is done with all of them. */
export function BellPanel({ id, onClose }: BellPanelProps) {
  const { t } = useTranslation();
  const { name, items, unread, lastId } = useKeptInbox();
  const state = useLiveState();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  if (!name) return null;

  const clear = async () => {
    await clearAll(name, lastId);
    showToast({
      tone: 'success',
      title: t('notifications.cleared'),
      action: { label: t('toast.undo'), onPress: () => void attempt(undoClear(name, lastId)) },
    });
  };

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={t('notifications.title')}
      tabIndex={-1}
      className={styles.panel}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('notifications.title')}</h2>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread}
          </span>
        )}
        <button
          type="button"
          className={styles.act}
          disabled={unread === 0}
          onClick={() => void attempt(markAllRead(name))}
        >
          {t('notifications.markAll')}
        </button>
      </div>
      {state !== 'connected' && state !== 'connecting' && (
        <p className={styles.state} role="status">
          {state === 'reconnecting'
            ? t('notifications.reconnecting')
            : t('notifications.disconnected', { seconds: RETRY / 1000 })}
        </p>
      )}
      {items.length === 0 ? (
        <p className={styles.empty}>{t('notifications.empty')}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <BellItem key={item.id} name={name} item={item} onOpen={onClose} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span>{t('notifications.keptNote')}</span>
        <button
          type="button"
          className={styles.act}
          disabled={items.length === 0}
          onClick={() => void attempt(clear())}
        >
          {t('notifications.clearAll')}
        </button>
      </div>
    </div>
  );
}
