import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '#providers/describe-failure.ts';
import { useLanguage } from '#providers/use-language.ts';
import { useRecords } from '#providers/use-records.ts';
import { requests } from '#resources/requests.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton.tsx';
import { useOffices } from '../use-offices.ts';
import styles from './request-list.module.css';
import { RequestPager } from './request-pager.tsx';
import { RequestRow } from './request-row.tsx';

/** The client's own requests, the newest first. The host gives nobody else's (R218). */
export function RequestList() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useRecords(requests, {
    page,
    pageSize: 20,
    sort: [{ field: 'createdAt', direction: 'desc' }],
  });
  const { data: offices } = useOffices();

  if (error && !data)
    return (
      <ErrorPanel title={t('profile.errorTitle')} onRetry={() => void refetch()}>
        {describeFailure(error, language)}
      </ErrorPanel>
    );
  if (!data) return <RequestSkeleton />;
  if (data.total === 0)
    return <EmptyState title={t('profile.emptyTitle')}>{t('profile.emptyBody')}</EmptyState>;

  return (
    <>
      <ul className={styles.list} aria-label={t('profile.requestsLabel')} aria-busy={isPlaceholderData}>
        {data.data.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            office={offices?.data.find(({ id }) => id === request.branchId)}
            language={language}
          />
        ))}
      </ul>
      <RequestPager totals={data.totals} onPage={setPage} />
    </>
  );
}

function RequestSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.list}>
        {['58%', '44%', '64%', '50%'].map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width={width} height={26} />
            <span />
            <Skeleton width="36%" height={14} />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
