import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { titleOf } from '#contract/title-of.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { CellValue } from '../column.tsx';
import styles from './thread-screen.module.css';

/** At most this many of them are shown; the list has all. */
const SHOWN = 5;

/** What else the same person has asked for, the newest first. */
export function EarlierRecords({ resource, record }: { resource: AnyResource; record: AnyRecord }) {
  const { t } = useTranslation(['thread']);
  const { owner = '', workflow, list } = resource;
  const ownerId = Number(record[owner]);
  const isKnown = ownerId > 0 && list.filters.includes(owner);
  const query = listQueryOf(resource, { pageSize: SHOWN + 1, filters: { [owner]: [ownerId] } });
  const { data } = useRecordList(resource, query, { enabled: isKnown });
  const others = isKnown ? (data?.data ?? []).filter(({ id }) => id !== record.id).slice(0, SHOWN) : [];
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className={styles.small}>{t('thread:previousRequests')}</h3>
      <ul className={styles.earlier}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={`${adminPath(resource)}/${other.id}`}>
              <UserText>{titleOf(resource, other)}</UserText>
            </Link>
            {workflow && <CellValue resource={resource} columnKey={workflow.field} record={other} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
