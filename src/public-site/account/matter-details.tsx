import { useTranslation } from 'react-i18next';
import { dayIn } from '#contract/day-in.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { type Matter, startPath } from '#contract/matter.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useThread } from '../queries/use-thread.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Optional } from '#ui/loading/optional.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { isolate } from '#ui/text/isolate.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { Ltr } from '#ui/text/ltr.tsx';
import { useCurrentTime } from '#ui/text/use-now.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { PageHeading } from '../page-heading.tsx';
import { useOffices } from '../use-offices.ts';
import { Appointment } from './lazy-appointment.ts';
import { isBeforeReply } from '../appointments/clock-words.tsx';
import { MatterFiles } from './matter-files.tsx';
import { MatterNotes } from './matter-notes.tsx';
import styles from './matter-page.module.css';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { MatterTasks } from './tasks/lazy-matter-tasks.ts';
import { NEXT, NextWords, isFirstReplyDue } from './next-words.tsx';
import { MatterSteps } from './matter-steps.tsx';
import type { MatterRecord } from './matters.ts';
import { MatterStatus } from './matter-status.tsx';
import { useNothingAsked } from './use-nothing-asked.ts';

// It waits for the thread anyhow.
const MatterActivity = lazyWithRetry(async () => (await import('./matter-activity.tsx')).MatterActivity);
// With the looks of every kind of field.
const MatterFacts = lazyWithRetry(async () => (await import('./matter-facts.tsx')).MatterFacts);
// With what the bell keeps: after the page.
const SeenByNow = lazyWithRetry(async () => (await import('./unread-changes.tsx')).SeenByNow);

interface MatterDetailsProps {
  kind: Matter;
  matter: MatterRecord;
}

/** Where it stands, what happens next, and all that was said and sent about it. */
export function MatterDetails({ kind, matter }: MatterDetailsProps) {
  const { t } = useTranslation(['requestDetail', 'requestForm']);
  const { language } = useLanguage();
  const { data: offices } = useOffices();
  const now = useCurrentTime();
  const thread = useThread(kind, matter.id);
  const office = offices?.data.find(({ id }) => id === matter.branchId);
  const today = dayIn(now, office?.timeZone ?? FIRM_ZONE);
  const isToChoose = kind.portal.calendar?.booking !== undefined && matter.status === kind.workflow.initial;
  const { number, title, topic, status, description, reason, replyDueAt } = matter;
  // What was not kept is not promised on.
  const isReplyAhead =
    replyDueAt !== null &&
    Date.parse(replyDueAt) > now.getTime() &&
    !isBeforeReply(matter.wishedAt, replyDueAt);
  useNothingAsked(matter);
  return (
    <>
      <Optional>
        <SeenByNow kind={kind} id={matter.id} />
      </Optional>
      <header className={styles.head}>
        <p className={styles.over}>
          <Ltr>{number}</Ltr>
          {topic !== null && <bdi>{topic}</bdi>}
        </p>
        <PageHeading title={title} className={styles.title}>
          <UserText>{title}</UserText>
        </PageHeading>
        <MatterStatus kind={kind} status={status} />
        <p className={styles.onPaper}>{t('requestDetail:onPaper')}</p>
      </header>
      <section className={styles.next} aria-labelledby="next">
        <h2 id={NEXT} tabIndex={-1}>
          {t('requestDetail:whatNext')}
        </h2>
        <NextWords kind={kind} matter={matter} today={today} office={office} thread={thread.data} />
        {isFirstReplyDue(kind, matter, thread.data) && isReplyAhead && office && (
          <p>
            {t('requestForm:successReply', {
              time: formatDate({ at: replyDueAt, language, style: 'weekdayTime', timeZone: office.timeZone }),
              office: isolate(office.name),
            })}
          </p>
        )}
        {reason !== null && (
          <UserText as="p" className={styles.long}>
            {reason}
          </UserText>
        )}
        {status === kind.portal.calendar?.cancelled && kind.portal.form.steps && (
          <p>
            <ButtonLink to={startPath(kind)} variant="secondary" size="small">
              {kind.portal.form.words.another[language]}
            </ButtonLink>
          </p>
        )}
      </section>
      {matter.taskState !== null && (
        <LazyBoundary placeholder={<Skeleton height={280} />}>
          <MatterTasks kind={kind} id={matter.id} today={today} />
        </LazyBoundary>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {(matter.appointment !== null || matter.wishedAt !== null || isToChoose) && (
            <LazyBoundary placeholder={<Skeleton height={200} />}>
              <Appointment kind={kind} matter={matter} office={office} />
            </LazyBoundary>
          )}
          <section aria-labelledby="description">
            <h2 id="description" className={styles.section}>
              {t('requestDetail:description')}
            </h2>
            <UserText as="p" className={styles.long}>
              {description}
            </UserText>
          </section>
          <MatterFiles kind={kind} matter={matter} />
          <MatterNotes kind={kind} id={matter.id} thread={thread} office={office} />
          <LazyBoundary>
            <MatterActivity kind={kind} thread={thread} office={office} />
          </LazyBoundary>
        </div>
        <aside className={styles.side} aria-labelledby="facts">
          <h2 id="facts" className={styles.section}>
            {t('requestDetail:facts')}
          </h2>
          <MatterSteps kind={kind} matter={matter} />
          <LazyBoundary placeholder={<Skeleton height={320} />}>
            <MatterFacts kind={kind} matter={matter} office={office} />
          </LazyBoundary>
        </aside>
      </div>
    </>
  );
}
