import { useIsMutating } from '@tanstack/react-query';

/**
 * Whether what a form holds is on its way, also when the page was left and opened again meanwhile.
 * @param name the `mutationKey` of its `useSend`
 */
export const useIsSending = (name: string): boolean => useIsMutating({ mutationKey: [name] }) > 0;
