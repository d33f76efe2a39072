import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import type { MatterRecord } from './matters.ts';

interface NextWordsProps {
  kind: Matter;
  matter: MatterRecord;
  /** On the clock of the office: `2026-03-14`. */
  today: string;
}

/** Whose turn it is: the client's while something is asked of them, else the firm's, by the state. */
export function NextWords({ kind, matter, today }: NextWordsProps) {
  const { t } = useTranslation(['requestDetail']);
  const { language } = useLanguage();
  const { status, taskState, taskDueOn } = matter;
  if (taskDueOn !== null)
    return (
      <p>
        {t(taskDueOn < today ? 'requestDetail:yourTurnLate' : 'requestDetail:yourTurn', {
          day: formatDate({ at: taskDueOn, language, style: 'weekday' }),
        })}
      </p>
    );
  if (taskState !== null) return <p>{t('requestDetail:ourTurn')}</p>;
  return <p>{kind.portal.next[status]?.[language] ?? t('requestDetail:nextUnknown')}</p>;
}
