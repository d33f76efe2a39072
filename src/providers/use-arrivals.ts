import { useEffect, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { type ListQuery, PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { changeChannel } from './change-channel.ts';
import { isArrival } from './refresh-on-change.ts';
import { useAnyRecords } from './use-records.ts';

interface ArrivalsInput {
  resource: AnyResource;
  /** What the list asks. */
  query: ListQuery;
  /** When the rows on the screen came: what arrived before is among them. */
  since: number;
  enabled: boolean;
}

/**
 * How many records that this list would show were added elsewhere since its rows came. Events carry ids alone, so the
 * host is asked which of them the search and filters find, and the person may see.
 */
export function useArrivals({ resource, query, since, enabled }: ArrivalsInput): number {
  const [arrived, setArrived] = useState<{ since: number; ids: readonly number[] }>({ since, ids: [] });
  useEffect(() => {
    if (!enabled) return;
    return changeChannel.subscribe((event) => {
      if (event.resource !== resource.name || !isArrival(event.type)) return;
      setArrived((before) => {
        const known = before.since === since ? before.ids : [];
        return { since, ids: [...new Set([...known, ...event.ids])].slice(-PAGE_SIZE_MAX) };
      });
    });
  }, [resource, since, enabled]);
  const ids = arrived.since === since ? arrived.ids : [];
  const { data, isPlaceholderData } = useAnyRecords(
    resource,
    { ...query, page: 1, pageSize: 1, ids },
    { enabled: enabled && ids.length > 0 },
  );
  return ids.length === 0 || isPlaceholderData ? 0 : (data?.total ?? 0);
}
