import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyResource } from '#contract/define-resource.ts';
import { listQueryOf } from '#contract/list-query.ts';
import { type OwnedResource, filtersOf, ownedBy } from '#contract/owned-by.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { titleOf } from '#contract/title-of.ts';
import { resources } from '#resources/index.ts';
import type { AnyRecord } from '#providers/records/records.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { UserText } from '#ui/text/user-text.tsx';
import { CellValue } from '../column.tsx';
import { filteredPath } from '../list/filtered-path.ts';
import { ReadFailure } from '../read-failure.tsx';
import { useAccess } from '../refine/use-access.ts';
import { useRecordList } from '../refine/use-record-list.ts';
import { SkeletonLines } from '../skeleton-lines.tsx';
import styles from './owned-records.module.css';
import { mayOwn } from './may-own.ts';

/** At most this many of each are shown; the list has all. */
const SHOWN = 5;

interface OwnedRecordsProps {
  resource: AnyResource;
  record: AnyRecord;
}

/**
 * What belongs to a record, and what it has in hand: the newest of every resource that names it as the owner or as who
 * takes care of them, for whoever may list them.
 */
export const OwnedRecords = ({ resource, record }: OwnedRecordsProps) =>
  ownedBy(resource, resources).map((owned) => (
    <Owned key={`${owned.resource.name} ${owned.by}`} owned={owned} record={record} />
  ));

function Owned({ owned, record }: { owned: OwnedResource; record: AnyRecord }) {
  const { t } = useTranslation(['adminList', 'records']);
  const { language } = useLanguage();
  const { resource, by, isInHand } = owned;
  const filters = filtersOf(owned, record.id);
  const { can } = useAccess(resource.name, 'list');
  const query = listQueryOf(resource, {
    pageSize: SHOWN,
    sort: [{ field: 'id', direction: 'desc' }],
    filters,
  });
  const { data, error, refetch } = useRecordList(resource, query, { enabled: can });
  // Whoever can own none is not told that they own none.
  if (!can || (!data?.total && !mayOwn(owned, record))) return null;
  const headingId = `owned-${resource.name}-${by}`;
  const many = resource.labels.many[language];
  return (
    <section className={styles.owned} aria-labelledby={headingId}>
      <h2 className={styles.heading}>
        <span id={headingId}>{isInHand ? t('records:inHand', { many }) : many}</span>
        {data && (
          <span className={styles.count}>
            <bdi>{data.total}</bdi>
          </span>
        )}
      </h2>
      <ReadFailure resource={resource} query={{ error, refetch }} />
      {!data && !error && <SkeletonLines widths={[70, 55]} />}
      {data?.total === 0 && <p className={styles.none}>{t('adminList:emptyTitle')}</p>}
      {data && data.total > 0 && (
        <>
          <ul className={styles.list}>
            {data.data.map((one) => (
              <OwnedRecord key={one.id} resource={resource} record={one} />
            ))}
          </ul>
          <Link className={styles.all} to={filteredPath(resource, filters)} aria-describedby={headingId}>
            {t('records:showInList')}
          </Link>
        </>
      )}
    </section>
  );
}

/** Its name, what waits in it, its state, and when it came. */
function OwnedRecord({ resource, record }: OwnedRecordsProps) {
  const state = stateOf(resource);
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        <Link className={styles.title} to={`${adminPath(resource)}/${record.id}`}>
          <UserText>{titleOf(resource, record)}</UserText>
        </Link>
        {wordsUnder(resource, record).map((key) => (
          <span key={key} className={styles.task}>
            <CellValue resource={resource} columnKey={key} record={record} />
          </span>
        ))}
      </span>
      {state && <CellValue resource={resource} columnKey={state} record={record} />}
      <span className={styles.at}>
        <CellValue resource={resource} columnKey="createdAt" record={record} />
      </span>
    </li>
  );
}

/** What its list says beneath in a word, where there is one to say. */
const wordsUnder = ({ list, fields }: AnyResource, record: AnyRecord): string[] =>
  (list.under ?? []).filter((key) => {
    const field = fields[key];
    return field !== undefined && 'options' in field && Boolean(record[key]);
  });

/** The column that its list shows in colours. */
const stateOf = ({ list, fields }: AnyResource): string | undefined =>
  list.columns.find((key) => {
    const field = fields[key];
    return field !== undefined && 'tones' in field;
  });
