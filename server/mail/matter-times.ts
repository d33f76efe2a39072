import type { Pool } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { matterColumn, matterTable, stateColumn } from '../db/matter-sql.ts';
import type { MatterTimes } from './matter-mail.ts';

/** The times of a matter that its client is written, on the clock of its office; null where it is gone. */
export async function timesOf(pool: Pool, matter: Matter, id: number): Promise<MatterTimes | null> {
  const { calendar } = matter.portal;
  /** As long as it is not over; where nothing says when it ends, until it begins. */
  const toComeIn = (state: string, key: string, until = key) =>
    `case when m.${stateColumn(matter)} = '${state}'
       and coalesce(m.${matterColumn(until)}, m.${matterColumn(key)}) > now() then m.${matterColumn(key)} end`;
  const appointment = calendar ? toComeIn(calendar.state, calendar.at, calendar.until) : 'null';
  const wishedAt = calendar?.booking ? toComeIn(matter.workflow.initial, calendar.booking.wish) : 'null';
  const { rows } = await pool.query<MatterTimes>(
    `select case when m.first_contact_at is null and m.closed_at is null then m.reply_due_at end as "replyDueAt",
       ${appointment} as appointment, ${wishedAt} as "wishedAt",
       ${matter.tasks ? 'm.task_due_on::text' : 'null'} as "taskDueOn", b.time_zone as "timeZone"
     from ${matterTable(matter)} m join branches b on b.id = m.branch_id
     where m.id = $1 and m.deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}
