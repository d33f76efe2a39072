import { pickWords } from '#contract/language.ts';
import { TODAY } from '../db/firm-clock.ts';
import { type Asked, OPEN_MATTERS } from './matters-sql.ts';

/** So many rows a chart can show side by side. */
const SHOWN = 6;

interface Named {
  id: number;
  ar: string;
  en: string;
}

/** How the work is divided: by state, by service, by whoever has it. */
export async function shares({ pool, branchId, days, language }: Asked) {
  const chosen = branchId ?? null;
  const byStatus = await pool.query<{ resource: string; status: string; count: number }>(
    `select resource, status, count(*)::int as count from ${OPEN_MATTERS} open group by 1, 2`,
    [chosen],
  );
  const byService = await pool.query<Named & { count: number }>(
    `select service.id, service.name_ar as ar, service.name_en as en, count(*)::int as count
     from requests join services service on service.id = requests.service_id
     where requests.deleted_at is null and ($1::int is null or requests.branch_id = $1)
       and requests.created_at >= now() - make_interval(days => $2::int)
     group by service.id order by count desc, service.id limit ${SHOWN}`,
    [chosen, days],
  );
  const workload = await pool.query<Partial<Named> & { all: number; overdue: number }>(
    `select person.id, person.full_name_ar as ar, person.full_name_en as en, load.all, load.overdue
     from (
       select assignee_id, count(*)::int as all, count(*) filter (where due_date < ${TODAY})::int as overdue
       from ${OPEN_MATTERS} open group by 1 order by 2 desc, 1 limit ${SHOWN}
     ) load left join users person on person.id = load.assignee_id order by load.all desc, person.id`,
    [chosen],
  );
  const nameOf = ({ ar, en }: Partial<Named>): string =>
    pickWords({ ar: ar ?? '', en: en ?? '' }, language).text;
  return {
    byStatus: byStatus.rows,
    byService: byService.rows.map((row) => ({ id: row.id, name: nameOf(row), count: row.count })),
    workload: workload.rows.map(({ all, overdue, ...person }) => ({
      id: person.id ?? null,
      name: nameOf(person),
      onTime: all - overdue,
      overdue,
    })),
  };
}
