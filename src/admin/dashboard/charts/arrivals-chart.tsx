import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { useNavigate } from 'react-router-dom';
import type { Dashboard, DashboardQuery } from '#contract/dashboard.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { formatDate } from '#ui/text/format-date.ts';
import { UserText } from '#ui/text/user-text.tsx';
import styles from '../dashboard-screen.module.css';
import { listOfWeek } from '../arrivals-table.ts';
import { Hatch } from '../hatch.tsx';
import { axisLook } from './axis-look.ts';

/** The looks of the offices, told apart by pattern before colour. */
const LOOKS = ['solid', 'hatched'] as const;

/** Requests by week, one part of each bar per office; time runs the way the page is read. */
export function ArrivalsChart({
  data: { arrivals, branches },
  query,
}: {
  data: Dashboard;
  query: DashboardQuery;
}) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  // By a pointer, the part of one office; the table leads to those of all.
  const listAt = (week: number, branchId: number) =>
    listOfWeek(arrivals[week]?.week ?? '', { ...query, branchId });
  const open = (week: number, branchId: number) => {
    const to = listAt(week, branchId);
    if (to !== null) void navigate(to);
  };
  const isRtl = language === 'ar';
  const rows = arrivals.map(({ week, byBranch }) => ({
    week: formatDate({ at: week, language, style: 'dayMonthShort' }),
    total: Object.values(byBranch).reduce((sum, count) => sum + count, 0),
    ...Object.fromEntries(branches.map(({ id }) => [`office${id}`, byBranch[String(id)] ?? 0])),
  }));
  return (
    <div aria-hidden="true" className={styles.filling}>
      <p className={styles.legend}>
        {branches.map(({ id, name }, at) => (
          <span key={id} data-look={LOOKS[at % LOOKS.length]}>
            <UserText>{name}</UserText>
          </span>
        ))}
      </p>
      {/* The drawing is laid out from the left on every page; its axes turn round instead. */}
      <div dir="ltr" className={styles.chart} data-fills>
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={rows}
            margin={{ top: 22, bottom: 0, left: 0, right: 0 }}
            accessibilityLayer={false}
          >
            <defs>
              <Hatch id="hatch-clay" line="var(--clay-6)" ground="var(--accent-tint)" />
            </defs>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="week" reversed={isRtl} interval="equidistantPreserveStart" {...axisLook} />
            <YAxis orientation={isRtl ? 'right' : 'left'} allowDecimals={false} width="auto" {...axisLook} />
            {branches.map(({ id }, at) => (
              <Bar
                key={id}
                dataKey={`office${id}`}
                stackId="all"
                maxBarSize={36}
                isAnimationActive={false}
                {...(listAt(0, id) !== null && { cursor: 'pointer' })}
                onClick={(_bar, week) => open(week, id)}
                {...(LOOKS[at % LOOKS.length] === 'solid'
                  ? { fill: 'var(--link)' }
                  : { fill: 'url(#hatch-clay)', stroke: 'var(--clay-6)' })}
              />
            ))}
            {/* Nothing to see: a part without height carries no words, so that each total stands on a line of its own. */}
            <Line dataKey="total" stroke="none" dot={false} activeDot={false} isAnimationActive={false}>
              <LabelList
                dataKey="total"
                position="top"
                fontSize={12}
                fill="var(--text-2)"
                formatter={(value) => (value === 0 ? '' : value)}
              />
            </Line>
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}
