import { useSubscription } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { type ListQuery, PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { channelOf } from '#contract/live-events.ts';
import { isArrival } from './steady-lists.ts';
import { useRecordList } from './use-record-list.ts';

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
  // Refine keeps the listener of the first drawing.
  const latest = useRef(since);
  useEffect(() => {
    latest.current = since;
  }, [since]);
  useSubscription({
    channel: channelOf(resource.name),
    enabled,
    onLiveEvent: ({ type, payload }) => {
      if (!isArrival(type)) return;
      const shown = latest.current;
      setArrived((before) => {
        const known = before.since === shown ? before.ids : [];
        const ids = (payload.ids ?? []).map(Number);
        return { since: shown, ids: [...new Set([...known, ...ids])].slice(-PAGE_SIZE_MAX) };
      });
    },
  });
  const ids = arrived.since === since ? arrived.ids : [];
  const { data, isPlaceholderData } = useRecordList(
    resource,
    { ...query, page: 1, pageSize: 1, ids },
    { enabled: enabled && ids.length > 0 },
  );
  return ids.length === 0 || isPlaceholderData ? 0 : (data?.total ?? 0);
}
