import { useTranslation } from 'react-i18next';
import { ExactTime } from './exact-time.tsx';
import { usePlaceClock } from './place-clock.tsx';
import styles from './place-time.module.css';

/** A moment to the minute, by the clock of the office it belongs to; the clock is named, because the offices' differ. */
export function PlaceTime({ at }: { at: string }) {
  const { t } = useTranslation(['lists']);
  const clock = usePlaceClock();
  return (
    <ExactTime at={at} className={styles.time}>
      {clock && (
        <>
          {' '}
          <span className={styles.clock}>{t('lists:clockOf', { office: clock.name })}</span>
        </>
      )}
    </ExactTime>
  );
}
