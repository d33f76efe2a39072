import type { Pool, PoolClient } from 'pg';
import { CommandError } from '../run-command.ts';
import { leaveNumbers } from './erase-matters.ts';
import { eraseMessages } from './erase-person.ts';

/** What an e-mail has left without an account, beside its messages: whose rows they are, `$1` being the e-mail. */
const LEFT = [
  {
    what: 'mails to it',
    table: 'outbox',
    condition: `payload->>'email' = $1 or kind = 'messageReceived'
      and payload->>'id' in (select id::text from contact_messages where email = $1)`,
  },
  { what: 'codes', table: 'password_codes', condition: 'email = $1' },
  {
    what: 'first answers to submissions',
    table: 'idempotency_keys',
    condition: `exists (select from jsonb_path_query(answer, 'strict $.**') told where told #>> '{}' = $1)`,
  },
] as const;
const MESSAGES = 'messages of the contact page';

interface Counted {
  readonly what: string;
  readonly count: number;
}

/** Whoever has an account asks in it: records that must be kept are looked at there, and they are told. */
export async function refuseAccount(on: Pool | PoolClient, email: string): Promise<void> {
  const { rowCount } = await on.query('select from users where email = $1', [email]);
  if (rowCount !== 0)
    throw new CommandError(
      `${email} has an account, or one in the trash: decide a deletion request of it in the panel.`,
    );
}

/** How much there is of what `eraseVisitor` erases. */
export async function countOfVisitor(pool: Pool, email: string): Promise<Counted[]> {
  const all = [...LEFT, { what: MESSAGES, table: 'contact_messages', condition: 'email = $1' }];
  const counted: Counted[] = [];
  for (const { what, table, condition } of all) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${condition}`,
      [email],
    );
    counted.push({ what, count: rows[0]?.count ?? 0 });
  }
  return counted;
}

/** Erases what came from an e-mail without an account. The audit goes on to say that there were such messages. */
export async function eraseVisitor(client: PoolClient, email: string): Promise<Counted[]> {
  await refuseAccount(client, email);
  const erased: Counted[] = [];
  for (const { what, table, condition } of LEFT) {
    const { rowCount } = await client.query(`delete from ${table} where ${condition}`, [email]);
    erased.push({ what, count: rowCount ?? 0 });
  }
  const ids = await eraseMessages(client, email);
  await leaveNumbers(client, { resource: 'contact-messages', ids, operation: 'erased' });
  return [...erased, { what: MESSAGES, count: ids.length }];
}
