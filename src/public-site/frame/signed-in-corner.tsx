import type { SessionUser } from '#contract/session.ts';
import { NotificationBell } from '#ui/notifications/notification-bell.tsx';
import styles from './account-corner.module.css';
import { AccountMenu } from './account-menu.tsx';

/** What the header has for who is signed in: the bell, and the greeting with its menu (R47). */
export function SignedInCorner({ user }: { user: SessionUser }) {
  return (
    <>
      <NotificationBell />
      <div className={styles.corner}>
        <AccountMenu role={user.lastRole} />
      </div>
    </>
  );
}
