import { useTranslation } from 'react-i18next';
import type { HoursField } from '#contract/fields.ts';
import { hoursOf } from '#contract/opening-hours.ts';
import { WEEK_DAYS, type WeekDay } from '#contract/week.ts';
import { useLanguage } from '#providers/use-language.ts';
import { Button } from '#ui/button.tsx';
import { dayName, hoursLines } from '#ui/opening-hours.ts';
import type { InputProps, ValueProps } from './field-view.ts';
import { FieldLabel } from './field-label.tsx';
import { HoursDay } from './hours-day.tsx';
import styles from './hours.module.css';
import { NoValue } from './no-value.tsx';

const WORKDAYS: readonly WeekDay[] = WEEK_DAYS.slice(0, 5);

/** The week day by day, each with its times or closed. */
export function Input({ fieldKey, field, control }: InputProps<HoursField>) {
  const { t } = useTranslation('admin');
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
          {error}
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
            <Button variant="quiet" size="small" onClick={copyMonday}>
              {t('panel.copyHours', { day: dayName('mon', language), last: dayName('fri', language) })}
            </Button>
          )}
        </HoursDay>
      ))}
    </fieldset>
  );
}

/** Days that are alike on one line, such as «Monday to Friday: 9 AM to 6 PM». */
export function Show({ fieldKey, record }: ValueProps<HoursField>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const intervals = hoursOf(record[fieldKey]);
  if (intervals.length === 0) return <NoValue />;
  return (
    <ul className={styles.lines}>
      {hoursLines(intervals, language).map(({ days, times }) => (
        <li key={days}>
          <span className={styles.days}>{days}</span>{' '}
          <span>{times.length === 0 ? t('panel.closed') : times.join(t('panel.listSeparator'))}</span>
        </li>
      ))}
    </ul>
  );
}

/** The first line; the rest is on the record's own screen. */
export function Cell({ fieldKey, record }: ValueProps<HoursField>) {
  const { language } = useLanguage();
  const intervals = hoursOf(record[fieldKey]);
  const first = hoursLines(intervals, language).find(({ times }) => times.length > 0);
  if (!first) return <NoValue />;
  return <>{`${first.days}: ${first.times[0] ?? ''}`}</>;
}

export const Filter = null;
