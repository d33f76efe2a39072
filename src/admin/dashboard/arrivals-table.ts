import type { Dashboard, DashboardQuery } from '#contract/dashboard.ts';
import type { Language } from '#contract/language.ts';
import { dayAfter } from '#contract/office-days.ts';
import { matters } from '#resources/matters.ts';
import { formatDate } from '#ui/text/format-date.ts';
import type { ChartTable } from './chart-panel.tsx';
import { listOf } from './list-of.ts';

interface Words {
  week: string;
  total: string;
  language: Language;
  query: DashboardQuery;
}

/** The kinds of matter that are counted. */
const counted = matters.filter(({ portal }) => portal.dashboard?.arrivals);

/**
 * The list of what came in a week; null where more than one list would show it.
 * @param week its first day
 */
export function listOfWeek(week: string, query: DashboardQuery): string | null {
  const [matter, another] = counted;
  if (!matter || another) return null;
  return listOf(matter, { createdAt: { from: week, to: dayAfter(week, 6) } }, query);
}

/** The weeks with the number of each office and of all together. */
export const arrivalsTable = (
  { arrivals, branches }: Pick<Dashboard, 'arrivals' | 'branches'>,
  { week, total, language, query }: Words,
): ChartTable => ({
  head: [week, ...branches.map(({ name }) => name), total],
  rows: arrivals.map((row) => {
    const counts = branches.map(({ id }) => row.byBranch[String(id)] ?? 0);
    const all = counts.reduce((sum, count) => sum + count, 0);
    return [formatDate({ at: row.week, language, style: 'dayMonth' }), ...counts, all];
  }),
  links: arrivals.map((row) => listOfWeek(row.week, query)),
});
