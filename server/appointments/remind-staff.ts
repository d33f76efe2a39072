import type { Pool } from 'pg';
import { matters } from '#resources/matters.ts';
import { withTransaction } from '../db/transaction.ts';
import { notify } from '../live/notify.ts';
import type { RecordTables } from '../resources/record-table.ts';
import { dueReminders } from './due-reminders.ts';

/** At the latest this long before it begins. */
const HOURS_BEFORE = 24;

/**
 * Reminds staff, by bell, of the times that clients chose and nobody has confirmed: a day before they begin, or halfway
 * to those that were chosen later than that.
 */
export async function remindStaff(pool: Pool, tables: RecordTables): Promise<void> {
  for (const matter of matters) {
    const wish = matter.portal.calendar?.booking?.wish;
    if (wish !== undefined)
      await withTransaction(pool, async (client) => {
        const due = await dueReminders(client, matter, {
          reader: 'staff',
          state: matter.workflow.initial,
          at: wish,
          hours: HOURS_BEFORE,
          when: UNCONFIRMED,
        });
        for (const { id, number } of due)
          await notify(client, {
            to: 'staff',
            kind: 'timeUnconfirmed',
            about: { resource: matter.name, id },
            number,
            table: tables.get(matter.name),
          });
      });
  }
}

const UNCONFIRMED = `t.starts_at > now()
  and now() >= t.starts_at - least(make_interval(hours => $3), (t.starts_at - t.booked_at) / 2)`;
