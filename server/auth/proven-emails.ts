import type { PoolClient } from 'pg';
import type { Account } from './accounts.ts';

/** An account, as `users` is called `u`, whose owner has read a mail at the address that it has now. */
export const EMAIL_IS_PROVEN = 'u.proven_email = u.email';

/** Keeps that whoever has the account read a mail at this address, in the transaction of what the mail opened. */
export async function keepProof(
  client: PoolClient,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await client.query('update users set proven_email = email where id = $1 and email = $2', [id, email]);
}
