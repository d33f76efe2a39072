import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { CODE_ATTEMPTS, CODE_MINUTES } from '#contract/account-calls.ts';
import { AppError } from '#contract/errors.ts';

/** What a code was asked for: it opens nothing else. */
export type CodePurpose = 'password' | 'registration' | 'login';

export interface MailedCodes {
  /**
   * Makes a code for an address and ends the one before it; nobody asks whether there is such an account
   * (R196). Gives the seed of the code, which says nothing without the host's secret.
   * @param purpose what it is for. Default: a new password
   */
  create(client: PoolClient, email: string, purpose?: CodePurpose): Promise<string>;
  /** The six digits that belong to a seed. */
  digitsOf(seed: string): string;
  /** Compares a guess, and counts it where it is wrong. Throws `codeInvalid`; gives the id of the code. */
  check(on: Pool, guess: Guess): Promise<number>;
}

interface Guess {
  email: string;
  code: string;
  /** `verify` marks the code as verified for later, `use` wants one that is, `both` opens at once what it is for. */
  step: 'verify' | 'use' | 'both';
  /** Default: a new password. */
  purpose?: CodePurpose;
}

/**
 * Codes that prove a mailbox, for a new password, an account or a login (R187, R191): six digits, one address, ten
 * minutes, five wrong guesses. The database holds only a keyed hash, and the outbox only a seed: whoever reads either learns
 * no code. An address has one code at a time, whatever it is for.
 */
export function createMailedCodes(key: Uint8Array): MailedCodes {
  const keyed = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
  const digitsOf = (seed: string) =>
    // 64 of the 256 bits: what remains after the division favours no code by more than 1 in 10^13.
    String(keyed('digits', seed).readBigUInt64BE() % 1_000_000n).padStart(6, '0');
  const hashOf = (purpose: CodePurpose, email: string, code: string) => keyed('hash', purpose, email, code);

  return {
    digitsOf,

    async create(client, email, purpose = 'password') {
      const seed = randomBytes(16).toString('base64url');
      await client.query('update password_codes set ended_at = now() where email = $1 and ended_at is null', [
        email,
      ]);
      await client.query(
        `insert into password_codes (email, code_hash, expires_at)
         values ($1, $2, now() + make_interval(mins => $3))`,
        [email, hashOf(purpose, email, digitsOf(seed)).toString('base64'), CODE_MINUTES],
      );
      return seed;
    },

    async check(on, { email, code, step, purpose = 'password' }) {
      const given = hashOf(purpose, email, code);
      // Counted, and marked as verified, by the statement that reads it: guesses that come together wait for one another.
      // One with the right digits is none.
      const { rows } = await on.query<HeldCode>(
        `update password_codes set attempts = attempts + case when code_hash = $3 then 0 else 1 end
           ${step === 'verify' ? ', is_verified = is_verified or code_hash = $3' : ''}
         where id = (select id from password_codes where email = $1 order by sent_at desc, id desc limit 1)
           and ended_at is null and expires_at > now() and attempts < $2
         returning id, code_hash as "codeHash", is_verified as "isVerified"`,
        [email, CODE_ATTEMPTS, given.toString('base64')],
      );
      const [held] = rows;
      const stored = Buffer.from(held?.codeHash ?? '', 'base64');
      const isRight = stored.length === given.length && timingSafeEqual(stored, given);
      if (!held || !isRight || (step === 'use' && !held.isVerified)) throw new AppError('codeInvalid');
      return held.id;
    },
  };
}

interface HeldCode {
  id: number;
  codeHash: string;
  isVerified: boolean;
}

/** Uses a code up that was checked, in the transaction of what it opens: of many at once, one succeeds. */
export async function spendCode(client: PoolClient, id: number): Promise<void> {
  const { rowCount } = await client.query(
    `update password_codes set ended_at = now()
     where id = $1 and ended_at is null and expires_at > now()`,
    [id],
  );
  if (rowCount !== 1) throw new AppError('codeInvalid');
}
