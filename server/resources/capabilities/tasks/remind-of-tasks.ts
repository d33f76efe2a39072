import type { Pool } from 'pg';
import type { Matter } from '#contract/matter.ts';
import { matters } from '#resources/matters.ts';
import { matterColumn, matterTable } from '../../../db/matter-sql.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { notify } from '../../../live/notify.ts';
import { mailClient } from '../../../mail/matter-mail.ts';

/** The clients of at most this many matters are reminded in one transaction. */
const BATCH = 100;

/**
 * Reminds clients of what they were asked for, from eight in the morning of the day before, on the clock of the office,
 * and of each once: the row says so. What was asked within the last twelve hours is still on their minds. Of all that is
 * due on one matter they are told together; several processes may do it at once, each for other matters.
 */
export async function remindOfTasks(pool: Pool): Promise<void> {
  for (const matter of matters.filter(({ tasks }) => tasks))
    for (let reminded = BATCH; reminded === BATCH;) reminded = await remindBatch(pool, matter);
}

const remindBatch = (pool: Pool, matter: Matter): Promise<number> =>
  withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; number: string; userId: number }>(
      `with due as materialized (
         select task.id, task.record_id from tasks task
         join ${matterTable(matter)} m on m.id = task.record_id and m.deleted_at is null
         join branches b on b.id = m.branch_id
         where task.resource = $1 and task.state = 'asked' and task.reminded_at is null
           and task.asked_at < now() - interval '12 hours'
           and (task.due_on - 1 + time '08:00') at time zone b.time_zone <= now()
           and (task.due_on + 1)::timestamp at time zone b.time_zone > now()
       ), held as (
         select id from ${matterTable(matter)} where id in (select record_id from due)
         order by id limit ${BATCH} for no key update skip locked
       ), reminded as (
         update tasks set reminded_at = now() from due join held on held.id = due.record_id
         where tasks.id = due.id and tasks.state = 'asked' and tasks.reminded_at is null returning due.record_id
       )
       select id, number, ${matterColumn(matter.owner)} as "userId" from ${matterTable(matter)}
       where id in (select record_id from reminded) order by id`,
      [matter.name],
    );
    for (const { id, number, userId } of rows) {
      await notify(client, {
        kind: 'taskReminder',
        to: { userId },
        number,
        about: { resource: matter.name, id },
      });
      await mailClient(client, { userId, table: matter.name, id, number }, 'taskReminder');
    }
    return rows.length;
  });
