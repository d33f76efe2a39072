import { commonPasswords } from './common-passwords.ts';
import { foldText } from './text-folding.ts';
import type { FieldIssue } from './errors.ts';

/**
 * The one rule about passwords (A3): help text, strength meter, form and host all read it. The browser reads that of the
 * host which sent its document: `hostPasswordPolicy`.
 */
export interface PasswordPolicy {
  /** Fewest characters that are accepted. 6 is the stated rule; a deployment may raise it. */
  readonly min: number;
  readonly max: number;
  /** What the form advises, and the strength meter measures against. */
  readonly recommendedMin: number;
}

export const passwordPolicy: PasswordPolicy = { min: 6, max: 128, recommendedMin: 8 };

/** The policy of a deployment that asks for at least so many characters. */
export const withMinimum = (min: number): PasswordPolicy => ({
  ...passwordPolicy,
  min,
  recommendedMin: Math.max(min, passwordPolicy.recommendedMin),
});

/** The name under which a document says the minimum of its host; it says none where `passwordPolicy` holds. */
export const PASSWORD_MIN_NAME = 'password-min';

/**
 * What is wrong with a new password, or `null`.
 * @param password as typed; its characters are counted as the reader sees them (code points)
 * @param identity names and e-mail of the account, none of which may be the password
 * @param policy the rule to hold it against; of the deployment, which may be stricter
 */
export function passwordIssue(
  password: string,
  identity: readonly string[] = [],
  policy: PasswordPolicy = passwordPolicy,
): FieldIssue | null {
  const length = [...password].length;
  if (length === 0) return { code: 'passwordRequired' };
  if (length < policy.min) return { code: 'passwordMin', params: { min: policy.min } };
  if (length > policy.max) return { code: 'passwordMax', params: { max: policy.max } };
  const folded = foldText(password);
  if (commonPasswords.has(folded)) return { code: 'passwordCommon' };
  if (identity.some((name) => name !== '' && foldText(name) === folded))
    return { code: 'passwordIsIdentity' };
  return null;
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** How strong a password is, measured against the advice: length, upper and lower case, a digit. */
export function passwordStrength(
  password: string,
  policy: PasswordPolicy = passwordPolicy,
): PasswordStrength {
  if (passwordIssue(password, [], policy)) return 'weak';
  const met = [
    [...password].length >= policy.recommendedMin,
    /\p{Lu}/u.test(password),
    /\p{Ll}/u.test(password),
    /\p{Nd}/u.test(password),
  ].filter(Boolean).length;
  // A long passphrase needs no mixture.
  if (met === 4 || [...password].length >= 16) return 'strong';
  return met >= 2 ? 'fair' : 'weak';
}
