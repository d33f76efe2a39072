import { accountKeys } from '#providers/session/account-keys.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useCall } from './use-call.ts';

/**
 * The signed-in account with both names and times, fetched once and cached (A33).
 * @param enabled asks only when true. Default: true
 */
export function useUserInfo({ enabled = true }: { enabled?: boolean } = {}) {
  const session = useSession();
  const userId = session?.user.id ?? null;
  return useCall(
    accountKeys.userInfo(userId),
    async () => (await import('#providers/calls/user-info-calls.ts')).userInfoCall(userId),
    { enabled: enabled && session !== null, staleTime: 5 * 60_000 },
  );
}
