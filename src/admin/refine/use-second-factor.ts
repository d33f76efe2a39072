import type { EndSecondFactor } from '#contract/account-schemas.ts';
import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  endSecondFactorCall,
  secondFactorCall,
} from '#providers/calls/account-calls.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useCustomCall } from './use-custom-call.ts';
import { useSendCall } from './use-send-call.ts';

/** The second factor of whoever is signed in, and what can be done about it. */
export function useSecondFactor() {
  const state = useCustomCall(secondFactorCall(useSession()?.user.id ?? null));
  const { send } = useSendCall();
  return {
    state,
    refresh: () => void state.refetch(),
    begin: (currentPassword: string) => send(beginSecondFactorCall(currentPassword)),
    confirm: async (code: string) => (await send(confirmSecondFactorCall(code))).recoveryCodes,
    end: async (form: EndSecondFactor) => {
      await send(endSecondFactorCall(form));
    },
  };
}
