import { FIRM_ZONE } from '#contract/firm-zone.ts';
import { WALL_TIME, startOf } from '../db/firm-clock.ts';
import { type Asked, OPEN_MATTERS, mattersWhere, weekOf } from './matters-sql.ts';

type Counted = Record<'open' | 'arrived' | 'arrivedBefore' | 'closed' | 'closedBefore', number>;

const WEEK = startOf(weekOf('now()'));
const MONTH = startOf(`date_trunc('month', ${WALL_TIME})`);
const MONTH_BEFORE = startOf(`date_trunc('month', ${WALL_TIME}) - interval '1 month'`);
const A_MONTH_AGO = `((${WALL_TIME} - interval '1 month') at time zone '${FIRM_ZONE}')`;
const count = (from: string): string => `(select count(*)::int from ${from} counted)`;

/** What came and went: each beside the same part of the week or month before. */
export async function figures({ query, branchId }: Asked) {
  const { rows } = await query<Counted & { at: string }>(
    `select now() as at,
       ${count(OPEN_MATTERS)} as open,
       ${count(mattersWhere(`created_at >= ${WEEK}`))} as arrived,
       ${count(mattersWhere(`created_at >= ${WEEK} - interval '7 days' and created_at < now() - interval '7 days'`))}
         as "arrivedBefore",
       ${count(mattersWhere(`closed_at >= ${MONTH}`))} as closed,
       ${count(mattersWhere(`closed_at >= ${MONTH_BEFORE} and closed_at < ${A_MONTH_AGO}`))}
         as "closedBefore"`,
    [branchId ?? null],
  );
  const [found] = rows;
  if (!found) throw new Error('A count is always one row');
  const { at, open } = found;
  return {
    at,
    open,
    arrivedThisWeek: { now: found.arrived, before: found.arrivedBefore },
    closedThisMonth: { now: found.closed, before: found.closedBefore },
  };
}
