import { useTranslation } from 'react-i18next';
import styles from './matter-steps.module.css';
import { type MatterKind, matterKinds } from './matters.ts';
import { lookOf } from './status-presentation.ts';

interface MatterStepsProps {
  kind: MatterKind;
  status: string;
}

/** The way from sent to done, and where on it this one is; by shape, not by colour alone. */
export function MatterSteps({ kind, status }: MatterStepsProps) {
  const { t } = useTranslation(['requestDetail', 'status']);
  const { way } = matterKinds[kind];
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
          {t(lookOf(kind, step).label)}
        </li>
      ))}
    </ol>
  );
}
