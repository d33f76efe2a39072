import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#contract/dashboard.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { resourceNamed } from '#resources/index.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { Moment } from '../fields/moment.tsx';
import styles from './dashboard-screen.module.css';

const WORDS = {
  received: 'thread:received',
  note: 'thread:wrote',
  file: 'thread:fileAdded',
  changed: 'thread:changed',
  assigned: 'thread:reassigned',
  task: 'thread:taskChanged',
} as const;

/** What was done last, each leading to the record. */
export function RecentActivity({ recent }: { recent: Dashboard['recent'] }) {
  const { t } = useTranslation(['thread', 'dashboard']);
  const { language } = useLanguage();
  const wordsOf = ({ kind, state, resource }: Dashboard['recent'][number]): string =>
    kind === 'moved'
      ? (resourceNamed(resource).workflow?.states[state ?? '']?.[language] ?? t('thread:changed'))
      : t(WORDS[kind]);
  return (
    <section className={styles.panel} aria-labelledby="recent">
      <h2 id="recent" className={styles.heading}>
        {t('dashboard:recentActivity')}
      </h2>
      {recent.length === 0 && <p className={styles.nothing}>{t('dashboard:empty')}</p>}
      <ul>
        {recent.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <span>
              <Link to={`${adminPath(resourceNamed(entry.resource))}/${entry.recordId}`}>
                <UserText>{entry.title}</UserText>
              </Link>
              {' · '}
              {wordsOf(entry)}
              {entry.author !== null && (
                <>
                  {' · '}
                  <UserText>{entry.author}</UserText>
                </>
              )}
            </span>
            <span className={styles.note}>
              <Moment at={entry.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
