import type { Pool, PoolClient } from 'pg';
import type { OwnSession } from '#contract/own-sessions.ts';
import type { Caller } from '../http/caller.ts';
import { writeAudit } from '../resources/audit.ts';
import { describeDevice } from './describe-device.ts';
import { GOES_ON } from './sessions.ts';

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
  return rows.map(({ userAgent, ...session }) => ({
    ...session,
    ...describeDevice(userAgent),
    isCurrent: session.id === sessionId,
  }));
}

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
