import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import styles from './matter-steps.module.css';
import { useStateWords } from './state-words.ts';

interface MatterStepsProps {
  kind: Matter;
  status: string;
}

/** The way from sent to done, and where on it this one is; by shape, not by colour alone. */
export function MatterSteps({ kind, status }: MatterStepsProps) {
  const { t } = useTranslation(['requestDetail']);
  const { way } = kind.portal;
  const wordsOf = useStateWords(kind);
  const at = way.indexOf(status);
  // One that was turned down left the way after its first step.
  const shown = at === -1 ? [...way.slice(0, 1), status] : way;
  const here = at === -1 ? 1 : at;
  return (
    <ol className={styles.steps} aria-label={t('requestDetail:status')}>
      {shown.map((step, number) => (
        <li
          key={step}
          className={styles.step}
          data-state={number < here ? 'done' : number === here ? 'current' : 'ahead'}
          aria-current={number === here ? 'step' : undefined}
        >
          {wordsOf(step)}
        </li>
      ))}
    </ol>
  );
}
