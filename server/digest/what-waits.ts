import type { Pool } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { openStates } from '#contract/workflow.ts';
import { matters } from '#resources/matters.ts';
import { matterColumn, matterTable, sqlList, stateColumn } from '../db/matter-sql.ts';
import { ZONE } from './office-clock.ts';

/** What waits for somebody: numbers alone, nothing of what clients wrote. */
export interface Waiting {
  readonly matters: readonly { matter: Matter; fresh: number; late: number; today: number }[];
  readonly mentions: number;
}

/** Those of every kind that have somebody who takes care of them. */
const ASSIGNED = matters.flatMap((matter) =>
  matter.assignee === undefined ? [] : [{ matter, assignee: matterColumn(matter.assignee) }],
);

/** What waits for an account today, on the clock of its office; `null`: nothing does. */
export async function whatWaits(pool: Pool, userId: number): Promise<Waiting | null> {
  const found = await Promise.all(
    ASSIGNED.map(async ({ matter, assignee }) => {
      const { rows } = await pool.query<{ fresh: number; late: number; today: number }>(
        countOf(matter, assignee),
        [userId],
      );
      const { fresh = 0, late = 0, today = 0 } = rows[0] ?? {};
      return { matter, fresh, late, today };
    }),
  );
  const { rows } = await pool.query<{ mentions: number }>(
    `select count(*)::int as mentions from notifications
     where user_id = $1 and kind = 'mentioned' and read_at is null and cleared_through is null`,
    [userId],
  );
  const mentions = rows[0]?.mentions ?? 0;
  const waiting = found.filter(({ fresh, late, today }) => fresh + late + today > 0);
  return waiting.length > 0 || mentions > 0 ? { matters: waiting, mentions } : null;
}

const countOf = (matter: Matter, assignee: string): string => `
  with me as (
    select (now() at time zone ${ZONE})::date as today
    from users u left join branches b on b.id = u.branch_id and b.deleted_at is null where u.id = $1
  )
  select count(*) filter (where ${stateColumn(matter)} = ${sqlList([matter.workflow.initial])})::int as fresh,
    count(*) filter (where due_date < me.today)::int as late,
    count(*) filter (where due_date = me.today)::int as today
  from ${matterTable(matter)}, me
  where ${assignee} = $1 and deleted_at is null and ${stateColumn(matter)} in (${sqlList(openStates(matter.workflow))})`;
