import type { QueryClient } from '@tanstack/react-query';
import type { ChangeChannel } from '#providers/records/change-channel.ts';
import { recordKeys } from '#providers/records/record-keys.ts';

/**
 * Asks again for what changed elsewhere, on the site. In the panel Refine's live events do (`LiveRefresh`).
 * @returns stops listening
 */
export const refreshOnChange = (queryClient: QueryClient, channel: ChangeChannel): (() => void) =>
  channel.subscribe(({ resource }) => {
    void queryClient.invalidateQueries({ queryKey: recordKeys.all(resource) });
  });
