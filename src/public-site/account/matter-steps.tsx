import { useTranslation } from 'react-i18next';
import type { Matter } from '#contract/matter.ts';
import styles from './matter-steps.module.css';
import type { MatterRecord } from './matters.ts';
import { useStateWords } from './state-words.ts';

interface MatterStepsProps {
  kind: Matter;
  matter: Pick<MatterRecord, 'status' | 'inWriting'>;
}

/** The way from sent to done, and where on it this one is; by shape, not by colour alone. */
export function MatterSteps({ kind, matter: { status, inWriting } }: MatterStepsProps) {
  const { t } = useTranslation(['requestDetail']);
  const { calendar } = kind.portal;
  // What is answered in writing is never arranged.
  const way = kind.portal.way.filter((step) => !inWriting || step !== calendar?.state);
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
