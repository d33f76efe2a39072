import { useQuery } from '@tanstack/react-query';
import { fetchUserInfo } from './account.ts';
import { useSession } from './use-session.ts';

export const userInfoKey = (userId: number | null) => ['account', 'userInfo', userId] as const;

/**
 * The signed-in account with both names and times, fetched once and cached (A33).
 * @param enabled asks only when true. Default: true
 */
export function useUserInfo({ enabled = true }: { enabled?: boolean } = {}) {
  const session = useSession();
  return useQuery({
    queryKey: userInfoKey(session?.user.id ?? null),
    queryFn: ({ signal }) => fetchUserInfo(signal),
    enabled: enabled && session !== null,
    staleTime: 5 * 60_000,
  });
}
