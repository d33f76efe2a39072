import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Language } from '#contract/language.ts';
import { writeAudit } from '../resources/audit.ts';
import { withTransaction } from '../db/transaction.ts';
import { ACCOUNT_COLUMNS, type Account, keepLanguage } from './accounts.ts';
import type { Ticket } from './refresh-cookies.ts';

/** What the newest refresh cookie of a session says, and when the session ends, ISO 8601. */
export interface Session extends Ticket {
  readonly expiresAt: string;
}

export type EndReason =
  'logout' | 'owner' | 'reuse' | 'password' | 'suspended' | 'deleted' | 'role' | 'secondFactor' | 'surplus';

interface StartOptions {
  userId: number;
  /** How long it lasts, however often it is refreshed. */
  days: number;
  userAgent: string;
}

/** More devices nobody uses; whoever makes sessions without end would make each look at them slow. */
const MOST_SESSIONS = 50;

/** After so many hours without a refresh a session of staff has ended: a page that is in use refreshes its own. */
const STAFF_IDLE_HOURS = 12;

/** Whether a session `s` of an account `u` goes on, as SQL. */
export const GOES_ON = `(s.revoked_at is null and s.expires_at > now()
  and (u.role = 'User' or s.rotated_at > now() - make_interval(hours => ${STAFF_IDLE_HOURS})))`;

/** Beside too many others of the account, the ones that were used least lately end. */
export async function startSession(
  client: PoolClient,
  { userId, days, userAgent }: StartOptions,
): Promise<Session> {
  const { rows } = await client.query<Session>(
    `insert into sessions (id, user_id, expires_at, user_agent)
     values ($1, $2, now() + make_interval(days => $3), $4)
     returning id as "sessionId", counter, expires_at as "expiresAt"`,
    [randomUUID(), userId, days, userAgent.replaceAll('\0', '').slice(0, 300)],
  );
  const [session] = rows;
  if (!session) throw new Error('The session was not stored');
  await client.query(
    `update sessions set revoked_at = now(), revoked_for = '${'surplus' satisfies EndReason}' where id in (
       select id from sessions where user_id = $1 and revoked_at is null and expires_at > now()
       order by id = $2 desc, rotated_at desc offset ${MOST_SESSIONS})`,
    [userId, session.sessionId],
  );
  return session;
}

/** How long after a rotation the cookie before it still counts: beyond that, two hold copies of one session. */
const TOLERANCE_MINUTES = 5;

export type Refreshed =
  | { isAlive: true; session: Session; account: Account }
  /** `userId` is missing when there is no such session. */
  | { isAlive: false; userId?: number };

/**
 * Advances a session by one step (R183). The newest cookie moves the counter on. The one before it gets the
 * newest again without a move, for a few minutes: its answer was lost, or several tabs woke together. An older
 * one was copied, so the session ends for everyone who holds a cookie of it.
 * @param ticket what the cookie said; its signature is checked already
 * @param language what a page that was opened asked in, `null` when it did not say, or was open before
 */
export const refreshSession = (pool: Pool, ticket: Ticket, language: Language | null): Promise<Refreshed> =>
  withTransaction(pool, async (client) => {
    const { rows } = await client.query<Account & Session & { isOpen: boolean; isFresh: boolean }>(
      `select ${ACCOUNT_COLUMNS}, s.id as "sessionId", s.counter, s.expires_at as "expiresAt",
         ${GOES_ON} and u.deleted_at is null and not u.is_suspended as "isOpen",
         s.rotated_at > now() - make_interval(mins => ${TOLERANCE_MINUTES}) as "isFresh"
       from sessions s join users u on u.id = s.user_id where s.id = $1 for update of s`,
      [ticket.sessionId],
    );
    const [found] = rows;
    if (!found) return { isAlive: false };
    const { sessionId, counter, expiresAt, isOpen, isFresh, ...account } = found;
    const behind = counter - ticket.counter;
    if (!isOpen || behind < 0) return { isAlive: false, userId: account.id };
    if (behind > 1 || (behind === 1 && !isFresh)) {
      await endReused(client, account.id, sessionId);
      return { isAlive: false, userId: account.id };
    }
    await keepLanguage(client, account, language);
    if (behind === 0) {
      await client.query('update sessions set counter = counter + 1, rotated_at = now() where id = $1', [
        sessionId,
      ]);
    }
    const current = behind === 0 ? counter + 1 : counter;
    return { isAlive: true, session: { sessionId, counter: current, expiresAt }, account };
  });

/** Ends one session; gives the account it was of, `null` when it was not open. */
export async function endSession(
  on: Pool | PoolClient,
  sessionId: string,
  reason: EndReason,
): Promise<number | null> {
  const { rows } = await on.query<{ userId: number }>(
    `update sessions set revoked_at = now(), revoked_for = $2 where id = $1 and revoked_at is null
     returning user_id as "userId"`,
    [sessionId, reason],
  );
  return rows[0]?.userId ?? null;
}

interface EndOptions {
  userId: number;
  reason: EndReason;
  /** The session that goes on: the one from which its owner changed the password. */
  except?: string | undefined;
}

/** Ends the sessions of an account (R376). After the commit call `forgetCaller`, or their tokens live 2 s on. */
export async function endSessions(
  on: Pool | PoolClient,
  { userId, reason, except }: EndOptions,
): Promise<void> {
  await on.query(
    `update sessions set revoked_at = now(), revoked_for = $2
     where user_id = $1 and revoked_at is null and id is distinct from $3::uuid`,
    [userId, reason, except ?? null],
  );
}

async function endReused(client: PoolClient, userId: number, sessionId: string): Promise<void> {
  await endSession(client, sessionId, 'reuse');
  await writeAudit(client, {
    resource: 'users',
    recordId: userId,
    operation: 'sessionReused',
    caller: null,
    changes: { session: [sessionId, null] },
  });
}
