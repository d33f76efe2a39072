import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndSecondFactor } from '#contract/account-schemas.ts';
import {
  begunSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorCalls,
  secondFactorSchema,
} from '#contract/second-factor.ts';
import { call, dataAnswer, doneAnswer } from './http.ts';
import { useSession } from './use-session.ts';

/** The second factor of whoever is signed in, and what can be done about it. */
export function useSecondFactor() {
  const queryClient = useQueryClient();
  const queryKey = ['account', 'secondFactor', useSession()?.user.id ?? null];
  const state = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (
        await call({
          method: 'GET',
          path: secondFactorCalls.read,
          answer: dataAnswer(secondFactorSchema),
          words: { fallback: 'readFailed' },
          signal,
        })
      ).data,
  });
  return {
    state,
    refresh: () => void queryClient.invalidateQueries({ queryKey }),
    begin: async (currentPassword: string) => {
      const answer = dataAnswer(begunSecondFactorSchema);
      return (
        await call({ method: 'POST', path: secondFactorCalls.begin, body: { currentPassword }, answer })
      ).data;
    },
    confirm: async (code: string) => {
      const answer = dataAnswer(recoveryCodesSchema);
      return (await call({ method: 'POST', path: secondFactorCalls.confirm, body: { code }, answer })).data
        .recoveryCodes;
    },
    end: async (form: EndSecondFactor) => {
      await call({ method: 'POST', path: secondFactorCalls.end, body: form, answer: doneAnswer });
    },
  };
}
