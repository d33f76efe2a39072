import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './stepper.module.css';
import { steps } from './steps.ts';

/** Where one is among the steps; those behind can be opened again. */
export function Stepper({ step }: { step: number }) {
  const { t } = useTranslation(['consultations', 'a11y']);
  return (
    <ol className={styles.steps} aria-label={t('consultations:steps')}>
      {steps.map(({ label }, at) => {
        const number = at + 1;
        const isDone = number < step;
        return (
          <li
            key={label}
            className={styles.step}
            data-state={isDone ? 'done' : number === step ? 'current' : 'ahead'}
            aria-current={number === step ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {isDone ? <IconCheck size={16} stroke={2} /> : number}
            </span>
            {isDone ? (
              <Link to={`?step=${number}`} className={styles.label}>
                {t(label)}
                <span className="visually-hidden"> ({t('a11y:completedStep')})</span>
              </Link>
            ) : (
              <span className={styles.label}>{t(label)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
