import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#contract/describe-error.ts';
import { matterPath, startPath } from '#contract/matter.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { PassFocus } from '#ui/layout/pass-focus.tsx';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';
import { Skeleton, SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { useOffices } from '../use-offices.ts';
import styles from './matter-list.module.css';
import { MatterRow } from './matter-row.tsx';
import type { MatterFilter } from './use-matter-filter.ts';
import { useMatters } from './use-matters.ts';

// For the few who have more than a page of them.
const MatterPager = lazyWithRetry(async () => (await import('./matter-pager.tsx')).MatterPager);

interface MatterListProps {
  filter: MatterFilter;
  onChange: (next: Partial<MatterFilter>) => void;
}

/** The rows of a tab, and what is said when there are none. */
export function MatterList({ filter, onChange }: MatterListProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { language } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const { kind } = filter;
  const { portal } = kind;
  const { matters, totals, error, refetch, isPlaceholderData } = useMatters(kind, filter);
  const { data: offices } = useOffices();
  const isFiltered = filter.search !== '' || filter.status !== '';

  if (error && !matters)
    return (
      <ErrorPanel
        title={describeError('listFailed', { language, messages: kind.messages })}
        onRetry={() => void refetch()}
      >
        {describeFailure(error, language)}
      </ErrorPanel>
    );
  if (!matters || !totals || (matters.length === 0 && isPlaceholderData)) return <ListSkeleton />;
  if (matters.length === 0 && totals.totalCount > 0)
    return (
      <EmptyState
        title={t('profile:pastEnd')}
        action={
          <PassFocus>
            <Button onClick={() => onChange({ page: 1 })}>{t('profile:firstPage')}</Button>
          </PassFocus>
        }
      />
    );
  if (matters.length === 0 && isFiltered)
    return (
      <EmptyState
        title={t('profile:filteredEmpty')}
        action={
          <PassFocus>
            <Button variant="secondary" onClick={() => onChange({ search: '', status: '' })}>
              {t('common:clearFilters')}
            </Button>
          </PassFocus>
        }
      />
    );
  if (matters.length === 0)
    return (
      <EmptyState
        title={portal.words.empty[language]}
        action={<ButtonLink to={startPath(kind)}>{portal.words.start[language]}</ButtonLink>}
      >
        {t('profile:emptyBody')}
      </EmptyState>
    );

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className={styles.list}
        aria-label={t('profile:requestsLabel')}
        aria-busy={isPlaceholderData}
      >
        {matters.map((matter) => (
          <MatterRow
            key={matter.id}
            kind={kind}
            matter={matter}
            to={matterPath(kind, matter.id)}
            office={offices?.data.find(({ id }) => id === matter.branchId)}
          />
        ))}
      </ul>
      {totals.totalPages > 1 && (
        <LazyBoundary>
          <MatterPager
            totals={totals}
            onPage={(page) => {
              onChange({ page });
              list.current?.scrollIntoView();
              list.current?.focus({ preventScroll: true });
            }}
          />
        </LazyBoundary>
      )}
    </>
  );
}

function ListSkeleton() {
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
