import type { Register } from '#contract/account-schemas.ts';
import { AppFailure } from '#providers/http/app-failure.ts';
import { authProvider, refused } from '#providers/session/auth-provider.ts';
import { codeRefusal } from './code-refusal.ts';
import { atFullName } from './registration.ts';

/**
 * Opens the account, or learns that its address has to be proved first: then a code is on its way. Another host may want
 * the name in both languages, and is given it as it was written.
 */
export async function sendRegistration(form: Register): Promise<'done' | 'codeNeeded'> {
  try {
    await refused(authProvider.register(form));
    return 'done';
  } catch (error) {
    if (!(error instanceof AppFailure)) throw error;
    if (error.code === 'emailCodeNeeded') return 'codeNeeded';
    const name = form.fullNameAr || form.fullNameEn;
    const isHalfMissing = (['fullNameAr', 'fullNameEn'] as const).some(
      (key) => key in error.fields && form[key] === '',
    );
    if (isHalfMissing) return sendRegistration({ ...form, fullNameAr: name, fullNameEn: name });
    if (!('fullNameAr' in error.fields || 'fullNameEn' in error.fields)) throw codeRefusal(error);
    const { code, status, message } = error;
    throw new AppFailure({ code, status, message, fields: atFullName(error.fields) });
  }
}
