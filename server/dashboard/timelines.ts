import { pickWords } from '#contract/language.ts';
import { matters } from '#resources/matters.ts';
import { startOf } from '../db/firm-clock.ts';
import { firstContact } from './first-contact.ts';
import { type Asked, FIRST_WEEK, mattersWhere, weekOf } from './matters-sql.ts';

const WEEKS_OF = `generate_series(${FIRST_WEEK}, ${weekOf('now()')}, interval '7 days') week`;

/** Those that the chart of arrivals counts; nothing where none does. */
const COUNTED = matters.filter(({ portal }) => portal.dashboard?.arrivals);
const ARRIVED =
  COUNTED.length === 0
    ? mattersWhere('false')
    : mattersWhere(`created_at >= ${startOf(FIRST_WEEK)}`, COUNTED);

/** How matters came in, week by week and office by office, and how long the first word took. */
export async function timelines(asked: Asked) {
  const { query, branchId, language } = asked;
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
  const arrivals = new Map<string, Record<string, number>>();
  for (const { week, id, count } of came.rows) {
    const byBranch = arrivals.get(week) ?? {};
    if (id !== null) byBranch[String(id)] = count;
    arrivals.set(week, byBranch);
  }
  return {
    branches: offices.rows.map(({ id, ar, en }) => ({ id, name: pickWords({ ar, en }, language).text })),
    arrivals: [...arrivals].map(([week, byBranch]) => ({ week, byBranch })),
    firstContact: await firstContact(asked, [...arrivals.keys()]),
  };
}
