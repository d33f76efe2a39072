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
import {
  changePasswordCall,
  forgotPasswordCall,
  loginCall,
  loginWithCodeCall,
  logoutCall,
  registerCall,
  resetPasswordCall,
} from '../calls/account-calls.ts';
import { acceptInvitationCall, readInvitationCall } from '../calls/invitation-calls.ts';
import { sendCall } from '../records/send-call.ts';

/** The calls of the auth provider, with the schemas of their answers: loaded with the first of them. */
export const login = async (form: Login): Promise<Session> => sessionOf(await sendCall(loginCall(form)));
export const loginWithCode = async (form: LoginWithCode): Promise<Session> =>
  sessionOf(await sendCall(loginWithCodeCall(form)));
export const register = async (form: Register): Promise<Session> =>
  sessionOf(await sendCall(registerCall(form)));
export const readInvitation = (token: string): Promise<Invited> => sendCall(readInvitationCall(token));
export const acceptInvitation = async (form: AcceptInvitation): Promise<Session> =>
  sessionOf(await sendCall(acceptInvitationCall(form)));
export const logout = async (): Promise<void> => void (await sendCall(logoutCall()));
export const forgotPassword = async (email: string): Promise<void> =>
  void (await sendCall(forgotPasswordCall(email)));
export const resetPassword = async (form: ResetPassword): Promise<void> =>
  void (await sendCall(resetPasswordCall(form)));
export const changePassword = async (form: ChangePassword): Promise<void> =>
  void (await sendCall(changePasswordCall(form)));

const sessionOf = ({ accessToken, user, refreshTokenExpiration }: SignedIn): Session => ({
  accessToken,
  user,
  isAuthenticated: true,
  refreshTokenExpiration,
});
