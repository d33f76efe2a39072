import { useTranslation } from 'react-i18next';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { usePlaceClock } from './place-clock.tsx';
import styles from './place-time.module.css';

/** A moment to the minute, by the clock of the office it belongs to; the clock is named, because the offices' differ. */
export function PlaceTime({ at }: { at: string }) {
  const { t } = useTranslation(['lists']);
  const { language } = useLanguage();
  const clock = usePlaceClock();
  return (
    <time dateTime={at} className={styles.time}>
      {formatDate({ at, language, style: 'dateTime', ...(clock && { timeZone: clock.timeZone }) })}{' '}
      {clock && <span className={styles.clock}>{t('lists:clockOf', { office: clock.name })}</span>}
    </time>
  );
}
