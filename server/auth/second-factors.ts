import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Pool, PoolClient } from 'pg';
import { AppError } from '#contract/errors.ts';
import { type BegunSecondFactor, RECOVERY_CODES, type SecondFactor } from '#contract/second-factor.ts';
import type { Account } from './accounts.ts';

export interface SecondFactors {
  read(on: Pool | PoolClient, userId: number): Promise<SecondFactor>;
  /** Makes a secret that counts once it is confirmed. Throws `conflict` when the second factor is on. */
  begin(on: Pool, account: Account): Promise<BegunSecondFactor>;
  /** Switches it on and gives the recovery codes. Throws `secondFactorWrong`. */
  confirm(client: PoolClient, userId: number, code: string): Promise<string[]>;
  /** Uses a code up: one of the app, or a recovery code. Throws `secondFactorWrong`. */
  spend(on: Pool | PoolClient, userId: number, code: string): Promise<void>;
}

/**
 * Codes of an authenticator app (RFC 6238): six digits of 30 seconds, one step to either side. Each step is taken once,
 * so that a code that was watched is worth nothing. The database holds secrets encrypted, and keyed hashes of the
 * recovery codes: whoever reads it alone learns neither.
 */
export function createSecondFactors(key: Uint8Array): SecondFactors {
  const hashOf = (userId: number, code: string) =>
    createHmac('sha256', key).update(`recovery ${userId} ${code}`).digest('base64');

  return {
    async read(on, userId) {
      const row = await rowOf(on, userId);
      return { isOn: row?.isOn ?? false, recoveryLeft: row?.isOn ? row.recoveryHashes.length : 0 };
    },

    async begin(on, account) {
      const secret = new Secret({ size: 20 });
      const { rowCount } = await on.query(
        `insert into second_factors (user_id, secret) values ($1, $2)
         on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = now()
         where second_factors.confirmed_at is null`,
        [account.id, encrypt(key, account.id, secret.base32)],
      );
      if (rowCount !== 1) throw new AppError('conflict');
      return { secret: secret.base32, uri: totpOf(secret.base32, account.email).toString() };
    },

    async confirm(client, userId, code) {
      const row = await rowOf(client, userId);
      const step = row && !row.isOn ? stepOf(decrypt(key, userId, row.secret), code) : null;
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const { rowCount } = await client.query(
        `update second_factors set confirmed_at = now(), last_step = $2, recovery_hashes = $3
         where user_id = $1 and confirmed_at is null and secret = $4 and $2::int is not null`,
        [userId, step, recoveryCodes.map((recovery) => hashOf(userId, recovery)), row?.secret],
      );
      if (rowCount !== 1) throw new AppError('secondFactorWrong');
      await client.query('update users set has_second_factor = true where id = $1', [userId]);
      return recoveryCodes.map((recovery) => `${recovery.slice(0, 5)}-${recovery.slice(5)}`);
    },

    async spend(on, userId, code) {
      const row = await rowOf(on, userId);
      if (!row?.isOn) throw new AppError('secondFactorWrong');
      const hash = hashOf(userId, code);
      const step = stepOf(decrypt(key, userId, row.secret), code);
      // In one statement: of many at once, one succeeds.
      const { rowCount } =
        step === null
          ? await on.query(
              `update second_factors set recovery_hashes = array_remove(recovery_hashes, $2)
               where user_id = $1 and $2 = any(recovery_hashes)`,
              [userId, hash],
            )
          : await on.query('update second_factors set last_step = $2 where user_id = $1 and last_step < $2', [
              userId,
              step,
            ]);
      if (rowCount !== 1) throw new AppError('secondFactorWrong');
    },
  };
}

/** Takes the second factor away. The caller says who did it. */
export async function removeSecondFactor(client: PoolClient, userId: number): Promise<void> {
  await client.query('delete from second_factors where user_id = $1', [userId]);
  await client.query('update users set has_second_factor = false where id = $1', [userId]);
}

interface SecondFactorRow {
  secret: string;
  isOn: boolean;
  recoveryHashes: string[];
}

async function rowOf(on: Pool | PoolClient, userId: number): Promise<SecondFactorRow | undefined> {
  const { rows } = await on.query<SecondFactorRow>(
    `select secret, confirmed_at is not null as "isOn", recovery_hashes as "recoveryHashes"
     from second_factors where user_id = $1`,
    [userId],
  );
  return rows[0];
}

const PERIOD = 30;
const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Yamama & Fustat', label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD });

/** The time step that a code belongs to; null when it is not one of them. */
function stepOf(secret: string | null, code: string): number | null {
  if (secret === null) return null;
  const now = Date.now();
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

/** 50 random bits, in letters and digits that are not taken for each other. */
const newRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(7)).buffer }).base32.slice(0, 10);

/** Bound to its account: moved to another row it opens nothing. */
function encrypt(key: Uint8Array, userId: number, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Null when it was encrypted for another account, or with another SECRET_KEY: then no code is right. */
function decrypt(key: Uint8Array, userId: number, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
