import { WEEKS } from '#contract/dashboard.ts';
import { pickWords } from '#contract/language.ts';
import { matters } from '#resources/matters.ts';
import { startOf } from '../db/firm-clock.ts';
import { type Asked, mattersWhere, weekOf } from './matters-sql.ts';

const SINCE = `${weekOf('now()')} - ${(WEEKS - 1) * 7}`;
const WEEKS_OF = `generate_series(${SINCE}, ${weekOf('now()')}, interval '7 days') week`;

/**
 * How long somebody waited for the first word: the hours of it in which their office was open, by its own clock; all
 * hours where an office says nothing of when it is open.
 */
const WAITED = `case when office.hours = '[]' then extract(epoch from matters.first_contact_at - matters.created_at) / 3600 else (
  select coalesce(sum(greatest(extract(epoch from least(contacted, date + closes) - greatest(came, date + opens)), 0)), 0) / 3600
  from (values (matters.created_at at time zone office.time_zone, matters.first_contact_at at time zone office.time_zone)) wait(came, contacted),
    generate_series(date_trunc('day', came), contacted, interval '1 day') date,
    jsonb_to_recordset(office.hours) as open(day text, opens time, closes time)
  where open.day = to_char(date, 'dy')) end`;
const answeredSince = (moment: string): string =>
  `(select matters.*, (${WAITED})::float as hours
  from ${mattersWhere(`first_contact_at >= ${moment}`)} matters join branches office on office.id = matters.branch_id)`;
/** Those that the chart of arrivals counts; nothing where none does. */
const COUNTED = matters.filter(({ portal }) => portal.dashboard?.arrivals);
const ARRIVED =
  COUNTED.length === 0 ? mattersWhere('false') : mattersWhere(`created_at >= ${startOf(SINCE)}`, COUNTED);
const MEDIAN = 'percentile_cont(0.5) within group (order by hours)';

/** How matters came in, week by week and office by office, and how long the first word took. */
export async function timelines({ query, branchId, days, language }: Asked) {
  const chosen = branchId ?? null;
  const offices = await query<{ id: number; ar: string; en: string }>(
    `select id, name_ar as ar, name_en as en from branches
     where deleted_at is null and ($1::int is null or id = $1) order by id`,
    [chosen],
  );
  const came = await query<{ week: string; id: number | null; count: number }>(
    `select week::date::text as week, came.branch_id as id, coalesce(came.count, 0) as count
     from ${WEEKS_OF}
     left join (
       select ${weekOf('created_at')} as day, branch_id, count(*)::int as count from ${ARRIVED} arrived group by 1, 2
     ) came on came.day = week::date order by 1`,
    [chosen],
  );
  const answered = await query<{ week: string; hours: number | null }>(
    `select week::date::text as week, answered.hours
     from ${WEEKS_OF}
     left join (
       select ${weekOf('first_contact_at')} as day, ${MEDIAN} as hours
       from ${answeredSince(startOf(SINCE))} answered group by 1
     ) answered on answered.day = week::date order by 1`,
    [chosen],
  );
  const spans = await query<{ isNow: boolean; hours: number | null; kept: number | null }>(
    `select first_contact_at >= now() - make_interval(days => $2::int) as "isNow", ${MEDIAN} as hours,
       (count(*) filter (where first_contact_at <= reply_due_at))::float
         / nullif(count(*) filter (where reply_due_at is not null), 0) as kept
     from ${answeredSince('now() - make_interval(days => $2::int * 2)')} answered group by 1`,
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
