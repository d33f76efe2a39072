import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/inbox.ts';
import { relativeTime } from '#ui/text/relative-time.ts';
import { useNow } from '#ui/text/use-now.ts';
import { WholeNumbers } from '#ui/text/whole-numbers.tsx';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { withErrorToast } from '#providers/live/with-error-toast.ts';
import { setRead } from '#providers/notifications/inbox.ts';
import { newsIcons } from './news-icons.ts';
import styles from './notification-bell.module.css';
import { notificationLink } from '#providers/notifications/notification-link.ts';

interface BellItemProps {
  /** Of the inbox. */
  name: string;
  item: Notification;
  onOpen: () => void;
}

/** One notification: pressed, it is read and leads to its record (R126, R127). */
export function BellItem({ name, item, onOpen }: BellItemProps) {
  const { t } = useTranslation(['notifications']);
  const { language } = useLanguage();
  const now = useNow();
  const { id, message, isRead, timestamp, type } = item;
  const to = notificationLink(item);
  const Icon = newsIcons[type] ?? IconBell;
  const open = () => {
    if (!isRead) void withErrorToast(setRead(name, id, true));
    if (to) onOpen();
  };
  const words = (
    <>
      <span className={styles.message} dir="auto">
        <WholeNumbers text={message} />
      </span>
      <span className={styles.time}>
        {relativeTime({
          at: timestamp,
          language,
          justNow: t('notifications:justNow'),
          ...(now ? { now } : {}),
        })}
      </span>
    </>
  );
  return (
    <li className={styles.item} data-unread={!isRead || undefined}>
      <span className={styles.icon}>
        <Icon size={17} stroke={1.6} aria-hidden="true" />
      </span>
      {to ? (
        <Link to={to} className={styles.open} onClick={open}>
          {words}
        </Link>
      ) : (
        <button type="button" className={styles.open} onClick={open}>
          {words}
        </button>
      )}
      <button
        type="button"
        className={styles.mark}
        aria-label={t(isRead ? 'notifications:markUnread' : 'notifications:markRead')}
        title={t(isRead ? 'notifications:markUnread' : 'notifications:markRead')}
        onClick={() => void withErrorToast(setRead(name, id, !isRead))}
      >
        <span className={styles.dot} />
      </button>
    </li>
  );
}
