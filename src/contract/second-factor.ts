import { z } from 'zod';

/** The calls about the second factor of the own account: a code of an authenticator app beside the password. */
export const secondFactorCalls = {
  read: '/api/Auth/GetSecondFactor',
  begin: '/api/Auth/BeginSecondFactor',
  confirm: '/api/Auth/ConfirmSecondFactor',
  end: '/api/Auth/EndSecondFactor',
} as const;

export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** How many recovery codes are left. */
  recoveryLeft: z.number(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What the app needs, as a text to type and as the address that a QR code holds. Shown until it is confirmed. */
export const begunSecondFactorSchema = z.object({ secret: z.string(), uri: z.string() });
export type BegunSecondFactor = z.infer<typeof begunSecondFactorSchema>;

/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** How many recovery codes are made. */
export const RECOVERY_CODES = 10;
