import { type Digest, digestCalls, digestSchema } from '#contract/digest.ts';
import { accountKeys } from '../session/account-keys.ts';
import { type CustomCall, doneAnswer } from './custom-call.ts';

/** GET `GetDigest`: whether a mail says each working day what waits for oneself. */
export const digestCall = (userId: number | null): CustomCall<Digest> => ({
  method: 'get',
  url: digestCalls.get,
  answer: digestSchema,
  words: { fallback: 'readFailed' },
  key: accountKeys.digest(userId),
});

/** POST `SetDigest`: asks for it from the next morning on, or for none. */
export const setDigestCall = (digest: Digest): CustomCall => ({
  method: 'post',
  url: digestCalls.set,
  payload: digest,
  answer: doneAnswer,
  words: { fallback: 'updateFailed' },
});
