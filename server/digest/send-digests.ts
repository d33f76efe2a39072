import type { Pool } from 'pg';
import { STAFF_ROLES } from '#contract/roles.ts';
import { withTransaction } from '../db/transaction.ts';
import { enqueue } from '../mail/outbox.ts';
import { DIGEST_DAY, IS_MORNING } from './office-clock.ts';

/** At most this many are sent in one transaction. */
const BATCH = 100;

/**
 * Asks for the summaries of this morning, on the clock of each one's office, and for each once: the row says so, and the
 * mail is left in the same transaction. Several processes may do it at once.
 * @param at the moment. Default: now
 */
export async function sendDigests(pool: Pool, at: Date = new Date()): Promise<void> {
  for (let asked = BATCH; asked === BATCH;) asked = await askBatch(pool, at);
}

const askBatch = (pool: Pool, at: Date): Promise<number> =>
  withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ userId: number }>(
      `with due as (
         select d.user_id, ${DIGEST_DAY} as day from digests d
         join users u on u.id = d.user_id and u.role = any($2::text[])
           and u.deleted_at is null and not u.is_suspended and not u.is_invited
         left join branches b on b.id = u.branch_id and b.deleted_at is null
         where d.last_day < ${DIGEST_DAY} and ${IS_MORNING}
         order by d.user_id limit ${BATCH} for update of d skip locked
       )
       update digests set last_day = due.day from due where digests.user_id = due.user_id
       returning digests.user_id as "userId"`,
      [at, STAFF_ROLES],
    );
    for (const { userId } of rows) await enqueue(client, 'digest', { userId });
    return rows.length;
  });
