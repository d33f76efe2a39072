import { useTranslation } from 'react-i18next';
import styles from './list-strip.module.css';

interface RefusedQueryProps {
  /** What asks for something that the host would refuse: the address, or the view that the list opens with. */
  by: 'address' | 'view';
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
