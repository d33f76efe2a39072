import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '#contract/actions.ts';
import type { OfferedTimes as Times } from '#contract/appointments.ts';
import { dayIn } from '#contract/day-in.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import type { Values } from '#contract/record-schemas.ts';
import { timesToOfferCall } from '#providers/calls/free-slots-call.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { LiveRegion } from '#ui/layout/notice.tsx';
import { formatDate } from '#ui/text/format-date.ts';
import { usePlaceClock } from '../places/place-clock.tsx';
import { useCustomCall } from '../refine/use-custom-call.ts';
import styles from './offered-times.module.css';

interface OfferedTimesProps {
  resource: AnyResource;
  record: AnyRecord;
  /** Which of the fields are the consultant and the time. */
  clash: NonNullable<Action['clash']>;
  form: Pick<SchemaForm<Values>, 'values' | 'setFieldValue'>;
}

/** Times that are free, each one press away: with the consultant who was chosen, or with whoever may take care of it. */
export function OfferedTimes({ resource, record, clash: { who, when }, form }: OfferedTimesProps) {
  const { t } = useTranslation(['times']);
  const { language } = useLanguage();
  const id = useId();
  const clock = usePlaceClock();
  const { [who]: whom, [when]: at } = form.values;
  // Whoever came with a time was not chosen: as long as it stands, the times do not change under the pointer.
  const [taken, setTaken] = useState<Times[number] | null>(null);
  const isTaken = taken !== null && taken.consultantId === whom && Date.parse(taken.at) === momentOf(at);
  const consultantId = typeof whom === 'number' && !isTaken ? whom : null;
  const { data: times, isPlaceholderData } = useCustomCall(
    timesToOfferCall(resource, record.id, consultantId),
  );
  const choose = (time: Times[number]) => {
    if (consultantId === null) setTaken(time);
    form.setFieldValue(when, time.at);
    form.setFieldValue(who, time.consultantId);
  };
  // Staff may type any time: what cannot be offered is not worth an error.
  if (!times || !clock) return null;
  const { timeZone } = clock;
  const dayOf = (moment: string) => dayIn(new Date(moment), timeZone);
  const days = [...new Set(times.map((time) => dayOf(time.at)))];
  const isOfSeveral = new Set(times.map((time) => time.consultantId)).size > 1;
  return (
    <section className={styles.times} aria-labelledby={id} aria-busy={isPlaceholderData}>
      <div className={styles.title}>
        <strong id={id}>{t('times:freeTimes')}</strong>{' '}
        {!isOfSeveral && <bdi>{times[0]?.consultantName}</bdi>}
      </div>
      <LiveRegion>
        {days.length === 0 && (
          <p className={styles.none}>
            {t(`times:${consultantId === null ? 'noFreeTimes' : 'noFreeTimesWith'}`)}
          </p>
        )}
      </LiveRegion>
      {days.map((day) => {
        const ofDay = times.filter((time) => dayOf(time.at) === day);
        return (
          <div key={day} role="group" aria-labelledby={`${id}-${day}`} className={styles.day}>
            <span id={`${id}-${day}`}>
              {formatDate({ at: ofDay[0]?.at ?? '', language, style: 'weekday', timeZone })}
            </span>
            <div className={isOfSeveral ? styles.named : styles.row}>
              {ofDay.map((time) => {
                const isChosen = Date.parse(time.at) === momentOf(at);
                return (
                  <Button
                    key={time.at}
                    type="button"
                    size="xs"
                    px={isOfSeveral ? undefined : 4}
                    variant={isChosen ? 'filled' : 'default'}
                    aria-pressed={isChosen}
                    disabled={isPlaceholderData}
                    onClick={() => choose(time)}
                  >
                    {formatDate({ at: time.at, language, style: 'time', timeZone })}
                    {isOfSeveral && <bdi className={styles.name}>{` ${time.consultantName}`}</bdi>}
                  </Button>
                );
              })}
            </div>
          </div>
        );
      })}
    </section>
  );
}

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN);
