import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { weekDayOf } from '#contract/office-days.ts';
import { clockAt, hoursLines } from '#ui/text/opening-hours.ts';
import { useNow } from '#ui/text/use-now.ts';
import type { Office, SpecialDays } from '../use-offices.ts';
import styles from './office-hours.module.css';

interface OfficeHoursProps {
  office: Office;
  specialDays: readonly SpecialDays[] | null;
}

/** The week of an office, days that are alike in one line; the line of today is tinted where it holds today (R13). */
export function OfficeHours({ office, specialDays }: OfficeHoursProps) {
  const { t } = useTranslation(['contact']);
  const { language } = useLanguage();
  const now = useNow();
  const today = now && clockAt(now, office.timeZone).day;
  const isSpecial =
    today !== null && specialDays?.some(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
  return (
    <table className={styles.hours}>
      <caption className={styles.caption}>{t('contact:hoursTitle')}</caption>
      <tbody>
        {hoursLines(office.hours, language).map(({ of, days, times }) => {
          const isToday = today !== null && !isSpecial && of.some((day) => day === weekDayOf(today));
          return (
            <tr key={days} data-today={isToday || undefined}>
              {/* Told to whoever does not see the tint. */}
              <th scope="row" aria-current={isToday ? 'date' : undefined}>
                {days}
              </th>
              <td>
                {times.length === 0
                  ? t('contact:closed')
                  : times.map((time) => (
                      <span key={time} className={styles.time}>
                        {time}
                      </span>
                    ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
