import type { Dashboard } from '#contract/dashboard.ts';
import type { Language } from '#contract/language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import type { ChartTable } from './chart-panel.tsx';

interface Words {
  week: string;
  total: string;
  language: Language;
}

/** The weeks with the number of each office and of all together. */
export const arrivalsTable = (
  { arrivals, branches }: Pick<Dashboard, 'arrivals' | 'branches'>,
  { week, total, language }: Words,
): ChartTable => ({
  head: [week, ...branches.map(({ name }) => name), total],
  rows: arrivals.map((row) => {
    const counts = branches.map(({ id }) => row.byBranch[String(id)] ?? 0);
    const all = counts.reduce((sum, count) => sum + count, 0);
    return [formatDate({ at: row.week, language, style: 'dayMonth' }), ...counts, all];
  }),
});
