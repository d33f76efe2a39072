import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withErrorToast } from '#providers/live/with-error-toast.ts';
import { BellItem } from './bell-item.tsx';
import { markAllRead } from '#providers/notifications/inbox.ts';
import { useKeptInbox } from '#providers/notifications/inbox-store.ts';
import styles from './notification-bell.module.css';
import { SoundSwitch } from './sound-switch.tsx';
import { useClearAll } from '#providers/notifications/use-clear-all.ts';
import { useConnectionMessage } from '#providers/live/use-connection-message.ts';

interface BellPanelProps {
  id: string;
  onClose: () => void;
}

/** What the bell opens: the notifications, and what is done with all of them. */
export function BellPanel({ id, onClose }: BellPanelProps) {
  const { t } = useTranslation(['notifications', 'toast']);
  const { name, items, unread, lastId } = useKeptInbox();
  const message = useConnectionMessage();
  const panel = useRef<HTMLDivElement>(null);
  const [lastAtOpening] = useState(lastId);
  useEffect(() => panel.current?.focus(), []);
  /** A button that has nothing more to do lets go of the focus, which is not to be lost. */
  const act = (work: Promise<void>) => {
    panel.current?.focus();
    void withErrorToast(work);
  };
  const { undo, clear } = useClearAll(name, act);
  if (!name) return null;

  const arrived = items.filter(({ id, isRead }) => id > lastAtOpening && !isRead).length;
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      data-bell-list
      aria-label={t('notifications:title')}
      tabIndex={-1}
      className={styles.panel}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('notifications:title')}</h2>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread}
          </span>
        )}
        <button
          type="button"
          className={styles.act}
          disabled={unread === 0}
          onClick={() => act(markAllRead(name))}
        >
          {t('notifications:markAll')}
        </button>
      </div>
      {message && <p className={styles.state}>{message}</p>}
      <p className="visually-hidden" role="status">
        {arrived > 0 && t('notifications:arrived', { count: arrived })}
      </p>
      {items.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('notifications:empty')}</p>
          {undo && (
            <button type="button" className={styles.act} onClick={undo}>
              {t('toast:undo')}
            </button>
          )}
        </div>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <BellItem key={item.id} name={name} item={item} onOpen={onClose} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <SoundSwitch />
        <span>{t('notifications:keptNote')}</span>
        <button
          type="button"
          className={styles.act}
          disabled={items.length === 0}
          onClick={() => act(clear(lastId))}
        >
          {t('notifications:clearAll')}
        </button>
      </div>
    </div>
  );
}
