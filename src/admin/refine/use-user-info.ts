import { useGetIdentity } from '@refinedev/core';
import type { SessionUser } from '#contract/session.ts';
import { userInfoCall } from '#providers/calls/user-info-calls.ts';
import { isNameIn, ownNameIn } from '#providers/session/own-name.ts';
import { useLanguage } from '#providers/i18n/use-language.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useCustomCall } from './use-custom-call.ts';

/**
 * The signed-in account with both names and times, fetched once and cached (A33).
 * @param enabled asks only when true. Default: true
 */
export function useUserInfo({ enabled = true }: { enabled?: boolean } = {}) {
  const session = useSession();
  return useCustomCall(userInfoCall(session?.user.id ?? null), {
    enabled: enabled && session !== null,
    staleTime: 5 * 60_000,
  });
}

/** One's own name as the page speaks: Refine's identity, or where that is in the other language the account's. */
export function useOwnName(): string {
  const { language } = useLanguage();
  const session = useSession();
  const { data: user } = useGetIdentity<SessionUser | null>({
    queryOptions: { initialData: session?.user ?? null },
  });
  const name = user?.name ?? '';
  const { data } = useUserInfo({ enabled: !isNameIn(language, name) });
  return ownNameIn(language, name, data);
}
