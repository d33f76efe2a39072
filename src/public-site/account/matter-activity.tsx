import {
  IconArrowsExchange,
  IconFile,
  IconInbox,
  IconListCheck,
  IconMessage,
  IconPencil,
  IconUserCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ThreadEntry, ThreadKind } from '#contract/thread.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useRelativeTime } from '#ui/text/use-relative-time.ts';
import { officeTime } from '../appointments/office-time.tsx';
import { EntryAuthor } from './entry-author.tsx';
import { EntryWords } from './entry-words.tsx';
import type { ThreadProps } from './matter-notes.tsx';
import styles from './matter-page.module.css';

/** What happened, the newest first: who, what and when (R227). */
export function MatterActivity({ kind, thread, office }: ThreadProps) {
  const { t } = useTranslation(['requestDetail']);
  if (!thread.data || thread.data.length === 0) return null;
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className={styles.section}>
        {t('requestDetail:activity')}
      </h2>
      <ol className={styles.activity}>
        {thread.data.toReversed().map((entry: ThreadEntry) => {
          const Icon = ICONS[entry.kind];
          return (
            <li key={entry.id} className={styles.entry}>
              <Icon size={18} stroke={1.6} aria-hidden="true" />
              <div>
                <EntryWords kind={kind} entry={entry} />
                <p className={styles.entryFoot}>
                  <EntryAuthor author={entry.author} />
                  <EntryTime at={entry.createdAt} office={office} />
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const ICONS = {
  received: IconInbox,
  moved: IconArrowsExchange,
  note: IconMessage,
  file: IconFile,
  assigned: IconUserCheck,
  changed: IconPencil,
  task: IconListCheck,
} as const satisfies Record<ThreadKind, typeof IconInbox>;

/** How long ago, and when exactly: on paper and on hover. */
function EntryTime({ at, office }: { at: string; office: ThreadProps['office'] }) {
  const { language } = useLanguage();
  const ago = useRelativeTime(at, language);
  const moment = officeTime(at, office, language, 'date');
  return (
    <time dateTime={at} title={moment}>
      <span className={styles.screenTime}>{ago}</span>
      <span className={styles.paperTime}>{moment}</span>
    </time>
  );
}
