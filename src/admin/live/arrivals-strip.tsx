import { useTranslation } from 'react-i18next';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import type { ListStripProps } from '../capabilities/capability.ts';
import { useArrivals } from '../refine/use-arrivals.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import styles from './live.module.css';

/** What was added elsewhere meanwhile. The rows stay under the pointer until the person asks for it. */
export function ArrivalsStrip({ resource, query, since, rows, enabled, onShow }: ListStripProps) {
  const arrived = useArrivals({ resource, since, enabled });
  // What came just before the rows were read may be told of after them.
  const ids = arrived.filter((id) => rows.every((row) => row.id !== id));
  return (
    <div role="status" className={styles.arrivals}>
      {ids.length > 0 && (
        <NewRows
          // Of another search it begins anew; while more arrive the button stays, and with it the focus.
          key={JSON.stringify(query)}
          resource={resource}
          query={{ ...query, ids }}
          onShow={onShow}
        />
      )}
    </div>
  );
}

/** Events carry ids alone: the host is asked which of them the search and filters find, and the person may see. */
function NewRows({ resource, query, onShow }: Pick<ListStripProps, 'resource' | 'query' | 'onShow'>) {
  const { t } = useTranslation(['adminList']);
  const { data } = useRecordList(resource, { ...query, page: 1, pageSize: 1 });
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <PassFocus>
      <button type="button" className={styles.show} onClick={onShow}>
        {t('adminList:newRows', { count })}
      </button>
    </PassFocus>
  );
}
