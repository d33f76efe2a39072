import { useSubscription } from '@refinedev/core';
import { useEffect, useRef, useState } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { PAGE_SIZE_MAX } from '#contract/list-query.ts';
import { channelOf } from '#contract/live-events.ts';
import { isArrival } from './steady-lists.ts';

interface ArrivalsInput {
  resource: AnyResource;
  /** When the rows on the screen came: what arrived before is among them. */
  since: number;
  enabled: boolean;
}

/** The ids of the records that were added elsewhere since the rows of a list came, as events tell them. */
export function useArrivals({ resource, since, enabled }: ArrivalsInput): readonly number[] {
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
  return arrived.since === since ? arrived.ids : NONE;
}

const NONE: readonly number[] = [];
