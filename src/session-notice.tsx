import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SessionNotice as Reason, forgetNotice } from '#providers/session/session-notice.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LiveRegion, Notice } from '#ui/layout/notice.tsx';
import styles from './session-notice.module.css';

const WORDS = {
  sessionEnded: { text: 'auth:sessionExpired', tone: 'attention' },
  otherUser: { text: 'auth:otherUser', tone: 'attention' },
  loggedOut: { text: 'auth:logoutDone', tone: 'success' },
} as const;

/**
 * Says once why the page was loaded anew: the session ended, the person logged out, or somebody else signed in on this
 * browser. That nobody is signed in is not said any longer than it is true.
 */
export function SessionNotice({ reason }: { reason: Reason }) {
  const { t } = useTranslation(['auth', 'common']);
  const session = useSession();
  const [isShut, setShut] = useState(false);
  useEffect(forgetNotice, []);
  if (isShut || (session && reason !== 'otherUser')) return null;
  const { text, tone } = WORDS[reason];
  return (
    <div className={styles.place}>
      <LiveRegion>
        <Notice tone={tone}>
          {t(text)}{' '}
          <button type="button" className={styles.close} onClick={() => setShut(true)}>
            {t('common:close')}
          </button>
        </Notice>
      </LiveRegion>
    </div>
  );
}
