import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dashboardQuerySchema } from '#contract/dashboard.ts';
import { describeError } from '#contract/describe-error.ts';
import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { localTime } from '#contract/zoned-time.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { dashboardCall } from '#providers/calls/panel-calls.ts';
import { useCustomCall } from '../refine/use-custom-call.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useOwnName } from '../refine/use-user-info.ts';
import { ErrorPanel } from '#ui/loading/error-panel.tsx';
import { isolate } from '#ui/text/isolate.ts';
import { SkeletonRegion } from '#ui/loading/skeleton.tsx';
import { ScreenHead } from '../chrome/screen-head.tsx';
import { DashboardBody } from './dashboard-body.tsx';
import { DashboardFilters } from './dashboard-filters.tsx';
import styles from './dashboard-screen.module.css';

/** Somebody may leave it open all day. Milliseconds. */
const REFRESH = 120_000;

/** What a managing partner asks in the morning: what waits, are we keeping up, who has too much. */
export function DashboardScreen() {
  const { t } = useTranslation(['dashboard', 'admin']);
  const { language } = useLanguage();
  const name = isolate(useOwnName());
  const [params] = useSearchParams();
  const asked = dashboardQuerySchema.safeParse(Object.fromEntries(params));
  const query = asked.success ? asked.data : { days: 30 as const };
  const { data, error, isPlaceholderData, refetch } = useCustomCall(dashboardCall(query), {
    refetchInterval: REFRESH,
  });
  const [hour] = useState(() => Number(localTime(new Date().toISOString(), FIRM_ZONE).slice(11, 13)));
  return (
    <>
      <ScreenHead
        title={t(hour < 12 ? 'dashboard:title' : 'dashboard:titleEvening', { name })}
        name={t('admin:dashboard')}
        lead={t('dashboard:lead')}
        actions={<DashboardFilters query={query} />}
      />
      <div
        className={styles.body}
        aria-busy={isPlaceholderData || !data}
        data-faded={isPlaceholderData || undefined}
      >
        {error && (
          <ErrorPanel title={describeError('listFailed', { language })} onRetry={() => void refetch()}>
            {describeFailure(error, language)}
          </ErrorPanel>
        )}
        {data && <DashboardBody data={data} query={query} />}
        {!data && !error && (
          <SkeletonRegion>
            {[100, 100, 70].map((width, at) => (
              <Skeleton key={at} width={`${width}%`} height={at === 0 ? 88 : 200} />
            ))}
          </SkeletonRegion>
        )}
      </div>
    </>
  );
}
