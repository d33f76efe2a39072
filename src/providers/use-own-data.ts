import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from './use-session.ts';

const load = () => import('./own-data.ts');

/** What the firm holds of the signed-in person, and what brings a copy of it. */
export function useOwnData() {
  const userId = useSession()?.user.id ?? null;
  const held = useQuery({
    queryKey: ['account', 'ownData', userId],
    queryFn: async ({ signal }) => (await load()).readOwnData(signal),
    enabled: userId !== null,
  });
  const copy = useMutation({ mutationFn: async () => (await load()).downloadOwnData() });
  return { held, copy };
}
