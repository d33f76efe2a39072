import type { PoolClient } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { matterColumn, matterTable, stateColumn } from '../db/matter-sql.ts';

/** The others follow when it is looked again. */
const AT_ONCE = 100;

interface Due {
  readonly reader: 'client' | 'staff';
  /** In which its matter is. */
  readonly state: string;
  /** The field of the matter that holds the time. */
  readonly at: string;
  readonly hours: number;
  /** As a condition on `t`, which has `starts_at` and when it was `booked_at`, the hours before it being `$3`. */
  readonly when: string;
}

/** A matter that somebody is to be reminded of. */
export interface DueReminder {
  readonly id: number;
  readonly number: string;
  /** Its client. */
  readonly userId: number;
}

/**
 * The matters whose times come near, each once for its reader, its hours and its time: a row for each is written in the
 * same transaction, whichever processes look and however often they are started. Also a time counts that nobody keeps
 * free, such as one whose consultant has left.
 */
export async function dueReminders(
  client: PoolClient,
  matter: Matter,
  { reader, state, at, hours, when }: Due,
): Promise<DueReminder[]> {
  const { rows } = await client.query<DueReminder>(
    `with times as (
      select m.id, coalesce(a.starts_at, m.${matterColumn(at)}) as starts_at,
        coalesce(a.booked_at, m.created_at) as booked_at
      from ${matterTable(matter)} m left join appointments a on a.resource = $1 and a.record_id = m.id
      where m.${stateColumn(matter)} = $2 and m.deleted_at is null
    ), due as (
      select t.id, t.starts_at from times t
      where ${when} and not exists (select from appointment_reminders r
        where (r.resource, r.record_id, r.reader, r.starts_at, r.hours_before) = ($1, t.id, $4, t.starts_at, $3))
      order by t.starts_at limit ${AT_ONCE}
    ), told as (
      insert into appointment_reminders (resource, record_id, reader, starts_at, hours_before)
      select $1, id, $4, starts_at, $3 from due on conflict do nothing returning record_id
    )
    select m.id, m.number, m.${matterColumn(matter.owner)} as "userId"
    from told join ${matterTable(matter)} m on m.id = told.record_id
    order by 3, 1`,
    [matter.name, state, hours, reader],
  );
  return rows;
}
