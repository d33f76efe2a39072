import { pickWords } from '#contract/language.ts';
import { isNamed } from '#contract/field-kinds.ts';
import type { Matter } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';
import { matterColumn, matterTable } from '../db/matter-sql.ts';
import { TODAY } from '../db/firm-clock.ts';
import { ALL_MATTERS, type Asked, OPEN_MATTERS } from './matters-sql.ts';

/** At most this many rows are shown side by side in a chart. */
const SHOWN = 6;

interface Named {
  id: number;
  ar: string;
  en: string;
}

/** Open work of one person. */
interface Load {
  all: number;
  overdue: number;
  parts: { resource: string; count: number }[];
}

/** What came in, by the reference of the first matter that names one for the chart; null where none does. */
const DIVIDED = matters.flatMap(dividedBy)[0] ?? null;

function dividedBy(matter: Matter): string[] {
  const key = matter.portal.dashboard?.by;
  const field = key === undefined ? undefined : matter.fields[key];
  if (key === undefined || !field || !isNamed(field)) return [];
  return [
    `select topic.id, topic.name_ar as ar, topic.name_en as en, count(*)::int as count
     from ${matterTable(matter)} matter join ${matterTable({ name: field.to })} topic on topic.id = matter.${matterColumn(key)}
     where matter.deleted_at is null and ($1::int is null or matter.branch_id = $1)
       and matter.created_at >= now() - make_interval(days => $2::int)
     group by topic.id order by count desc, topic.id limit ${SHOWN}`,
  ];
}

/** How the work is divided: by state, by service, by whoever has it. */
export async function shares({ query, branchId, days, language }: Asked) {
  const chosen = branchId ?? null;
  const byStatus = await query<{ resource: string; status: string; count: number }>(
    `select resource, status, count(*)::int as count from ${ALL_MATTERS} matter group by 1, 2`,
    [chosen],
  );
  const byTopic = DIVIDED === null ? null : await query<Named & { count: number }>(DIVIDED, [chosen, days]);
  const workload = await query<Partial<Named> & Load>(
    `select person.id, person.full_name_ar as ar, person.full_name_en as en, load.all, load.overdue, load.parts
     from (
       select assignee_id, sum(count)::int as all, sum(overdue)::int as overdue,
         json_agg(json_build_object('resource', resource, 'count', count) order by count desc, resource) as parts
       from (
         select assignee_id, resource, count(*)::int as count,
           count(*) filter (where due_date < ${TODAY})::int as overdue
         from ${OPEN_MATTERS} open group by 1, 2
       ) part group by 1 order by 2 desc, 1 limit ${SHOWN}
     ) load left join users person on person.id = load.assignee_id order by load.all desc, person.id`,
    [chosen],
  );
  const nameOf = ({ ar, en }: Partial<Named>): string =>
    pickWords({ ar: ar ?? '', en: en ?? '' }, language).text;
  return {
    byStatus: byStatus.rows,
    byService: (byTopic?.rows ?? []).map((row) => ({ id: row.id, name: nameOf(row), count: row.count })),
    workload: workload.rows.map(({ all, overdue, parts, ...person }) => ({
      id: person.id ?? null,
      name: nameOf(person),
      onTime: all - overdue,
      overdue,
      parts,
    })),
  };
}
