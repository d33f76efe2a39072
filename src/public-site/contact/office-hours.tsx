import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { dayAt, hoursLines } from '#ui/text/opening-hours.ts';
import { useNow } from '#ui/text/use-now.ts';
import type { Office } from '../use-offices.ts';
import styles from './office-hours.module.css';

/** The week of an office, days that are alike in one line; the line of today is tinted (R13). */
export function OfficeHours({ office }: { office: Office }) {
  const { t } = useTranslation(['contact']);
  const { language } = useLanguage();
  const now = useNow();
  const today = now && dayAt(now, office.timeZone);
  return (
    <table className={styles.hours}>
      <caption className={styles.caption}>{t('contact:hoursTitle')}</caption>
      <tbody>
        {hoursLines(office.hours, language).map(({ of, days, times }) => {
          const isToday = today !== null && of.includes(today);
          return (
            <tr key={days} data-today={isToday || undefined}>
              <th scope="row">{days}</th>
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
