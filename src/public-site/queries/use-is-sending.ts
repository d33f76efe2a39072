import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * Whether what a form holds is on its way, also when the page was left and opened again meanwhile.
 * @param name the `mutationKey` of its `useSend`
 */
export function useIsSending(name: string): boolean {
  const mutations = useQueryClient().getMutationCache();
  return useSyncExternalStore(
    (onChange) => mutations.subscribe(onChange),
    () => mutations.find({ mutationKey: [name], status: 'pending' }) !== undefined,
  );
}
