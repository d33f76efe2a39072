import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { INVITATION_HOURS } from '#contract/account-calls.ts';
import { AppError } from '#contract/errors.ts';
import { enqueue } from '../mail/outbox.ts';
import { ACCOUNT_COLUMNS, type Account } from './accounts.ts';

/**
 * Invites an account by mail, in the transaction of the change: the link before it is dead from then on. Outbox and
 * database hold a seed and a hash; the token is made when the mail is written, with a key of the host.
 */
export async function invite(client: PoolClient, userId: number): Promise<void> {
  await endInvitations(client, userId);
  const { rows } = await client.query<{ id: number }>(
    `insert into invitations (user_id, seed, expires_at)
     values ($1, $2, now() + make_interval(hours => $3)) returning id`,
    [userId, randomBytes(16).toString('base64url'), INVITATION_HOURS],
  );
  await enqueue(client, 'invitation', { invitationId: rows[0]?.id, userId });
}

/** Ends the link of an account. */
export async function endInvitations(client: PoolClient, userId: number): Promise<void> {
  await client.query('update invitations set ended_at = now() where user_id = $1 and ended_at is null', [
    userId,
  ]);
}

const OPEN = `i.ended_at is null and i.expires_at > now()
  and u.is_invited and not u.is_suspended and u.deleted_at is null`;

/** The token for the mail of an invitation, with the account it is for; `null`: nobody waits for it any more. */
export async function tokenOf(
  pool: Pool,
  invitationId: number,
  key: Uint8Array,
): Promise<{ account: Account; token: string } | null> {
  const { rows } = await pool.query<Account & { seed: string }>(
    `select ${ACCOUNT_COLUMNS}, i.seed from invitations i join users u on u.id = i.user_id
     where i.id = $1 and ${OPEN}`,
    [invitationId],
  );
  const [found] = rows;
  if (!found) return null;
  const { seed, ...account } = found;
  const told = JSON.stringify(['invitation', invitationId, seed]);
  const token = createHmac('sha256', key).update(told).digest('base64url');
  await pool.query('update invitations set token_hash = $2 where id = $1', [invitationId, hashOf(token)]);
  return { account, token };
}

/** Throws `invitationInvalid`, alike for what was never sent, used, withdrawn or is too old. */
export async function invitedBy(
  pool: Pool,
  token: string,
): Promise<{ account: Account; invitationId: number }> {
  const { rows } = await pool.query<Account & { invitationId: number }>(
    `select ${ACCOUNT_COLUMNS}, i.id as "invitationId" from invitations i join users u on u.id = i.user_id
     where i.token_hash = $1 and ${OPEN}`,
    [hashOf(token)],
  );
  const [found] = rows;
  if (!found) throw new AppError('invitationInvalid');
  const { invitationId, ...account } = found;
  return { account, invitationId };
}

/** Uses it up, in the transaction of the password that it opens: of many at once, one succeeds. */
export async function acceptInvitation(
  client: PoolClient,
  { userId, invitationId, passwordHash }: { userId: number; invitationId: number; passwordHash: string },
): Promise<void> {
  // The account first, as its own changes do: two that wait for each other would both fail.
  const accepted = await client.query(
    `update users set password_hash = $2, is_invited = false, version = version + 1, updated_at = now()
     where id = $1 and is_invited and not is_suspended and deleted_at is null`,
    [userId, passwordHash],
  );
  const spent = await client.query(
    'update invitations set ended_at = now() where id = $1 and ended_at is null and expires_at > now()',
    [invitationId],
  );
  if (accepted.rowCount !== 1 || spent.rowCount !== 1) throw new AppError('invitationInvalid');
}

/** The token is as random as its hash: no salt is needed. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
