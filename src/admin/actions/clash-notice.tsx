import { useTranslation } from 'react-i18next';
import type { Action, AnyResource } from '#contract/define-resource.ts';
import { labelKey } from '#contract/field-keys.ts';
import { listQueryOf } from '#contract/list-query.ts';
import type { Values } from '#contract/record-schemas.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { usePlaceClock } from '../branches/place-clock.tsx';

interface ClashNoticeProps {
  resource: AnyResource;
  record: AnyRecord;
  action: Action;
  clash: NonNullable<Action['clash']>;
  /** What is filled in so far. */
  values: Values;
}

/** Warns that somebody is taken at this time already. It is for the person to decide: nothing is refused. */
export function ClashNotice({ resource, record, action, clash, values }: ClashNoticeProps) {
  const { t } = useTranslation(['adminConsultations']);
  const { language } = useLanguage();
  const clock = usePlaceClock();
  const { who, when, minutes } = clash;
  const [whom, moment] = [values[who], values[when]];
  const at = typeof moment === 'string' ? new Date(moment).getTime() : NaN;
  const isKnown = typeof whom === 'number' && !Number.isNaN(at);
  // Those that end as it begins do not meet it.
  const distance = minutes * 60_000 - 1;
  const { stateField, to } = action;
  const query = listQueryOf(resource, {
    pageSize: 5,
    filters: isKnown
      ? {
          [who]: [whom],
          [when]: { from: new Date(at - distance).toISOString(), to: new Date(at + distance).toISOString() },
          // Where the time still holds.
          ...(stateField !== undefined && to !== undefined && { [stateField]: [to] }),
        }
      : {},
  });
  const { data } = useRecordList(resource, query, { enabled: isKnown });
  const others = isKnown ? (data?.data ?? []).filter(({ id }) => id !== record.id) : [];
  const [first] = others;
  if (!first) return null;
  return (
    <Notice
      tone="attention"
      isLive
      title={t('adminConsultations:conflictWarning', { name: first[labelKey(who)] })}
    >
      {others.map((other) => (
        <div key={other.id}>
          <bdi dir="auto">{String(other[resource.title])}</bdi>
          {' · '}
          {formatDate({
            at: String(other[when]),
            language,
            style: 'time',
            ...(clock && { timeZone: clock.timeZone }),
          })}
        </div>
      ))}
    </Notice>
  );
}
