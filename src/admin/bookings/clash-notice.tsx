import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '#contract/actions.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { TimeProblem } from '#contract/appointments.ts';
import { labelKey } from '#contract/field-keys.ts';
import { titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { LiveRegion, Notice } from '#ui/layout/notice.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { ExactTime } from '../places/exact-time.tsx';
import { usePlaceClock } from '../places/place-clock.tsx';

interface ClashNoticeProps {
  resource: AnyResource;
  clash: NonNullable<Action['clash']>;
  /** The records that hold the time already. */
  others: readonly AnyRecord[];
  /** What else speaks against it. */
  problems: readonly TimeProblem[];
  /** The button that takes it in spite of them, where that is possible. */
  children: ReactNode;
}

/** Warns of what speaks against a time. It is for the person to decide, by a button of its own. */
export function ClashNotice({
  resource,
  clash: { who, when },
  others,
  problems,
  children,
}: ClashNoticeProps) {
  const { t } = useTranslation(['times']);
  const clock = usePlaceClock();
  const [first] = others;
  const [title = null, ...more] = [
    ...(first ? [t('times:conflictWarning', { name: isolate(String(first[labelKey(who)])) })] : []),
    ...problems.map((problem) => t(`times:${problem}`)),
  ];
  return (
    <LiveRegion>
      {title !== null && (
        <Notice tone="attention" title={title}>
          {others.map((other) => (
            <div key={other.id}>
              <bdi dir="auto">{titleOf(resource, other)}</bdi>
              {' · '}
              <ExactTime at={String(other[when])} style="time">
                {clock && ` (${clock.name})`}
              </ExactTime>
            </div>
          ))}
          {more.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {children}
        </Notice>
      )}
    </LiveRegion>
  );
}
