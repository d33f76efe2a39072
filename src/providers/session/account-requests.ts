import type {
  AcceptInvitation,
  ChangePassword,
  Login,
  LoginWithCode,
  Register,
  ResetPassword,
} from '#contract/account-schemas.ts';
import type { Invited } from '#contract/invitation.ts';
import { pages } from '#contract/pages.ts';
import type { Session, SignedIn } from '#contract/session.ts';
import type { CustomCall } from '../calls/custom-call.ts';
import {
  changePasswordCall,
  forgotPasswordCall,
  loginCall,
  loginWithCodeCall,
  registerCall,
  resetPasswordCall,
} from '../calls/account-calls.ts';
import { acceptInvitationCall, readInvitationCall } from '../calls/invitation-calls.ts';
import { sendCall } from '../records/send-call.ts';
import { forgetResetEmail, rememberResetEmail } from './reset-email.ts';
import { forgetPendingLogout, logoutSettled } from './send-logout.ts';
import { withSessionLock } from './session-lock.ts';

/** The calls of the auth provider, with the schemas of their answers: loaded with the first of them. */
export const login = (form: Login | LoginWithCode): Promise<Session> =>
  begin('password' in form ? loginCall(form) : loginWithCodeCall(form));
/** Of somebody new, or of whoever is invited. */
export const register = (form: Register | AcceptInvitation): Promise<Session> =>
  begin('token' in form ? acceptInvitationCall(form) : registerCall(form));
export const readInvitation = (token: string): Promise<Invited> => sendCall(readInvitationCall(token));
/** Asks for a reset code and remembers for which address (R17, R19). */
export async function forgotPassword(email: string): Promise<{ redirectTo: string }> {
  await sendCall(forgotPasswordCall(email));
  rememberResetEmail(email);
  return { redirectTo: pages.verifyCode.path };
}
/** By the code of a reset (R22), which leads to the login, or by the present one (R195). */
export async function updatePassword(
  form: ResetPassword | ChangePassword,
): Promise<{ redirectTo: string } | void> {
  if ('currentPassword' in form) return void (await sendCall(changePasswordCall(form)));
  await sendCall(resetPasswordCall(form));
  // The pages of the reset close again (R22).
  forgetResetEmail();
  return { redirectTo: pages.login.path };
}

async function begin(call: CustomCall<SignedIn>): Promise<Session> {
  await logoutSettled();
  const { accessToken, user, refreshTokenExpiration } = await withSessionLock(() => sendCall(call));
  forgetPendingLogout();
  return { accessToken, user, isAuthenticated: true, refreshTokenExpiration };
}
