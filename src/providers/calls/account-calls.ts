import { z } from 'zod';
import { accountCalls } from '#contract/account-calls.ts';
import type {
  ChangePassword,
  EndSecondFactor,
  Login,
  LoginWithCode,
  Register,
  ResetPassword,
} from '#contract/account-schemas.ts';
import { type OwnSession, ownSessionSchema, sessionCalls } from '#contract/own-sessions.ts';
import {
  type BegunSecondFactor,
  type SecondFactor,
  begunSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorCalls,
  secondFactorSchema,
} from '#contract/second-factor.ts';
import { type SignedIn, signedInSchema } from '#contract/session.ts';
import { accountKeys } from '../session/account-keys.ts';
import { type CustomCall, doneAnswer } from './custom-call.ts';

const post = (url: string, payload?: unknown): CustomCall => ({
  method: 'post',
  url,
  payload,
  answer: doneAnswer,
});

export const loginCall = (login: Login): CustomCall<SignedIn> => ({
  ...post(accountCalls.login, login),
  answer: signedInSchema,
});
export const sendLoginCodeCall = (email: string): CustomCall => ({
  ...post(accountCalls.sendLoginCode, { email }),
  words: { fallback: 'sendCodeFailed' },
});
export const loginWithCodeCall = (form: LoginWithCode): CustomCall<SignedIn> => ({
  ...post(accountCalls.loginWithCode, form),
  answer: signedInSchema,
});
export const registerCall = (form: Register): CustomCall<SignedIn> => ({
  ...post(accountCalls.register, form),
  answer: signedInSchema,
});
export const forgotPasswordCall = (email: string): CustomCall => ({
  ...post(accountCalls.forgotPassword, { email }),
  words: { fallback: 'sendCodeFailed' },
});
export const verifyCodeCall = (form: { email: string; code: string }): CustomCall =>
  post(accountCalls.verifyCode, form);
export const resetPasswordCall = (form: ResetPassword): CustomCall => post(accountCalls.resetPassword, form);
export const changePasswordCall = (form: ChangePassword): CustomCall =>
  post(accountCalls.changePassword, form);

/** GET `GetSessions`: where this person is signed in. */
export const ownSessionsCall = (userId: number | null): CustomCall<OwnSession[]> => ({
  method: 'get',
  url: sessionCalls.list,
  answer: z.array(ownSessionSchema),
  words: { fallback: 'readFailed' },
  key: accountKeys.sessions(userId),
});

/** Ends one of them, or with null all but this one. */
export const endOwnSessionCall = (id: string | null): CustomCall => ({
  ...post(id === null ? sessionCalls.endOthers : sessionCalls.end, id === null ? {} : { id }),
  words: { fallback: 'updateFailed' },
});

export const secondFactorCall = (userId: number | null): CustomCall<SecondFactor> => ({
  method: 'get',
  url: secondFactorCalls.read,
  answer: secondFactorSchema,
  words: { fallback: 'readFailed' },
  key: accountKeys.secondFactor(userId),
});
export const beginSecondFactorCall = (currentPassword: string): CustomCall<BegunSecondFactor> => ({
  ...post(secondFactorCalls.begin, { currentPassword }),
  answer: begunSecondFactorSchema,
});
export const confirmSecondFactorCall = (code: string): CustomCall<z.infer<typeof recoveryCodesSchema>> => ({
  ...post(secondFactorCalls.confirm, { code }),
  answer: recoveryCodesSchema,
});
export const endSecondFactorCall = (form: EndSecondFactor): CustomCall => post(secondFactorCalls.end, form);
