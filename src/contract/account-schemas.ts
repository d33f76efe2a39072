import { z } from 'zod';
import { type ValidationResult, toValidationResult } from './validation-result.ts';
import type { FieldErrorCode } from './field-errors.ts';
import { withErrorCode, idSchema, textSchema } from './value-schemas.ts';
import { emailSchema } from './kinds/email.ts';
import { phoneSchema } from './kinds/phone.ts';
import { isObject } from './is-object.ts';
import { passwordConfirmationIssue } from './password-confirmation.ts';
import { type PasswordPolicy, passwordIssue } from './password-policy.ts';
import { asciiDigits, withoutInvisible } from './text-folding.ts';

/** An e-mail that says «Email is required» when it is empty (R186). */
const accountEmail = z
  .string({ error: withErrorCode('emailInvalid', 'emailRequired') })
  .trim()
  .min(1, { error: 'emailRequired', abort: true })
  .pipe(emailSchema());
/** Six digits, Arabic-Indic ones too (R187). */
const mailedCode = z
  .string({ error: withErrorCode('codeLength', 'codeRequired') })
  .overwrite((value) => asciiDigits(withoutInvisible(value)).replace(/\s/g, ''))
  .min(1, { error: 'codeRequired', abort: true })
  .regex(/^\d{6}$/, { error: 'codeLength' });
const typedPassword = (missing: FieldErrorCode) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(256, { error: withErrorCode('invalid') });

const tidyCode = (value: string) => asciiDigits(withoutInvisible(value)).replace(/[\s-]/g, '').toUpperCase();
/** A code of an authenticator app, or a recovery code as it is shown. */
const secondFactorCode = z
  .string({ error: withErrorCode('secondFactorFormat', 'codeRequired') })
  .overwrite(tidyCode)
  .min(1, { error: 'codeRequired', abort: true })
  .regex(/^(\d{6}|[A-Z2-7]{10})$/, { error: 'secondFactorFormat' });

export const beginSecondFactorSchema = z.strictObject({
  currentPassword: typedPassword('currentPasswordRequired'),
});
export const confirmSecondFactorSchema = z.strictObject({ code: mailedCode });
export const endSecondFactorSchema = z.strictObject({
  currentPassword: typedPassword('currentPasswordRequired'),
  code: secondFactorCode,
});
export type EndSecondFactor = z.infer<typeof endSecondFactorSchema>;

export const loginSchema = z.strictObject({
  email: accountEmail,
  password: typedPassword('passwordRequired'),
  /** Of the second factor, once the host has asked for it. */
  code: secondFactorCode.optional(),
});
export type Login = z.infer<typeof loginSchema>;

/** What people say of themselves, and may correct. */
const details = {
  /** In one language at least: staff see which half is missing. */
  fullNameAr: textSchema({ max: 100, optional: true }).default(''),
  fullNameEn: textSchema({ max: 100, optional: true }).default(''),
  mobileNumber: phoneSchema({ missing: 'phoneRequired' }),
  whatsAppNumber: phoneSchema({ missing: 'phoneRequired' }),
};

/** The own names and numbers (R364). The e-mail is what somebody logs in with: that an Admin changes. */
export const ownDetailsSchema = z.strictObject(details);
export type OwnDetails = z.infer<typeof ownDetailsSchema>;

/**
 * Registration (R182): there is no role in it, whatever a caller adds is dropped (R181). A host that
 * wants the address proved answers `emailCodeNeeded` and takes the same form again, with the code.
 */
export const registerSchema = z.object({
  ...details,
  email: accountEmail,
  branchId: idSchema.nullable().default(null),
  password: z
    .string({ error: withErrorCode('invalid', 'passwordRequired') })
    .max(256, { error: withErrorCode('invalid') }),
  confirmPassword: typedPassword('confirmRequired'),
  /** The terms and the privacy notice were agreed to; the host records which version (A84). */
  consent: z.literal(true, { error: 'consentRequired' }),
  /** From the mail that the host answered the first try with. */
  code: mailedCode.optional(),
});
export type Register = z.infer<typeof registerSchema>;

export const forgotPasswordSchema = z.strictObject({ email: accountEmail });
/** A login by a mailed code in the place of the password: for clients alone. */
export const sendLoginCodeSchema = forgotPasswordSchema;
export const loginWithCodeSchema = z.strictObject({ email: accountEmail, code: mailedCode });
export type LoginWithCode = z.infer<typeof loginWithCodeSchema>;

export const verifyCodeSchema = z.strictObject({ email: accountEmail, code: mailedCode });
export const resetPasswordSchema = z.strictObject({
  email: accountEmail,
  code: mailedCode,
  newPassword: z
    .string({ error: withErrorCode('invalid', 'passwordRequired') })
    .max(256, { error: withErrorCode('invalid') }),
  confirmPassword: typedPassword('confirmRequired'),
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** As long as those of the host are; what is no token is no invitation either. */
const invitationToken = z.string({ error: withErrorCode('invalid') }).max(100, {
  error: withErrorCode('invalid'),
});
export const invitationSchema = z.strictObject({ token: invitationToken });
export const acceptInvitationSchema = z.strictObject({
  token: invitationToken,
  newPassword: z
    .string({ error: withErrorCode('invalid', 'passwordRequired') })
    .max(256, { error: withErrorCode('invalid') }),
  confirmPassword: typedPassword('confirmRequired'),
  /** Clients agree to the terms, as whoever registers does (A84); staff are not asked. */
  consent: z.boolean({ error: withErrorCode('invalid') }).default(false),
});
export type AcceptInvitation = z.infer<typeof acceptInvitationSchema>;

export const changePasswordSchema = z.strictObject({
  currentPassword: typedPassword('currentPasswordRequired'),
  newPassword: z
    .string({ error: withErrorCode('invalid', 'passwordRequired') })
    .max(256, { error: withErrorCode('invalid') }),
  confirmPassword: typedPassword('confirmRequired'),
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

interface PasswordFields {
  /** The key of the new password. */
  key: 'password' | 'newPassword';
  policy: PasswordPolicy;
}

/**
 * Checks an account form: its schema, the password policy, and that the confirmation equals it. One table
 * of cases runs in browser and host (R269).
 * @param schema one of the schemas above
 * @param input what was typed or sent
 * @param passwords names the new password where the form has one
 */
export function checkAccountForm<T>(
  schema: z.ZodType<T>,
  input: unknown,
  passwords?: PasswordFields,
): ValidationResult<T> {
  return toValidationResult(schema.safeParse(input), {
    ...(NAMED.includes(schema) ? nameIssues(input) : {}),
    ...(passwords ? passwordIssues(input, passwords) : {}),
  });
}

/** The forms in which people say what they are called. */
const NAMED: readonly z.ZodType[] = [registerSchema, ownDetailsSchema];

/** A name in neither language; whoever has one is not asked for the other. */
function nameIssues(input: unknown) {
  const typed = isObject(input) ? input : {};
  const halves = ['fullNameAr', 'fullNameEn'];
  const isMissing = halves.every((key) => isBlank(typed[key] ?? ''));
  return isMissing ? Object.fromEntries(halves.map((key) => [key, { code: 'oneLanguage' }] as const)) : {};
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

function passwordIssues(input: unknown, { key, policy }: PasswordFields) {
  const typed = isObject(input) ? input : {};
  const text = (name: string): string => (typeof typed[name] === 'string' ? typed[name] : '');
  const identity = ['email', 'fullNameAr', 'fullNameEn'].map(text);
  // A value that is no text is the schema's business.
  const issue = isTyped(typed[key]) ? passwordIssue(text(key), identity, policy) : null;
  const unconfirmed = passwordConfirmationIssue(text('confirmPassword'), text(key));
  return {
    ...(issue ? { [key]: issue } : {}),
    ...(unconfirmed ? { confirmPassword: unconfirmed } : {}),
  };
}

const isTyped = (value: unknown): boolean => value === undefined || typeof value === 'string';
