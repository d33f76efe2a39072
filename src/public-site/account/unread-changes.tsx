import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { recordOfNotification } from '#contract/inbox.ts';
import type { Matter } from '#contract/matter.ts';
import { useIsVisible } from '#providers/browser/use-is-visible.ts';
import { useKeptInbox } from '#providers/notifications/inbox-store.ts';
import { setRead } from '#providers/notifications/inbox.ts';
import styles from './matter-list.module.css';

interface UnreadProps {
  kind: Matter;
  id: number;
}

/** A square before the title of what has news that its client has not seen: a note, a move, an appointment. */
export function UnreadMark({ kind, id }: UnreadProps) {
  const { t } = useTranslation(['profile']);
  const { unread } = useUnread(kind, id);
  if (unread.length === 0) return null;
  return <span role="img" aria-label={t('profile:unread')} className={styles.unread} />;
}

/** Whoever looks at it has seen its news, also in the bell. It draws nothing. */
export function SeenByNow({ kind, id }: UnreadProps) {
  const { name, unread } = useUnread(kind, id);
  const isVisible = useIsVisible();
  const numbers = unread.map((item) => item.id).join();
  // Each is told once: what the host did not take is not told again and again.
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (name === null || numbers === '' || !isVisible) return;
    const fresh = numbers.split(',').filter((each) => !told.current.has(each));
    for (const number of fresh) told.current.add(number);
    // Nobody has pressed anything: what fails is not said, and ends it until the page is opened again.
    tellRead(name, fresh).catch(() => {});
  }, [name, numbers, isVisible]);
  return null;
}

async function tellRead(name: string, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) await setRead(name, Number(number), true);
}

function useUnread(kind: Matter, id: number) {
  const { name, items } = useKeptInbox();
  const unread = items.filter((item) => !item.isRead && recordOfNotification([kind], item)?.id === id);
  return { name, unread };
}
