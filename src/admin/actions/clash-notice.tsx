import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { TimeProblem } from '#contract/appointments.ts';
import { labelKey } from '#contract/field-keys.ts';
import { titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { usePlaceClock } from '../branches/place-clock.tsx';

interface ClashNoticeProps {
  resource: AnyResource;
  clash: NonNullable<Action['clash']>;
  /** The records that hold the time already. */
  others: readonly AnyRecord[];
  /** What else speaks against it. */
  problem: TimeProblem | null;
  /** The button that takes it in spite of them. */
  children: ReactNode;
}

/** Warns of what speaks against a time. It is for the person to decide, by a button of its own. */
export function ClashNotice({ resource, clash: { who, when }, others, problem, children }: ClashNoticeProps) {
  const { t } = useTranslation(['adminConsultations']);
  const { language } = useLanguage();
  const clock = usePlaceClock();
  const [first] = others;
  if (!first && !problem) return null;
  return (
    <Notice
      tone="attention"
      isLive
      title={
        first
          ? t('adminConsultations:conflictWarning', { name: first[labelKey(who)] })
          : t(`adminConsultations:${problem ?? 'away'}`)
      }
    >
      {others.map((other) => (
        <div key={other.id}>
          <bdi dir="auto">{titleOf(resource, other)}</bdi>
          {' · '}
          {formatDate({
            at: String(other[when]),
            language,
            style: 'time',
            ...(clock && { timeZone: clock.timeZone }),
          })}
          {clock && ` (${clock.name})`}
        </div>
      ))}
      {first && problem && <div>{t(`adminConsultations:${problem}`)}</div>}
      {children}
    </Notice>
  );
}
