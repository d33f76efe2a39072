import { useTranslation } from 'react-i18next';
import type { AnyResource } from '#contract/define-resource.ts';
import styles from '../list/list-tools.module.css';
import { useShownView } from './shown-view.ts';

/** What a list is shown by, and whether it asks something else by now. */
export function ShownName({ resource, search }: { resource: AnyResource; search: string }) {
  const { t } = useTranslation(['lists']);
  const view = useShownView(resource);
  if (view === null) return t('lists:views');
  return (
    <>
      <span className="visually-hidden">{t('lists:views')}: </span>
      <bdi dir="auto">{view.name}</bdi>
      {view.query !== search && <span className={styles.shared}>{t('lists:viewChanged')}</span>}
    </>
  );
}
