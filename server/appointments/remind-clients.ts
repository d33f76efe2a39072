import type { Pool } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';
import { withTransaction } from '../db/transaction.ts';
import { notify } from '../live/notify.ts';
import { REMINDED_HOURS, mailClient } from '../mail/matter-mail.ts';
import { dueReminders } from './due-reminders.ts';

/** Hours before an appointment at which its client is reminded, the last one first. */
const HOURS_BEFORE = [2, REMINDED_HOURS];

/** Reminds clients of the appointments that come near, by bell and by mail. */
export async function remindClients(pool: Pool): Promise<void> {
  for (const matter of matters) if (matter.portal.news.reminder) await remindOf(pool, matter);
}

async function remindOf(pool: Pool, matter: Matter): Promise<void> {
  const { calendar, news } = matter.portal;
  const { reminder } = news;
  if (!calendar || !reminder) return;
  await withTransaction(pool, async (client) => {
    for (const [at, hours] of HOURS_BEFORE.entries()) {
      const due = await dueReminders(client, matter, {
        reader: 'client',
        state: calendar.state,
        at: calendar.at,
        hours,
        when: within(HOURS_BEFORE[at - 1] ?? 0),
      });
      for (const { id, number, userId } of due) {
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

/** Within the hours, which no later reminder speaks of, and arranged before them. */
const within = (laterHours: number): string =>
  `t.starts_at <= now() + make_interval(hours => $3) and t.starts_at > now() + make_interval(hours => ${laterHours})
   and t.booked_at <= t.starts_at - make_interval(hours => $3)`;
