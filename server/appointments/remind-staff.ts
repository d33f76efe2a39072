import type { Pool, PoolClient } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';
import { withTransaction } from '../db/transaction.ts';
import { notify } from '../live/notify.ts';
import type { RecordTables } from '../resources/record-table.ts';
import { type DueReminder, dueReminders } from './due-reminders.ts';
import { unattendedTimes } from './unattended-times.ts';

/** What staff are told of by bell, once for each time of an appointment as long as it is so. */
interface StaffReminder {
  /** Of the notification. */
  readonly kind: string;
  readonly due: (client: PoolClient, matter: Matter) => Promise<DueReminder[]>;
}

/** At the latest this long before it begins. */
const HOURS_BEFORE = 24;
/** Told as soon as it is seen. What was told is stored by these hours, which no reminder by the clock has. */
const WHEN_SEEN = 0;

/**
 * Reminds staff, by bell, of the times that clients chose and nobody has confirmed, and of confirmed ones that nobody can
 * keep by now.
 */
export async function remindStaff(pool: Pool, tables: RecordTables): Promise<void> {
  for (const matter of matters)
    for (const { kind, due } of matter.portal.calendar ? [unconfirmed, unattended] : [])
      await withTransaction(pool, async (client) => {
        for (const { id, number } of await due(client, matter))
          await notify(client, {
            to: 'staff',
            kind,
            about: { resource: matter.name, id },
            number,
            table: tables.get(matter.name),
          });
      });
}

/** A day before they begin, or halfway to those that were chosen later than that. */
const unconfirmed: StaffReminder = {
  kind: 'timeUnconfirmed',
  async due(client, matter) {
    const wish = matter.portal.calendar?.booking?.wish;
    if (wish === undefined) return [];
    return dueReminders(client, matter, {
      reader: 'staff',
      state: matter.workflow.initial,
      at: wish,
      hours: HOURS_BEFORE,
      when: `t.starts_at > now()
        and now() >= t.starts_at - least(make_interval(hours => $3), (t.starts_at - t.booked_at) / 2)`,
    });
  },
};

const unattended: StaffReminder = {
  kind: 'appointmentUnattended',
  async due(client, matter) {
    const { calendar } = matter.portal;
    // One process after the other: what an older look does not know of is not mended.
    await client.query(`select pg_advisory_xact_lock(hashtext('unattended_times'), hashtext($1))`, [
      matter.name,
    ]);
    const ids = await unattendedTimes(client, matter);
    await forgetMended(client, matter, ids);
    if (!calendar || ids.length === 0) return [];
    return dueReminders(client, matter, {
      reader: 'staff',
      state: calendar.state,
      at: calendar.at,
      hours: WHEN_SEEN,
      when: `t.starts_at > now() and t.id in (${ids.join(', ')})`,
    });
  },
};

/** What somebody keeps again is told of anew once nobody does, be it at the same time. */
async function forgetMended(client: PoolClient, { name }: Matter, unattendedIds: number[]): Promise<void> {
  await client.query(
    `delete from appointment_reminders
     where (resource, reader, hours_before) = ($1, 'staff', $2) and record_id <> all($3::int[])`,
    [name, WHEN_SEEN, unattendedIds],
  );
}
