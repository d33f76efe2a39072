import type { PoolClient } from 'pg';
import { AppError, type FieldIssue } from '#contract/errors.ts';
import { passwordIssue } from '#contract/password-policy.ts';
import type { Env } from '../env.ts';
import { writeAudit } from '../resources/audit.ts';
import type { Caller } from '../http/caller.ts';
import { policyOf } from '../password-policy.ts';
import { type Account, identityOf } from './accounts.ts';
import { endSessions } from './sessions.ts';

interface NewPassword {
  account: Account;
  /** Made before the transaction: hashing takes too long to hold rows meanwhile. */
  passwordHash: string;
  /** Who sets it; `null` for someone who showed a code. Their own session goes on, all others end. */
  caller: Caller | null;
}

/**
 * Sets the password of an account and ends its sessions (R376). Gives `false`, and changes nothing, when
 * the password was changed by somebody else since `account` was read.
 */
export async function setPassword(
  client: PoolClient,
  { account, passwordHash, caller }: NewPassword,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update users set password_hash = $2 where id = $1 and password_hash = $3 and deleted_at is null',
    [account.id, passwordHash, account.passwordHash],
  );
  if (rowCount !== 1) return false;
  await endSessions(client, { userId: account.id, reason: 'password', except: caller?.sessionId });
  await writeAudit(client, {
    resource: 'users',
    recordId: account.id,
    record: { ar: account.fullNameAr, en: account.fullNameEn },
    operation: caller ? 'passwordChanged' : 'passwordReset',
    caller,
    changes: {},
  });
  return true;
}

/** Holds a new password against the policy, the account's own names included. Throws `validation`. */
export function refuseWeakPassword(password: string, account: Account, env: Env): void {
  const issue = passwordIssue(password, identityOf(account), policyOf(env));
  if (issue) throw invalidField('newPassword', issue);
}

export const invalidField = (key: string, issue: FieldIssue): AppError =>
  new AppError('validation', { fields: { [key]: issue } });
