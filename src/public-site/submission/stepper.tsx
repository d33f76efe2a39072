import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '#providers/i18n/use-language.ts';
import styles from './stepper.module.css';
import { type SteppedMatter, stepsOf } from './steps.ts';

/** Where one is among the steps; those behind can be opened again. */
export function Stepper({ kind, step }: { kind: SteppedMatter; step: number }) {
  const { t } = useTranslation(['requestForm', 'a11y']);
  const { language } = useLanguage();
  const labels = [...stepsOf(kind).map(({ label }) => label[language]), t('requestForm:review')];
  return (
    <ol className={styles.steps} aria-label={t('requestForm:steps')}>
      {labels.map((label, at) => {
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
                {label}
                <span className="visually-hidden"> ({t('a11y:completedStep')})</span>
              </Link>
            ) : (
              <span className={styles.label}>{label}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
