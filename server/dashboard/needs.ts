import type { Dashboard } from '#contract/dashboard.ts';
import type { Matter } from '#contract/matter.ts';
import { NEEDS, type Need } from '#contract/portal.ts';
import { matters } from '#resources/matters.ts';
import { TODAY, startOf } from '../db/firm-clock.ts';
import { matterColumn, sqlList, stateColumn } from '../db/matter-sql.ts';
import { lateSql } from '../resources/late-sql.ts';
import { type Asked, isOpen, living } from './matters-sql.ts';

/** Each number that waits of each matter that has one, in the order of the matters. */
const COUNTED = matters.flatMap((matter) =>
  NEEDS.filter((need) => matter.portal.dashboard?.needs[need]).map((need) => ({ matter, need })),
);

/** What waits for somebody of the staff. */
export async function needs({ query, branchId }: Asked): Promise<Dashboard['needs']> {
  if (COUNTED.length === 0) return [];
  const counts = COUNTED.map(
    ({ matter, need }, at) =>
      `(select count(*)::int from (${living(matter, CONDITIONS[need](matter))}) counted) as "${at}"`,
  );
  const { rows } = await query<Record<string, number>>(`select ${counts.join(', ')}`, [branchId ?? null]);
  return COUNTED.map(({ matter, need }, at) => ({
    resource: matter.name,
    need,
    count: rows[0]?.[String(at)] ?? 0,
  }));
}

const CONDITIONS: Readonly<Record<Need, (matter: Matter) => string>> = {
  waiting: (matter) => isLateBy(matter, 'replyDueAt'),
  unassigned: (matter) => `${isOpen(matter)} and assignee_id is null`,
  overdue: (matter) => isLateBy(matter, 'dueDate'),
  today(matter) {
    const { calendar } = matter.portal;
    if (!calendar) return 'false';
    const at = matterColumn(calendar.at);
    return `${stateColumn(matter)} = ${sqlList([calendar.state])}
      and ${at} >= ${startOf(TODAY)} and ${at} < ${startOf(`${TODAY} + 1`)}`;
  },
};

/** By the rule of the list behind it. */
function isLateBy({ fields }: Matter, key: 'replyDueAt' | 'dueDate'): string {
  const field = fields[key];
  return field ? lateSql([key, field], matterColumn) : 'false';
}
