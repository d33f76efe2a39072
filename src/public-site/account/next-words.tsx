import { useTranslation } from 'react-i18next';
import { fillWords } from '#contract/language.ts';
import type { Matter } from '#contract/matter.ts';
import type { ThreadEntry } from '#contract/thread.ts';
import { openStates } from '#contract/workflow.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { isolate } from '#ui/text/isolate.ts';
import { useIsPast } from '../use-is-past.ts';
import type { Office } from '../use-offices.ts';
import { HeldSlot } from '../appointments/clock-words.tsx';
import type { MatterRecord } from './matters.ts';

interface NextWordsProps {
  kind: Matter;
  matter: MatterRecord;
  /** On the clock of the office: `2026-03-14`. */
  today: string;
  office: Office | undefined;
  /** What was done; undefined until it is known. */
  thread: readonly ThreadEntry[] | undefined;
}

/** The id of the heading over them: what changes the state leads there. */
export const NEXT = 'next';

/** Has the firm neither written nor asked for anything yet? */
export const isFirstReplyDue = (
  { workflow }: Matter,
  { status, lastNote, taskState, firstContactAt }: MatterRecord,
  thread: readonly ThreadEntry[] = [],
): boolean =>
  status === workflow.initial &&
  firstContactAt === null &&
  lastNote === '' &&
  taskState === null &&
  thread.every(({ kind }) => kind !== 'task');

/** Whose turn it is: the client's while something is asked of them, else the firm's, by the state. */
export function NextWords({ kind, matter, today, office, thread = [] }: NextWordsProps) {
  const { t } = useTranslation(['requestDetail', 'requestForm']);
  const { language } = useLanguage();
  const { status, taskState, taskDueOn, wishedAt, missedWish, inWriting, dueDate, replyDueAt, appointment } =
    matter;
  const { calendar, next: nextByState } = kind.portal;
  // As in its mails: where nothing says when it ends, it is to come until it begins.
  const isOver = useIsPast(Date.parse(appointment?.until ?? appointment?.at ?? ''));
  if (taskDueOn !== null)
    return (
      <p>
        {t(taskDueOn < today ? 'requestDetail:yourTurnLate' : 'requestDetail:yourTurn', {
          day: formatDate({ at: taskDueOn, language, style: 'weekday' }),
        })}
      </p>
    );
  if (taskState !== null) return <p>{t('requestDetail:ourTurn')}</p>;
  if (wishedAt !== null && office) return <HeldSlot at={wishedAt} office={office} replyDueAt={replyDueAt} />;
  if (missedWish !== null && office)
    return (
      <p>
        {t('requestForm:heldPassed', {
          time: formatDate({ at: missedWish, language, style: 'weekdayTime', timeZone: office.timeZone }),
          office: isolate(office.name),
        })}
      </p>
    );
  if (inWriting && dueDate !== null && dueDate >= today && openStates(kind.workflow).includes(status))
    return (
      <p>
        {fillWords(inWriting.nextDue[language], {
          day: formatDate({ at: dueDate, language, style: 'weekday' }),
        })}
      </p>
    );
  const over = isOver && status === calendar?.state ? calendar.over : undefined;
  const meeting = inWriting ? undefined : calendar?.booking?.inWriting?.meeting;
  const isToChoose =
    status === kind.workflow.initial &&
    wishedAt === null &&
    thread.some(({ kind: what, data }) => what === 'moved' && data.move === meeting?.move);
  const next =
    over ?? (isToChoose ? meeting?.next : undefined) ?? inWriting?.next[status] ?? nextByState[status];
  return <p>{next?.[language] ?? t('requestDetail:nextUnknown')}</p>;
}
