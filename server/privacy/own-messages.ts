import type { Pool } from 'pg';
import { EMAIL_IS_PROVEN } from '../auth/proven-emails.ts';

/** What somebody wrote through the contact page. */
export interface OwnMessage {
  readonly number: string;
  /** '' where none was given. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/**
 * The messages of the contact page that came from the e-mail of an account, oldest first. Anybody may write any address
 * there: `null` until whoever has the account has read a mail at theirs.
 */
export async function ownMessages(pool: Pool, userId: number): Promise<OwnMessage[] | null> {
  const proven = await pool.query<{ email: string }>(
    `select u.email from users u where u.id = $1 and ${EMAIL_IS_PROVEN}`,
    [userId],
  );
  const [account] = proven.rows;
  if (!account) return null;
  const { rows } = await pool.query<OwnMessage>(
    `select number, name, email, phone, message, created_at as "createdAt" from contact_messages
     where email = $1 and deleted_at is null order by id`,
    [account.email],
  );
  return rows;
}
