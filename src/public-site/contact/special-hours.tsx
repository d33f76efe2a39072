import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAfter, weekDayOf } from '#contract/office-days.ts';
import { WEEK_DAYS, type WeekDay } from '#contract/week.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { hoursLines } from '#ui/text/opening-hours.ts';
import { Localized } from '../localized.tsx';
import type { Office, SpecialDays } from '../use-offices.ts';
import { wordsOf } from '../words-of.ts';
import styles from './special-hours.module.css';

/** What begins later is no news yet. Days. */
const TOLD_AHEAD = 60;

interface SpecialHoursProps {
  office: Office;
  specialDays: readonly SpecialDays[] | null;
}

/** The holidays and seasons that come next, or hold now, with the hours that the office keeps in them. */
export function SpecialHours({ office, specialDays }: SpecialHoursProps) {
  const { t } = useTranslation(['contact']);
  const [last] = useState(() => dayAfter(new Date().toISOString().slice(0, 10), TOLD_AHEAD));
  const told = specialDays?.filter(({ firstDay }) => firstDay <= last) ?? [];
  if (told.length === 0) return null;
  const id = `special-hours-${office.id}`;
  return (
    <>
      <p id={id} className={styles.caption}>
        {t('contact:specialHours')}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {told.map((days) => (
          <Days key={days.id} office={office} days={days} />
        ))}
      </ul>
    </>
  );
}

function Days({ office, days }: { office: Office; days: SpecialDays }) {
  const { t } = useTranslation(['contact']);
  const { language } = useLanguage();
  const { firstDay, lastDay, hours } = days;
  const written = (day: string) =>
    formatDate({ at: day, language, style: 'dayMonth', timeZone: office.timeZone });
  return (
    <li>
      <b>
        <Localized words={wordsOf(days, 'name')} />
      </b>
      <span>
        {firstDay === lastDay
          ? written(firstDay)
          : t('contact:specialDays', { from: written(firstDay), to: written(lastDay) })}
      </span>
      {hours.length === 0 ? (
        <span>{t('contact:closed')}</span>
      ) : (
        hoursLines(hours, language, weekDaysIn(firstDay, lastDay)).map((line) => (
          <span key={line.days}>
            {t('contact:specialLine', {
              days: line.days,
              times: line.times.join(t('contact:and')) || t('contact:closed'),
            })}
          </span>
        ))
      )}
    </li>
  );
}

/** The days of the week that lie between two days, each once: in their order where they are no whole week. */
function weekDaysIn(firstDay: string, lastDay: string): readonly WeekDay[] {
  if (dayAfter(firstDay, WEEK_DAYS.length - 1) <= lastDay) return WEEK_DAYS;
  return WEEK_DAYS.map((_, ahead) => dayAfter(firstDay, ahead))
    .filter((day) => day <= lastDay)
    .flatMap((day) => weekDayOf(day) ?? []);
}
