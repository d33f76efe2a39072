import { useTranslation } from 'react-i18next';
import styles from './reset-steps.module.css';

const STEPS = [1, 2, 3] as const;

/** Where one is on the way to a new password: three ticks, and the same in words. */
export function ResetSteps({ step }: { step: (typeof STEPS)[number] }) {
  const { t } = useTranslation(['a11y']);
  return (
    <div className={styles.steps}>
      <span className={styles.ticks} aria-hidden="true">
        {STEPS.map((place) => (
          <i key={place} data-reached={place <= step || undefined} />
        ))}
      </span>
      <p>{t('a11y:stepOf', { n: step, total: STEPS.length })}</p>
    </div>
  );
}
