import { useSubscription } from '@refinedev/core';
import { useEffect, useRef } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { channelOf } from '#contract/live-events.ts';
import { useLiveState } from '#providers/live/live-state.ts';

/**
 * Tells when a record that is open in a form may have been changed elsewhere: by an event, or while there was no
 * connection, be it the first one that was still on its way.
 * @param id undefined for a record that is not there yet
 */
export function useRecordNews(resource: AnyResource, id: number | undefined, onNews: () => void): void {
  // Refine keeps the listener of the first drawing.
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useSubscription({
    channel: channelOf(resource.name),
    params: { ids: id === undefined ? [] : [id] },
    enabled: id !== undefined,
    onLiveEvent: () => latest.current(),
  });
  const state = useLiveState();
  const wasUntold = useRef(false);
  useEffect(() => {
    if (state !== 'connected') wasUntold.current = true;
    if (state !== 'connected' || !wasUntold.current) return;
    wasUntold.current = false;
    if (id !== undefined) latest.current();
  }, [state, id]);
}
