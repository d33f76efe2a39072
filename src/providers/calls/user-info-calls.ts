import { accountCalls } from '#contract/account-calls.ts';
import type { OwnDetails } from '#contract/account-schemas.ts';
import { type UserInfo, userInfoSchema } from '#contract/session.ts';
import { accountKeys } from '../session/account-keys.ts';
import type { CustomCall } from './custom-call.ts';
import { ifMatch } from './if-match.ts';

/** GET `GetUserInfo`: the account as the host knows it (R180). */
export const userInfoCall = (userId: number | null): CustomCall<UserInfo> => ({
  method: 'get',
  url: accountCalls.userInfo,
  answer: userInfoSchema,
  words: { fallback: 'readFailed' },
  key: accountKeys.userInfo(userId),
});

/** PUT `UpdateUserInfo`: the own names and numbers (R364), with the version they were changed on. */
export const updateUserInfoCall = (details: OwnDetails, version: number): CustomCall<UserInfo> => ({
  method: 'put',
  url: accountCalls.updateUserInfo,
  payload: details,
  headers: ifMatch(version),
  answer: userInfoSchema,
  words: { fallback: 'updateFailed' },
});
