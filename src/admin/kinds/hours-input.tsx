import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { HoursField } from '#contract/kinds/hours.ts';
import { hoursOf } from '#contract/opening-hours.ts';
import { WEEK_DAYS, type WeekDay } from '#contract/week.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { dayName } from '#ui/text/opening-hours.ts';
import type { InputProps } from './field-view.ts';
import { FieldLabel } from '../fields/field-label.tsx';
import { HoursDay } from '../fields/hours-day.tsx';
import styles from '../fields/hours.module.css';
import { Issue } from '../form/issue.tsx';

const WORKDAYS: readonly WeekDay[] = WEEK_DAYS.slice(0, 5);

/** The week day by day, each with its times or closed. */
export function Input({ fieldKey, field, control }: InputProps<HoursField>) {
  const { t } = useTranslation(['records']);
  const { language } = useLanguage();
  const { id, value, onChange, error } = control(fieldKey);
  const intervals = hoursOf(value);
  const monday = intervals.filter(({ day }) => day === 'mon');
  const copyMonday = () =>
    onChange([
      ...WORKDAYS.flatMap((day) => monday.map((interval) => ({ ...interval, day }))),
      ...intervals.filter(({ day }) => !WORKDAYS.includes(day)),
    ]);
  return (
    <fieldset
      className={styles.week}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>
        <FieldLabel text={field.label[language]} isOptional={field.optional === true} />
      </legend>
      {field.help && <p className={styles.help}>{field.help[language]}</p>}
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          <Issue>{error}</Issue>
        </div>
      )}
      {WEEK_DAYS.map((day) => (
        <HoursDay
          key={day}
          day={day}
          id={id}
          intervals={intervals}
          onChange={onChange}
          errorOf={(at, end) => control(`${fieldKey}.${at}.${end}`).error}
        >
          {day === 'mon' && monday.length > 0 && (
            <Button variant="subtle" onClick={copyMonday}>
              {t('records:copyHours', { day: dayName('mon', language), last: dayName('fri', language) })}
            </Button>
          )}
        </HoursDay>
      ))}
    </fieldset>
  );
}
