import type { Register } from '#contract/account-schemas.ts';
import type { ValidationResult } from '#contract/validation-result.ts';
import { hostPasswordPolicy } from '#providers/session/host-password-policy.ts';
import { loadAccountRules } from './account-rules.ts';
import { type Registration, atFullName, registrationToSend } from './registration.ts';

/** The contract's check of what was typed, with its findings at the fields of the form. */
export async function checkRegistration(
  { code, ...typed }: Registration & { code: string },
  { hasCode }: { hasCode: boolean },
): Promise<ValidationResult<Register>> {
  const { checkAccountForm, registerSchema } = await loadAccountRules();
  const form = { ...registrationToSend(typed), ...(hasCode ? { code } : {}) };
  const checked = checkAccountForm(registerSchema, form, { key: 'password', policy: hostPasswordPolicy() });
  if (checked.isValid) return checked;
  // The password confirms itself: it has one field.
  const { confirmPassword: _itself, ...issues } = checked.issues;
  const isUnnamed = issues['fullNameAr']?.code === 'oneLanguage';
  return {
    isValid: false,
    issues: atFullName(isUnnamed ? { ...issues, fullNameAr: { code: 'nameRequired' } } : issues),
  };
}
