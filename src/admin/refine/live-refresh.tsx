import { useInvalidate, useSubscription } from '@refinedev/core';
import type { LiveEvent } from '@refinedev/core';
import { ANY_RESOURCE } from '#providers/live/live-provider.ts';
import { isArrival, isBeingRead, isForChange } from './steady-lists.ts';
import { isObject } from '#contract/is-object.ts';

/**
 * Asks again for what changed elsewhere, whichever screen shows it. A list that is being read is left as it is when
 * records are only added: it announces them (`useArrivals`).
 */
export function LiveRefresh() {
  const invalidate = useInvalidate();
  useSubscription({
    channel: ANY_RESOURCE,
    onLiveEvent: ({ type, payload }: LiveEvent) => {
      const resource: unknown = isObject(payload) ? payload['resource'] : undefined;
      if (typeof resource !== 'string') return;
      void invalidate({
        resource,
        invalidates: ['resourceAll'],
        invalidationFilters: {
          predicate: (query) => !isForChange(query) && !(isArrival(type) && isBeingRead(query)),
        },
        // What is being read now may have been read before the change.
        invalidationOptions: { cancelRefetch: true },
      });
    },
  });
  return null;
}
