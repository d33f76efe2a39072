import type {
  AcceptInvitation,
  ChangePassword,
  Login,
  LoginWithCode,
  Register,
  ResetPassword,
} from '#contract/account-schemas.ts';
import type { Invited } from '#contract/invitation.ts';
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
import { forgetPendingLogout, logoutSettled } from './send-logout.ts';
import { withSessionLock } from './session-lock.ts';

/** The calls of the auth provider, with the schemas of their answers: loaded with the first of them. */
export const login = (form: Login): Promise<Session> => begin(loginCall(form));
export const loginWithCode = (form: LoginWithCode): Promise<Session> => begin(loginWithCodeCall(form));
export const register = (form: Register): Promise<Session> => begin(registerCall(form));
export const readInvitation = (token: string): Promise<Invited> => sendCall(readInvitationCall(token));
export const acceptInvitation = (form: AcceptInvitation): Promise<Session> =>
  begin(acceptInvitationCall(form));
export const forgotPassword = async (email: string): Promise<void> =>
  void (await sendCall(forgotPasswordCall(email)));
export const resetPassword = async (form: ResetPassword): Promise<void> =>
  void (await sendCall(resetPasswordCall(form)));
export const changePassword = async (form: ChangePassword): Promise<void> =>
  void (await sendCall(changePasswordCall(form)));

async function begin(call: CustomCall<SignedIn>): Promise<Session> {
  await logoutSettled();
  const { accessToken, user, refreshTokenExpiration } = await withSessionLock(() => sendCall(call));
  forgetPendingLogout();
  return { accessToken, user, isAuthenticated: true, refreshTokenExpiration };
}
