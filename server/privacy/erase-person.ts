import type { PoolClient } from 'pg';
import { AppError } from '#contract/errors.ts';
import { matters } from '#resources/matters.ts';
import type { Account } from '../auth/accounts.ts';
import { matterColumn, matterTable } from '../db/matter-sql.ts';
import { afterCommit } from '../db/transaction.ts';
import type { ChangeContext } from '../resources/hooks.ts';
import { type Kept, blankAudit, eraseMatters, settleMatters, publishSettled } from './erase-matters.ts';
import { personalTables } from './personal-tables.ts';

/**
 * Erases what the firm holds of a client, in the caller's transaction: all of it, or, where records must be kept, all
 * but these and the account that they belong to. `personal-tables.ts` says what becomes of each table. Throws
 * `notClient` where the account has become one of the staff.
 * @returns what stays; empty when the person is nowhere any more
 */
export async function erasePerson(context: ChangeContext, userId: number): Promise<Kept[]> {
  const { client, host } = context;
  // Whoever sends something at this moment waits for the end of it.
  const { rows } = await client.query<Person>(
    `select id, email, role, full_name_ar as "fullNameAr", full_name_en as "fullNameEn"
     from users where id = $1 for update`,
    [userId],
  );
  const [account] = rows;
  if (!account) return [];
  if (account.role !== 'User') throw new AppError('notClient');
  const kept = await eraseMatters(context, userId);
  await eraseMessages(client, account.email);
  await eraseAnswers(client, account);
  if (kept.length > 0) return kept;
  await eraseAccount(client, account);
  const settled = await settleMatters(client, { resource: 'users', ids: [userId] });
  afterCommit(client, () => {
    host.forgetCaller(userId);
    publishSettled(host, settled);
    host.changes.publish({ resource: 'users', type: 'deleted', ids: [userId] });
  });
  return [];
}

/** An account, also one in the trash: it holds as much. */
type Person = Pick<Account, 'id' | 'email' | 'role' | 'fullNameAr' | 'fullNameEn'>;

/** What came from an e-mail through the contact page; gives the numbers of the messages. */
export async function eraseMessages(client: PoolClient, email: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'delete from contact_messages where email = $1 returning id',
    [email],
  );
  const ids = rows.map(({ id }) => id);
  await blankAudit(client, 'contact-messages', ids);
  return ids;
}

/** The first answers to what they sent, and to what staff sent, where these tell of them or of a matter of theirs. */
async function eraseAnswers(
  client: PoolClient,
  { id, email, fullNameAr, fullNameEn }: Person,
): Promise<void> {
  const numbers = matters.map(
    (matter) => `select number from ${matterTable(matter)} where ${matterColumn(matter.owner)} = $1`,
  );
  await client.query(
    `delete from idempotency_keys where user_id = $1 or exists (
       select from jsonb_path_query(answer, 'strict $.**') told
       where told #>> '{}' = any($2::text[]) or told #>> '{}' in (${numbers.join(' union all ')}))`,
    [id, [email, fullNameAr, fullNameEn].filter((word) => word !== '')],
  );
}

async function eraseAccount(client: PoolClient, { id, email }: Person): Promise<void> {
  for (const [table, { removeBy }] of Object.entries(personalTables))
    if (removeBy) await client.query(`delete from ${table} where ${removeBy} = $1`, [id]);
  await client.query('delete from password_codes where email = $1', [email]);
  await client.query(`delete from outbox where payload->>'userId' = $1 or payload->>'email' = $2`, [
    String(id),
    email,
  ]);
  // By this e-mail the trigger of `party_names` knows that nobody is found by the name.
  await client.query(
    `update users set full_name_ar = 'حساب محذوف', full_name_en = 'Erased account',
       email = 'erased-' || id || '@erased.invalid', mobile_number = '', whatsapp_number = '', profile_image = null,
       branch_id = null, password_hash = '', is_suspended = true, is_invited = false, has_second_factor = false, proven_email = null,
       consent_version = null, consented_at = null,
       version = version + 1, updated_at = now(), deleted_at = coalesce(deleted_at, now())
     where id = $1`,
    [id],
  );
  await blankAudit(client, 'users', [id]);
  const { rows } = await client.query<{ id: number }>(
    `update deletion_requests set answer = '', kept_ar = '', kept_en = '' where client_id = $1 returning id`,
    [id],
  );
  await blankAudit(
    client,
    'deletion-requests',
    rows.map((request) => request.id),
  );
}
