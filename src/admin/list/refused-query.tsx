import { useTranslation } from 'react-i18next';
import styles from './list-strip.module.css';
import type { QuerySource } from './use-list-state.ts';

interface RefusedQueryProps {
  source: QuerySource;
}

/** Says why a list shows everything though less was asked for. */
export function RefusedQuery({ source }: RefusedQueryProps) {
  const { t } = useTranslation(['records']);
  return (
    <div role="status" className={styles.strip}>
      {t(source === 'view' ? 'records:viewOutdated' : 'records:addressRefused')}
    </div>
  );
}
