import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeToast, showToast } from '../toasts.tsx';
import { attempt } from './attempt.ts';
import { BellItem } from './bell-item.tsx';
import { bellList } from './bell-list.ts';
import { clearAll, markAllRead, undoClear } from './inbox.ts';
import { useKeptInbox } from './inbox-store.ts';
import { useLiveState } from './live-state.ts';
import styles from './notification-bell.module.css';
import { RETRY } from './reconnect-delays.ts';
import { SoundSwitch } from './sound-switch.tsx';

interface Cleared {
  /** The newest of what was cleared away. */
  through: number;
  /** The toast that offers to bring it back. */
  toastId: string;
}

/** How many are unread; nothing when none is (R117). Beside it, whether the connection is lost (R306). */
export function BellBadge() {
  const { unread } = useKeptInbox();
  const words = useInterruption();
  return (
    <>
      {unread > 0 && <UnreadBadge unread={unread} />}
      {words && <span className={styles.interrupted} title={words} />}
      <span className="visually-hidden" role="status">
        {words}
      </span>
    </>
  );
}

function UnreadBadge({ unread }: { unread: number }) {
  const { t } = useTranslation();
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
  const interruption = useInterruption();
  const panel = useRef<HTMLDivElement>(null);
  const [lastAtOpening] = useState(lastId);
  const [cleared, setCleared] = useState<Cleared | null>(null);
  useEffect(() => {
    panel.current?.focus();
    bellList.isShown = true;
    return () => {
      bellList.isShown = false;
    };
  }, []);
  if (!name) return null;

  const arrived = items.filter(({ id, isRead }) => id > lastAtOpening && !isRead).length;
  /** A button that has nothing more to do lets go of the focus, which is not to be lost. */
  const act = (work: Promise<void>) => {
    panel.current?.focus();
    void attempt(work);
  };
  const undo = ({ through, toastId }: Cleared) => {
    setCleared(null);
    closeToast(toastId);
    act(undoClear(name, through));
  };
  const clear = async () => {
    await clearAll(name, lastId);
    // A name of its own: under one that is just leaving, the next toast would leave with it.
    const latest = { through: lastId, toastId: `cleared-${Date.now()}` };
    setCleared(latest);
    showToast({
      tone: 'success',
      id: latest.toastId,
      title: t('notifications.cleared'),
      action: { label: t('toast.undo'), onPress: () => undo(latest) },
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
          onClick={() => act(markAllRead(name))}
        >
          {t('notifications.markAll')}
        </button>
      </div>
      {interruption && <p className={styles.state}>{interruption}</p>}
      <p className="visually-hidden" role="status">
        {arrived > 0 && t('notifications.arrived', { count: arrived })}
      </p>
      {items.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('notifications.empty')}</p>
          {cleared && (
            <button type="button" className={styles.act} onClick={() => undo(cleared)}>
              {t('toast.undo')}
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
        <span>{t('notifications.keptNote')}</span>
        <button
          type="button"
          className={styles.act}
          disabled={items.length === 0}
          onClick={() => act(clear())}
        >
          {t('notifications.clearAll')}
        </button>
      </div>
    </div>
  );
}

/** What to say of a lost connection; nothing while there is one, or none is wanted yet. */
function useInterruption(): string | null {
  const { t } = useTranslation();
  const state = useLiveState();
  if (state === 'reconnecting') return t('notifications.reconnecting');
  return state === 'disconnected' ? t('notifications.disconnected', { seconds: RETRY / 1000 }) : null;
}
