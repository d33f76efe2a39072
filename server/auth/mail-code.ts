import { withTransaction } from '../db/transaction.ts';
import { type OutboxKind, enqueue } from '../mail/outbox.ts';
import type { AuthContext } from './auth-context.ts';
import type { CodePurpose } from './mailed-codes.ts';

interface AskedCode {
  email: string;
  purpose: CodePurpose;
  /** Of whoever asks: their mails are counted (R184). */
  address: string;
  /** What the mail has to know beside the address. Default: nothing. */
  more?: Record<string, unknown>;
}

/**
 * Has a code mailed. Whether there is such an account is asked when the mail is written, far from the answer to
 * whoever asked for it (R196).
 */
export async function mailCode(
  { limits, pool, codes, kickOutbox }: Pick<AuthContext, 'limits' | 'pool' | 'codes' | 'kickOutbox'>,
  { email, purpose, address, more = {} }: AskedCode,
): Promise<void> {
  await limits.codeRequest({ email, address });
  await withTransaction(pool, async (client) => {
    const seed = await codes.create(client, email, purpose);
    await enqueue(client, KINDS[purpose], { email, seed, ...more });
  });
  kickOutbox();
}

const KINDS = {
  password: 'resetCode',
  registration: 'registrationCode',
  login: 'loginCode',
} as const satisfies Record<CodePurpose, OutboxKind>;
