import { useSubscription } from '@refinedev/core';
import { useEffect, useRef } from 'react';
import type { AnyResource } from '#contract/define-resource.ts';
import { channelOf } from '#contract/live-events.ts';
import { liveGaps } from '#providers/live/live-gaps.ts';

/**
 * Tells when a record that is open in a form may have been changed elsewhere: by an event, or while none could be heard.
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
  useEffect(() => (id === undefined ? undefined : liveGaps.subscribe(() => latest.current())), [id]);
}
