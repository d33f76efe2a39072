import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { dayName, openStateAt, timeOfDay } from '#ui/text/opening-hours.ts';
import { useNow } from '#ui/text/use-now.ts';
import styles from './office-status.module.css';
import type { Office } from './use-offices.ts';

interface OfficeStatusProps {
  office: Pick<Office, 'hours' | 'timeZone'>;
  /** With the hour at the office, and when it opens next. Default: only whether it is open. */
  isFull?: boolean;
}

/** Whether an office is open by its own clock (A40): said after the first picture, which the host draws too. */
export function OfficeStatus({ office, isFull = false }: OfficeStatusProps) {
  const { t } = useTranslation(['home']);
  const { language } = useLanguage();
  const now = useNow();
  if (!now) return <span className={styles.status} />;
  const { isOpen, opensAt } = openStateAt(office.hours, now, office.timeZone);
  const words = [t(isOpen ? 'home:openNow' : 'home:closedNow')];
  if (isFull && opensAt) {
    const time = timeOfDay(opensAt.time, language);
    words.push(
      opensAt.day === null
        ? t('home:opensToday', { time })
        : t('home:opensAt', { day: dayName(opensAt.day, language), time }),
    );
  }
  if (isFull) {
    const time = formatDate({ at: now, language, style: 'time', timeZone: office.timeZone });
    words.push(t('home:localTime', { time }));
  }
  return (
    <span className={styles.status} data-open={isOpen || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        {words.map((part, place) => (
          <span key={part} className={styles.part}>
            {/* The space is seen by nobody: it parts them where the line is read out, copied or searched. */}
            {place > 0 ? ` ${part}` : part}
          </span>
        ))}
      </span>
    </span>
  );
}
