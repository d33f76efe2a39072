import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { adminPath, historyPath } from '#contract/resource-paths.ts';
import { useAccess } from './refine/use-access.ts';
import styles from './list/list-screen.module.css';

/** The record as it is and as it was. Links, not tabs: each is a page of its own. */
export function RecordTabs({ resource, id }: { resource: AnyResource; id: number }) {
  const { t } = useTranslation(['history']);
  if (!useAccess(resource.name, 'history').can) return null;
  return (
    <nav aria-label={t('history:views')} className={styles.tabs}>
      <NavLink to={`${adminPath(resource)}/${id}`} end className={styles.tab}>
        {t('history:details')}
      </NavLink>
      <NavLink to={historyPath(resource, id)} end className={styles.tab}>
        {t('history:title')}
      </NavLink>
    </nav>
  );
}
