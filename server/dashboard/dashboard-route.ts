import {
  DASHBOARD_PATH,
  type Dashboard,
  type DashboardQuery,
  PERIODS,
  dashboardGrant,
  dashboardQuerySchema,
  dashboardSchema,
} from '#contract/dashboard.ts';
import type { Host } from '../host.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { RecordTables } from '../resources/record-table.ts';
import { activity } from './activity.ts';
import { queryFor } from './query-for.ts';
import { figures } from './figures.ts';
import { missingTranslations } from './missing-translations.ts';
import { needs } from './needs.ts';
import { shares } from './shares.ts';
import { timelines } from './timelines.ts';

/** What a managing partner wants to know first: what waits, how the work comes and goes, who has too much of it. */
export function dashboardRoute(host: Host, tables: RecordTables): AnyRoute {
  return route<DashboardQuery, undefined, Dashboard>({
    method: 'GET',
    path: DASHBOARD_PATH,
    tag: 'Dashboard',
    summary: 'What waits, how the work comes and goes, and who has how much of it',
    access: dashboardGrant,
    query: () => dashboardQuerySchema,
    parameters: [
      {
        name: 'Days',
        description: 'How far back',
        schema: { type: 'string', enum: PERIODS.map(String), default: '30' },
      },
      { name: 'BranchId', description: 'One office alone', schema: { type: 'integer', minimum: 1 } },
    ],
    data: () => dashboardSchema,
    shows: ({ recent }) =>
      [...tables.values()].map(({ resource }) => ({
        resource,
        kind: 'dashboard',
        ids: recent.filter((entry) => entry.resource === resource.name).map(({ recordId }) => recordId),
      })),
    async handle({ query, language, caller }): Promise<Dashboard> {
      const asked = { ...query, language, query: queryFor(host.pool, tables, caller) };
      const parts = await Promise.all([
        figures(asked),
        needs(asked),
        timelines(asked),
        shares(asked),
        activity(asked),
        missingTranslations(asked, tables),
      ]);
      const [numbers, waits, weeks, parted, recent, missing] = parts;
      return { ...numbers, needs: waits, ...weeks, ...parted, recent, missing };
    },
  });
}
