import { FORGOT_EMAIL_STORE } from '#contract/stores.ts';
import { readStored, removeStored, writeStored } from '../browser/browser-storage.ts';

/** The address that a reset code was asked for; `null` sends the person to the first step (R19, R21). */
export const resetEmail = (): string | null => readStored('local', FORGOT_EMAIL_STORE) || null;

export const rememberResetEmail = (email: string): void => writeStored('local', FORGOT_EMAIL_STORE, email);

export const forgetResetEmail = (): void => removeStored('local', FORGOT_EMAIL_STORE);
