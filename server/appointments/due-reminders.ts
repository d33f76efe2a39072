import type { PoolClient } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { matterColumn, matterTable, stateColumn } from '../db/matter-sql.ts';

/** The others follow when it is looked again. */
const AT_ONCE = 100;

interface Due {
  /** In which its matter is. */
  readonly state: string;
  readonly hours: number;
  /** As a condition on the appointment `a`, the hours before it being `$3`. */
  readonly when: string;
}

interface DueReminder {
  readonly id: number;
  readonly number: string;
  readonly userId: number;
}

/**
 * The matters whose appointments come near, each once for its hours and its time: a row for each is written in the same
 * transaction, whichever processes look and however often they are started.
 */
export async function dueReminders(
  client: PoolClient,
  matter: Matter,
  { state, hours, when }: Due,
): Promise<DueReminder[]> {
  const { rows } = await client.query<DueReminder>(
    `with due as (
      select a.id, a.starts_at, a.record_id from appointments a
      join ${matterTable(matter)} m on m.id = a.record_id
      where a.resource = $1 and m.${stateColumn(matter)} = $2 and m.deleted_at is null and ${when}
        and not exists (select from appointment_reminders r
          where r.appointment_id = a.id and r.starts_at = a.starts_at and r.hours_before = $3)
      order by a.starts_at limit ${AT_ONCE}
    ), told as (
      insert into appointment_reminders (appointment_id, starts_at, hours_before)
      select id, starts_at, $3 from due on conflict do nothing returning appointment_id
    )
    select m.id, m.number, m.${matterColumn(matter.owner)} as "userId"
    from told join due on due.id = told.appointment_id join ${matterTable(matter)} m on m.id = due.record_id
    order by 3, 1`,
    [matter.name, state, hours],
  );
  return rows;
}
