import type { Pool } from 'pg';
import { AppError } from '#contract/errors.ts';
import type { Role } from '#contract/roles.ts';
import type { Caller } from '../http/caller.ts';
import { hasWallsSql } from '../resources/capabilities/conflicts/walled-sql.ts';
import type { TokenBearer } from './access-tokens.ts';

/** Whose session it is, as the database says now; `null` when it is ended, or its account may not call any more. */
export async function openCaller(pool: Pool, { userId, sessionId }: TokenBearer): Promise<Caller | null> {
  const { rows } = await pool.query<{ role: Role; isWalled: boolean }>({
    name: 'open-caller',
    text: `select u.role, ${hasWallsSql('u.id')} as "isWalled" from sessions s join users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > now()
       and u.deleted_at is null and not u.is_suspended`,
    values: [sessionId, userId],
  });
  const [account] = rows;
  return account ? { userId, sessionId, ...account } : null;
}

/**
 * The caller of work that takes its time, as they are now, whether or not the token that they came with is still good;
 * `null`, a visitor, stays one. Throws `unauthenticated` when the session is ended, or the account has another role: what
 * was asked for was checked for the first one.
 */
export async function callerNow(pool: Pool, caller: Caller | null): Promise<Caller | null> {
  if (!caller) return null;
  const now = await openCaller(pool, caller);
  if (now?.role !== caller.role) throw new AppError('unauthenticated');
  return now;
}
