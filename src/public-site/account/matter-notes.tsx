import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import type { ThreadEntry } from '#contract/thread.ts';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { UserText } from '#ui/text/user-text.tsx';
import type { Office } from '../use-offices.ts';
import { EntryAuthor } from './entry-author.tsx';
import { ReplyForm } from './lazy-reply-form.ts';
import { LoadFailure } from './load-failure.tsx';
import styles from './matter-page.module.css';
import { OfficeTime } from '../appointments/office-time.tsx';
import { OwnFiles } from './own-files.tsx';

export interface ThreadProps {
  kind: Matter;
  thread: UseQueryResult<ThreadEntry[]>;
  office: Office | undefined;
}

/** What the firm and the client have written to each other, in its order, and a reply (R221, A19). */
export function MatterNotes({ kind, id, thread, office }: ThreadProps & { id: number }) {
  const { t } = useTranslation(['requestDetail']);
  const notes = thread.data?.filter((entry) => entry.kind === 'note');
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className={styles.section}>
        {t('requestDetail:notes')}
      </h2>
      {thread.error && !notes && <LoadFailure error={thread.error} onRetry={() => void thread.refetch()} />}
      {!thread.error && !notes && (
        <SkeletonRegion>
          <Skeleton height={64} />
        </SkeletonRegion>
      )}
      {notes?.length === 0 && <p className={styles.quiet}>{t('requestDetail:noNotes')}</p>}
      {notes && notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map(({ id: noteId, author, text, data, createdAt }) => (
            <li key={noteId} className={styles.note} data-own={author?.role === 'User' || undefined}>
              <p className={styles.noteHead}>
                <EntryAuthor author={author} />
                <OfficeTime at={createdAt} office={office} day="date" />
              </p>
              <UserText as="p" className={styles.long}>
                {text}
              </UserText>
              {data.files && data.files.length > 0 && <OwnFiles files={data.files} />}
            </li>
          ))}
        </ol>
      )}
      <LazyBoundary>
        <ReplyForm kind={kind} id={id} />
      </LazyBoundary>
    </section>
  );
}
