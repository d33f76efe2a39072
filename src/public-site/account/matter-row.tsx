import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dayIn } from '#contract/day-in.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import type { Matter } from '#contract/matter.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Optional } from '#ui/loading/optional.tsx';
import { BranchGlyph } from '#ui/brand/branch-glyph.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { Ltr } from '#ui/text/ltr.tsx';
import { useCurrentTime } from '#ui/text/use-now.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { type Office, shapeOf } from '../use-offices.ts';
import styles from './matter-list.module.css';
import type { MatterRecord } from './matters.ts';
import { MatterStatus } from './matter-status.tsx';
import { OfficeTime } from '../appointments/office-time.tsx';

// With what the bell keeps: after the rows.
const UnreadMark = lazyWithRetry(async () => (await import('./unread-changes.tsx')).UnreadMark);

interface MatterRowProps {
  kind: Matter;
  matter: MatterRecord;
  /** The address of its details. */
  to: string;
  /** Whose clock says on which day it was sent. */
  office: Office | undefined;
}

export function MatterRow({ kind, matter, to, office }: MatterRowProps) {
  const { t } = useTranslation(['profile', 'requestDetail', 'consultations']);
  const { language } = useLanguage();
  const { number, title, topic, branch, status, createdAt, lastNote, taskDueOn, appointment } = matter;
  const timeZone = office?.timeZone;
  const now = useCurrentTime();
  const today = dayIn(now, timeZone ?? FIRM_ZONE);
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Optional>
          <UnreadMark kind={kind} id={matter.id} />
        </Optional>
        <Link to={to}>
          <UserText>{title}</UserText>
        </Link>
      </h2>
      <MatterStatus kind={kind} status={status} />
      <p className={styles.meta}>
        <Ltr>{number}</Ltr>
        {topic !== null && <bdi>{topic}</bdi>}
        {branch !== null && (
          <span className={styles.branch}>
            {office && <BranchGlyph branch={shapeOf(office)} />}
            {branch}
          </span>
        )}
        <span>
          {t('profile:requestedOn')}:{' '}
          <time dateTime={createdAt}>{formatDate({ at: createdAt, language, timeZone })}</time>
        </span>
        {appointment && status === kind.portal.calendar?.state && (
          <span className={styles.appointment}>
            {t('requestDetail:appointment')}: <OfficeTime at={appointment.at} office={office} />{' '}
            {office && t('consultations:officeClock', { office: isolate(office.name) })}
          </span>
        )}
      </p>
      {taskDueOn !== null && (
        <p className={styles.waits}>
          <IconFileText size={18} stroke={1.6} aria-hidden="true" />
          {t(taskDueOn < today ? 'profile:waitedForYou' : 'profile:waitsForYou', {
            day: formatDate({ at: taskDueOn, language, style: 'weekday' }),
          })}
        </p>
      )}
      {lastNote !== '' && (
        <div className={styles.note}>
          <p className={styles.noteFrom}>{t('profile:lastNote')}</p>
          <UserText as="p" className={styles.noteText}>
            {lastNote}
          </UserText>
        </div>
      )}
    </li>
  );
}
