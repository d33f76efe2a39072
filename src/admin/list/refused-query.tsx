import { useTranslation } from 'react-i18next';
import styles from './list-strip.module.css';
import type { RefusedAsker } from './use-list-state.ts';

interface RefusedQueryProps {
  by: RefusedAsker;
}

/** Says why a list shows everything though less was asked for. */
export function RefusedQuery({ by }: RefusedQueryProps) {
  const { t } = useTranslation(['records']);
  return (
    <div role="status" className={styles.strip}>
      {t(by === 'view' ? 'records:viewOutdated' : 'records:addressRefused')}
    </div>
  );
}
