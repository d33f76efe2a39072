import type { Pool } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';
import { matterColumn, matterTable, stateColumn } from '../db/matter-sql.ts';
import { withTransaction } from '../db/transaction.ts';
import { notify } from '../live/notify.ts';
import { mailClient } from '../mail/matter-mail.ts';

/** So many hours before an appointment its client is reminded, the last one first. */
const HOURS_BEFORE = [2, 24];
/** The others follow when it is looked again. */
const AT_ONCE = 100;

/**
 * Reminds clients of the appointments that come near, by bell and by mail. A row for each reminder is written in the
 * same transaction, so that each is told once, whichever processes look and however often they are started.
 */
export async function remindClients(pool: Pool): Promise<void> {
  for (const matter of matters) if (matter.portal.news.reminder) await remindOf(pool, matter);
}

async function remindOf(pool: Pool, matter: Matter): Promise<void> {
  const { calendar, news } = matter.portal;
  const { reminder } = news;
  if (!calendar || !reminder) return;
  await withTransaction(pool, async (client) => {
    for (const [at, hours] of HOURS_BEFORE.entries()) {
      const { rows } = await client.query<{ id: number; number: string; userId: number }>(DUE(matter), [
        matter.name,
        calendar.state,
        hours,
        HOURS_BEFORE[at - 1] ?? 0,
      ]);
      for (const { id, number, userId } of rows) {
        await notify(client, {
          to: { userId },
          kind: reminder.kind,
          about: { resource: matter.name, id },
          number,
        });
        await mailClient(client, { userId, table: matter.name, id, number }, reminder.kind);
      }
    }
  });
}

/** Those within the hours, which no later reminder speaks of, and which were arranged before them. */
const DUE = (matter: Matter): string => `
  with due as (
    select a.id, a.starts_at, a.record_id from appointments a
    join ${matterTable(matter)} m on m.id = a.record_id
    where a.resource = $1 and m.${stateColumn(matter)} = $2 and m.deleted_at is null
      and a.starts_at <= now() + make_interval(hours => $3) and a.starts_at > now() + make_interval(hours => $4)
      and a.booked_at <= a.starts_at - make_interval(hours => $3)
      and not exists (select from appointment_reminders r
        where r.appointment_id = a.id and r.starts_at = a.starts_at and r.hours_before = $3)
    order by a.starts_at limit ${AT_ONCE}
  ), told as (
    insert into appointment_reminders (appointment_id, starts_at, hours_before)
    select id, starts_at, $3 from due on conflict do nothing returning appointment_id
  )
  select m.id, m.number, m.${matterColumn(matter.owner)} as "userId"
  from told join due on due.id = told.appointment_id join ${matterTable(matter)} m on m.id = due.record_id
  order by 3, 1`;
