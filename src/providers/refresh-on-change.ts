import type { Query, QueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from '#contract/live-events.ts';
import type { ChangeChannel } from './change-channel.ts';
import { recordKeys } from './record-keys.ts';

/** The `meta` of a query whose rows must not move by themselves: what is new is announced, and shown when asked for. */
export const STEADY = { isSteady: true } as const;

/**
 * Asks again for what changed elsewhere; a list that is being read is left as it is when records are only added.
 * @returns stops listening
 */
export const refreshOnChange = (queryClient: QueryClient, channel: ChangeChannel): (() => void) =>
  channel.subscribe(({ resource, type }) => {
    void queryClient.invalidateQueries({
      queryKey: recordKeys.all(resource),
      predicate: (query) => !(isArrival(type) && isBeingRead(query)),
    });
  });

/** Does such a change put a record on a list? */
export const isArrival = (type: ChangeEvent['type']): boolean => type === 'created' || type === 'restored';

const isBeingRead = (query: Query): boolean => query.isActive() && query.meta?.['isSteady'] === true;
