import { WEEKS } from '#contract/dashboard.ts';
import { pickWords } from '#contract/language.ts';
import { type Asked, MATTERS, weekOf } from './matters-sql.ts';

const SINCE = `${weekOf('now()')} - ${(WEEKS - 1) * 7}`;
const HOURS = 'extract(epoch from first_contact_at - created_at) / 3600';
const MEDIAN = `percentile_cont(0.5) within group (order by ${HOURS})`;

/** How requests came in, week by week and office by office, and how long the first word took. */
export async function timelines({ pool, branchId, days, language }: Asked) {
  const chosen = branchId ?? null;
  const offices = await pool.query<{ id: number; ar: string; en: string }>(
    `select id, name_ar as ar, name_en as en from branches
     where deleted_at is null and ($1::int is null or id = $1) order by id`,
    [chosen],
  );
  const came = await pool.query<{ week: string; id: number | null; count: number }>(
    `select week::date::text as week, branch_id as id, count(requests.id)::int as count
     from generate_series(${SINCE}, ${weekOf('now()')}, interval '7 days') week
     left join requests on deleted_at is null and ($1::int is null or branch_id = $1)
       and ${weekOf('created_at')} = week::date
     group by 1, 2 order by 1`,
    [chosen],
  );
  const answered = await pool.query<{ week: string; hours: number | null }>(
    `with ${MATTERS}
     select week::date::text as week, ${MEDIAN} as hours
     from generate_series(${SINCE}, ${weekOf('now()')}, interval '7 days') week
     left join matters on first_contact_at is not null and ${weekOf('first_contact_at')} = week::date
     group by 1 order by 1`,
    [chosen],
  );
  const spans = await pool.query<{ isNow: boolean; hours: number | null; kept: number | null }>(
    `with ${MATTERS}
     select first_contact_at >= now() - make_interval(days => $2::int) as "isNow", ${MEDIAN} as hours,
       (count(*) filter (where first_contact_at <= reply_due_at))::float
         / nullif(count(*) filter (where reply_due_at is not null), 0) as kept
     from matters where first_contact_at >= now() - make_interval(days => $2::int * 2) group by 1`,
    [chosen, days],
  );
  const span = (isNow: boolean) => spans.rows.find((row) => row.isNow === isNow);
  const arrivals = new Map<string, Record<string, number>>();
  for (const { week, id, count } of came.rows) {
    const byBranch = arrivals.get(week) ?? {};
    if (id !== null) byBranch[String(id)] = count;
    arrivals.set(week, byBranch);
  }
  return {
    branches: offices.rows.map(({ id, ar, en }) => ({ id, name: pickWords({ ar, en }, language).text })),
    arrivals: [...arrivals].map(([week, byBranch]) => ({ week, byBranch })),
    firstContact: {
      hours: span(true)?.hours ?? null,
      before: span(false)?.hours ?? null,
      kept: span(true)?.kept ?? null,
      weeks: answered.rows,
    },
  };
}
