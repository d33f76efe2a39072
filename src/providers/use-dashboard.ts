import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DASHBOARD_PATH, type DashboardQuery, dashboardSchema } from '#contract/dashboard.ts';
import { call, dataAnswer } from './http.ts';
import { recordKeys } from './record-keys.ts';

const answer = dataAnswer(dashboardSchema);
/** Somebody may leave it open all day. Milliseconds. */
const REFRESH = 120_000;

/** What waits, how the work comes and goes, and who has how much of it. */
export const useDashboard = (query: DashboardQuery) =>
  useQuery({
    queryKey: recordKeys.dashboard(query),
    queryFn: async ({ signal }) =>
      (
        await call({
          method: 'GET',
          path: DASHBOARD_PATH,
          params: {
            Days: String(query.days),
            ...(query.branchId === undefined ? {} : { BranchId: String(query.branchId) }),
          },
          answer,
          words: { fallback: 'listFailed' },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });
