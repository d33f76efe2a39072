import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import type { consentSchema } from '#contract/own-data.ts';

/** Which terms and privacy notice are shown where somebody gives the firm something (A84). Raised with either text. */
export const CONSENT_VERSION = '2026-11-29';

interface Consent {
  /** Where somebody gives the firm something: `account`, `message`, or the key of a portal. */
  purpose: string;
  userId: number | null;
  /** What was given with it. */
  recordId: number | null;
}

/** Writes down, in the transaction of what was given, which version of the privacy notice stood beside it. */
export async function recordConsent(
  client: PoolClient,
  { purpose, userId, recordId }: Consent,
): Promise<void> {
  await client.query('insert into consents (purpose, user_id, record_id, version) values ($1, $2, $3, $4)', [
    purpose,
    userId,
    recordId,
    CONSENT_VERSION,
  ]);
}

/** What an account was shown, oldest first. */
export async function consentsOf(pool: Pool, userId: number): Promise<z.infer<typeof consentSchema>[]> {
  const { rows } = await pool.query<z.infer<typeof consentSchema>>(
    'select purpose, record_id as "recordId", version, at from consents where user_id = $1 order by id',
    [userId],
  );
  return rows;
}
