import type { Pool } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { openStates } from '#contract/workflow.ts';
import { matters } from '#resources/matters.ts';
import { matterColumn, matterRecords, sqlList, stateColumn } from '../db/matter-sql.ts';
import { isWalledSql } from '../resources/capabilities/conflicts/walled-sql.ts';
import { grantedSql, knownSql } from '../resources/reach-sql.ts';
import { ZONE } from './office-clock.ts';

/** What waits for somebody: numbers alone, nothing of what clients wrote. */
export interface PendingWork {
  /** `undecided`: how many have a conflict of interest that the account may decide about. */
  readonly matters: readonly {
    matter: Matter;
    fresh: number;
    late: number;
    today: number;
    undecided: number;
  }[];
  readonly mentions: number;
}

/** What waits for an account today, on the clock of its office; `null`: nothing does. */
export async function pendingWork(pool: Pool, userId: number): Promise<PendingWork | null> {
  const found = await Promise.all(
    matters.map(async (matter) => {
      const { rows } = await pool.query<Omit<PendingWork['matters'][number], 'matter'>>(countOf(matter), [
        userId,
      ]);
      const { fresh = 0, late = 0, today = 0, undecided = 0 } = rows[0] ?? {};
      return { matter, fresh, late, today, undecided };
    }),
  );
  const { rows } = await pool.query<{ mentions: number }>(
    `select count(*)::int as mentions from notifications
     where user_id = $1 and kind = 'mentioned' and read_at is null and cleared_through is null`,
    [userId],
  );
  const mentions = rows[0]?.mentions ?? 0;
  const waiting = found.filter(({ fresh, late, today, undecided }) => fresh + late + today + undecided > 0);
  return waiting.length > 0 || mentions > 0 ? { matters: waiting, mentions } : null;
}

function countOf(matter: Matter): string {
  const table = matterRecords(matter);
  const { assignee, conflicts } = matter;
  const mine =
    assignee === undefined
      ? 'false'
      : `record.${matterColumn(assignee)} = account.id and record.${stateColumn(matter)} in (${sqlList(openStates(matter.workflow))})`;
  const undecided = conflicts
    ? `record.conflict_state = 'open' and ${grantedSql(table, [conflicts.access])}`
    : 'false';
  const count = (and: string): string => `count(*) filter (where ${and})::int`;
  return `
  with me as (
    select (now() at time zone ${ZONE})::date as today
    from users u left join branches b on b.id = u.branch_id and b.deleted_at is null where u.id = $1
  )
  select ${count(`${mine} and record.${stateColumn(matter)} = ${sqlList([matter.workflow.initial])}`)} as fresh,
    ${count(`${mine} and record.due_date < me.today`)} as late,
    ${count(`${mine} and record.due_date = me.today`)} as today,
    ${count(undecided)} as undecided
  from ${table.name} record, me, users account
  where account.id = $1 and record.deleted_at is null and (${mine} or ${undecided}) and ${knownSql(table)}
    and not ${isWalledSql('account.id', `'${matter.name}'`, 'record.id')}`;
}
