import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '#providers/session/account-keys.ts';
import { describeFailure } from '#providers/http/describe-failure.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useCall, useSend } from './use-call.ts';

const calls = () => import('#providers/calls/account-calls.ts');

/** Where the signed-in person is signed in, and what ends it: one session by its id, all others by null. */
export function useOwnSessions() {
  const queryClient = useQueryClient();
  const userId = useSession()?.user.id ?? null;
  const key = accountKeys.sessions(userId);
  const list = useCall(key, async () => (await calls()).ownSessionsCall(userId), {
    enabled: userId !== null,
  });
  const end = useSend(async (id: string | null) => (await calls()).endOwnSessionCall(id), {
    // After a failure too: it may have ended by itself.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const { language } = useLanguage();
  const describe = (error: unknown) => (error ? describeFailure(error, language) : null);
  return {
    sessions: list.data,
    loadFailure: describe(list.error),
    onRetry: () => void list.refetch(),
    ending: end.isPending ? end.variables : undefined,
    ended: end.isSuccess ? end.variables : undefined,
    endFailure: describe(end.error),
    onEnd: (id: string | null) => !end.isPending && end.mutate(id),
  };
}
