import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { weekDayOf } from '#contract/office-days.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { type OpeningTimes, clockAt, dayName, openStateAt, timeOfDay } from '#ui/text/opening-hours.ts';
import { useNow } from '#ui/text/use-now.ts';
import styles from './office-status.module.css';

interface OfficeStatusProps {
  /** `null`: not known yet. */
  times: OpeningTimes | null;
  /** With the hour at the office, and when it opens next. Default: only whether it is open. */
  isFull?: boolean;
}

/** Whether an office is open by its own clock (A40): said after the first picture, which the host draws too. */
export function OfficeStatus({ times, isFull = false }: OfficeStatusProps) {
  const { t } = useTranslation(['home']);
  const { language } = useLanguage();
  const now = useNow();
  if (!now || !times) return <span className={styles.status} />;
  const { isOpen, opensAt } = openStateAt(times, now);
  const words = [t(isOpen ? 'home:openNow' : 'home:closedNow')];
  if (isFull && opensAt) {
    const time = timeOfDay(opensAt.time, language);
    words.push(
      opensAt.ahead === 0
        ? t('home:opensToday', { time })
        : t('home:opensAt', { day: dayWords(opensAt, language), time }),
    );
  }
  if (isFull) {
    // In the same words as the hours beside it: 9 AM is no 9 am, and 9 صباحًا no 9 ص.
    const time = timeOfDay(clockAt(now, times.timeZone).time, language);
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

/** A day of the coming week by its name, a later one with its date. */
function dayWords({ ahead, day }: { ahead: number; day: string }, language: Language): string {
  const name = weekDayOf(day);
  return ahead < 7 && name ? dayName(name, language) : formatDate({ at: day, language, style: 'weekday' });
}
