import { accountCalls } from '#contract/account-calls.ts';
import type {
  ChangePassword,
  Login,
  OwnDetails,
  Register,
  ResetPassword,
} from '#contract/account-schemas.ts';
import { type Session, signedInSchema, userInfoSchema } from '#contract/session.ts';
import { call, dataAnswer, doneAnswer } from './http.ts';

/** The account calls of the host, checked. Loaded by `account.ts` with the first of them. */
export const accountRequests = {
  login: (login: Login) => askForSession(accountCalls.login, login),
  register: (form: Register) => askForSession(accountCalls.register, form),
  logout: () => tell(accountCalls.logout),
  forgotPassword: (email: string) => tell(accountCalls.forgotPassword, { email }),
  verifyCode: (form: { email: string; code: string }) => tell(accountCalls.verifyCode, form),
  resetPassword: (form: ResetPassword) => tell(accountCalls.resetPassword, form),
  changePassword: (form: ChangePassword) => tell(accountCalls.changePassword, form),
  userInfo: async (signal?: AbortSignal) =>
    (
      await call({
        method: 'GET',
        path: accountCalls.userInfo,
        answer: dataAnswer(userInfoSchema),
        words: { fallback: 'readFailed' },
        signal,
      })
    ).data,
  updateUserInfo: async (details: OwnDetails, version: number) =>
    (
      await call({
        method: 'PUT',
        path: accountCalls.updateUserInfo,
        body: details,
        headers: { 'If-Match': `"${version}"` },
        answer: dataAnswer(userInfoSchema),
        words: { fallback: 'updateFailed' },
      })
    ).data,
};

async function askForSession(path: string, body: unknown): Promise<Session> {
  const { data } = await call({ method: 'POST', path, body, answer: dataAnswer(signedInSchema) });
  const { accessToken, user, refreshTokenExpiration } = data;
  return { accessToken, user, isAuthenticated: true, refreshTokenExpiration };
}

async function tell(path: string, body?: unknown): Promise<void> {
  const fallback = path === accountCalls.forgotPassword ? 'sendCodeFailed' : undefined;
  await call({ method: 'POST', path, body, answer: doneAnswer, words: { fallback } });
}
