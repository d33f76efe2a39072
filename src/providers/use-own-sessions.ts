import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from './describe-failure.ts';
import { useLanguage } from './use-language.ts';
import { useSession } from './use-session.ts';

const load = () => import('./own-sessions.ts');
const KEY = ['account', 'sessions'] as const;

/** Where the signed-in person is signed in, and what ends it: one session by its id, all others by null. */
export function useOwnSessions() {
  const queryClient = useQueryClient();
  const userId = useSession()?.user.id ?? null;
  const list = useQuery({
    queryKey: [...KEY, userId],
    queryFn: async ({ signal }) => (await load()).readOwnSessions(signal),
    enabled: userId !== null,
  });
  const end = useMutation({
    mutationFn: async (id: string | null) => (await load()).endOwnSession(id),
    // After a failure too: it may have ended by itself.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
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
