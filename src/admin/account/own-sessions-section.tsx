import { useTranslation } from 'react-i18next';
import { useOwnSessions } from '../refine/use-own-sessions.ts';
import { OwnSessions } from '#ui/records/own-sessions.tsx';
import styles from '../show/show-screen.module.css';

/** Where this member of the staff is signed in. */
export function OwnSessionsSection() {
  const { t } = useTranslation(['sessions']);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('sessions:title')}</h2>
      <OwnSessions {...useOwnSessions()} />
    </section>
  );
}
