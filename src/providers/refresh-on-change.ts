import type { QueryClient } from '@tanstack/react-query';
import type { ChangeChannel } from './change-channel.ts';
import { recordKeys } from './record-keys.ts';

/** Asks again for what changed elsewhere. @returns stops listening */
export const refreshOnChange = (queryClient: QueryClient, channel: ChangeChannel): (() => void) =>
  channel.subscribe(({ resource }) => {
    void queryClient.invalidateQueries({ queryKey: recordKeys.all(resource) });
  });
