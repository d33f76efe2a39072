import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { CALENDAR_FEED_PATH } from '#contract/calendar-feed.ts';
import { STAFF_ROLES } from '#contract/roles.ts';
import { ACCOUNT_COLUMNS, type Account } from '../auth/accounts.ts';
import { ownAccountAuditEntry } from '../auth/own-account-audit-entry.ts';
import type { Caller } from '../http/caller.ts';
import { writeAudit } from '../resources/audit.ts';

/** Makes the address of the caller's calendar anew: the one before it is dead from then on. @returns its path */
export async function makeFeed(client: PoolClient, caller: Caller): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into calendar_feeds (user_id, id, token_hash) values ($1, $2, $3)
     on conflict (user_id) do update set id = excluded.id, token_hash = excluded.token_hash, made_at = now()`,
    [caller.userId, randomUUID(), hashOf(token)],
  );
  await writeAudit(client, ownAccountAuditEntry(caller, 'calendarFeedMade'));
  return `${CALENDAR_FEED_PATH}${token}.ics`;
}

export async function revokeFeed(client: PoolClient, caller: Caller): Promise<void> {
  const { rowCount } = await client.query('delete from calendar_feeds where user_id = $1', [caller.userId]);
  if (rowCount !== 0) await writeAudit(client, ownAccountAuditEntry(caller, 'calendarFeedRevoked'));
}

/** When the address of an account was made, and whether the account stands for a lawyer. */
export async function feedOf(
  pool: Pool,
  userId: number,
): Promise<{ isConsultant: boolean; madeAt: string | null }> {
  const { rows } = await pool.query<{ isConsultant: boolean; madeAt: string | null }>(
    `select u.lawyer_id is not null as "isConsultant", f.made_at as "madeAt"
     from users u left join calendar_feeds f on f.user_id = u.id where u.id = $1`,
    [userId],
  );
  return rows[0] ?? { isConsultant: false, madeAt: null };
}

export interface FeedReader {
  readonly account: Account;
  readonly lawyerId: number;
  readonly feedId: string;
}

/** Whose calendar is read: living staff who stand for a lawyer. */
export async function readerOf(pool: Pool, token: string): Promise<FeedReader | null> {
  const { rows } = await pool.query<Account & Omit<FeedReader, 'account'>>(
    `select ${ACCOUNT_COLUMNS}, u.lawyer_id as "lawyerId", f.id as "feedId" from calendar_feeds f join users u on u.id = f.user_id
     where f.token_hash = $1 and u.lawyer_id is not null and u.role = any($2)
       and not u.is_suspended and not u.is_invited and u.deleted_at is null`,
    [hashOf(token), STAFF_ROLES],
  );
  const [found] = rows;
  if (!found) return null;
  const { lawyerId, feedId, ...account } = found;
  return { account, lawyerId, feedId };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
