import type { Pool, PoolClient } from 'pg';
import type { OwnSession } from '#contract/own-sessions.ts';
import type { Caller } from '../http/caller.ts';
import { writeAudit } from '../resources/audit.ts';
import { describeDevice } from './describe-device.ts';
import { GOES_ON } from './sessions.ts';

/** One of an account's sessions as long as it is kept, also when it is over. */
export interface KeptSession extends OwnSession {
  /** ISO 8601 in UTC; null: it goes on. */
  endedAt: string | null;
}

interface SessionRow extends Pick<OwnSession, 'id' | 'startedAt' | 'lastSeenAt'> {
  userAgent: string;
}

/** The sessions of an account that go on: the one that asks first, then by when they were last seen. */
export async function listOwnSessions(pool: Pool, { userId, sessionId }: Caller): Promise<OwnSession[]> {
  const { rows } = await pool.query<SessionRow>(
    `select s.id, s.created_at as "startedAt", s.rotated_at as "lastSeenAt", s.user_agent as "userAgent"
     from sessions s join users u on u.id = s.user_id
     where s.user_id = $1 and ${GOES_ON} order by s.id = $2 desc, s.rotated_at desc`,
    [userId, sessionId],
  );
  return rows.map(serializeFor(sessionId));
}

/** All that is kept of the sessions of a client, in the same order: those that are over too. */
export async function listKeptSessions(pool: Pool, { userId, sessionId }: Caller): Promise<KeptSession[]> {
  const { rows } = await pool.query<SessionRow & Pick<KeptSession, 'endedAt'>>(
    `select id, created_at as "startedAt", rotated_at as "lastSeenAt", user_agent as "userAgent",
       least(revoked_at, case when expires_at <= now() then expires_at end) as "endedAt"
     from sessions where user_id = $1 order by id = $2 desc, rotated_at desc`,
    [userId, sessionId],
  );
  return rows.map(serializeFor(sessionId));
}

/** Words for the device instead of what its browser says, and whether it is the session that asks. */
const serializeFor =
  (sessionId: string) =>
  <Row extends SessionRow>({ userAgent, ...session }: Row) => ({
    ...session,
    ...describeDevice(userAgent),
    isCurrent: session.id === sessionId,
  });

/**
 * Ends sessions of the caller's own account, and writes down which. After the commit call `forgetCaller`.
 * @param id one of them; null: all but the one that asks
 * @returns how many were ended; those of others are not
 */
export async function endOwnSessions(client: PoolClient, caller: Caller, id: string | null): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `update sessions set revoked_at = now(), revoked_for = 'owner'
     where user_id = $1 and revoked_at is null and expires_at > now()
       and case when $2::uuid is null then id <> $3 else id = $2 end returning id`,
    [caller.userId, id, caller.sessionId],
  );
  if (rows.length > 0)
    await writeAudit(client, {
      resource: 'users',
      recordId: caller.userId,
      operation: 'sessionsEnded',
      caller,
      changes: { sessions: [rows.map((ended) => ended.id), []] },
    });
  return rows.length;
}
