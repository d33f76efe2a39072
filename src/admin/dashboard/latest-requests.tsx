import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listQueryOf } from '#contract/list-query.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { useAnyRecords } from '#providers/use-records.ts';
import { requests } from '#resources/requests.ts';
import { CellValue } from '../column.tsx';
import { RecordState } from '../record-state.tsx';
import styles from './dashboard-screen.module.css';

const SHOWN = 5;
const latest = listQueryOf(requests, { pageSize: SHOWN });

/** The newest requests, each leading to its screen. */
export function LatestRequests() {
  const { t } = useTranslation('admin');
  const query = useAnyRecords(requests, latest);
  return (
    <section aria-labelledby="latest-requests">
      <h2 id="latest-requests" className={styles.heading}>
        {t('panel.latestRequests')}
      </h2>
      <RecordState resource={requests} query={query} />
      {query.data?.total === 0 && <p className={styles.note}>{t('adminRequests.empty')}</p>}
      <ul>
        {query.data?.data.map((record) => (
          <li key={record.id} className={styles.request}>
            <Link to={`${adminPath(requests)}/${record.id}`} className={styles.title}>
              <CellValue resource={requests} columnKey={requests.title} record={record} />
            </Link>
            {(['clientId', 'status', 'createdAt'] as const).map((key) => (
              <span key={key}>
                <CellValue resource={requests} columnKey={key} record={record} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
