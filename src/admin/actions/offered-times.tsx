import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '#contract/actions.ts';
import type { OfferedTimes as Times } from '#contract/appointments.ts';
import { dayIn } from '#contract/day-in.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import type { Values } from '#contract/record-schemas.ts';
import { timesToOfferCall } from '#providers/calls/free-slots-call.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import type { SchemaForm } from '#providers/forms/use-schema-form.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { usePlaceClock } from '../branches/place-clock.tsx';
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
  const { t } = useTranslation(['adminConsultations']);
  const { language } = useLanguage();
  const timeZone = usePlaceClock()?.timeZone ?? FIRM_ZONE;
  // Whoever came with a time stays one of several: the times do not change under the pointer.
  const [offeredId, setOfferedId] = useState<number | null>(null);
  const { [who]: whom, [when]: at } = form.values;
  const consultantId = typeof whom === 'number' && whom !== offeredId ? whom : null;
  const { data: times, isPlaceholderData } = useCustomCall(
    timesToOfferCall(resource, record.id, consultantId),
  );
  const choose = (time: Times[number]) => {
    if (consultantId === null) setOfferedId(time.consultantId);
    form.setFieldValue(when, time.at);
    form.setFieldValue(who, time.consultantId);
  };
  // Staff may type any time: what cannot be offered is not worth an error.
  if (!times) return null;
  if (times.length === 0) return <p className={styles.none}>{t('adminConsultations:noFreeTimes')}</p>;
  const dayOf = (moment: string) => dayIn(new Date(moment), timeZone);
  const days = [...new Set(times.map((time) => dayOf(time.at)))];
  const chosen = typeof at === 'string' ? Date.parse(at) : NaN;
  return (
    <section
      className={styles.times}
      aria-label={t('adminConsultations:freeTimes')}
      aria-busy={isPlaceholderData}
    >
      <strong className={styles.title}>{t('adminConsultations:freeTimes')}</strong>
      {days.map((day) => {
        const ofDay = times.filter((time) => dayOf(time.at) === day);
        return (
          <div key={day} className={styles.day}>
            <span>{formatDate({ at: ofDay[0]?.at ?? '', language, style: 'weekday', timeZone })}</span>
            <div className={styles.choices}>
              {ofDay.map((time) => (
                <Button
                  key={time.at}
                  type="button"
                  size="xs"
                  variant={Date.parse(time.at) === chosen ? 'filled' : 'default'}
                  aria-pressed={Date.parse(time.at) === chosen}
                  disabled={isPlaceholderData}
                  onClick={() => choose(time)}
                >
                  {formatDate({ at: time.at, language, style: 'time', timeZone })}
                  {consultantId === null && <bdi className={styles.name}>{time.consultantName}</bdi>}
                </Button>
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
