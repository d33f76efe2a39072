import type { LiveProvider } from '@refinedev/core';
import { channelOf } from '#contract/live-events.ts';
import type { ChangeChannel } from './change-channel.ts';

/** Refine's live events over a channel of changes. Publishing is the business of whoever writes the record. */
export const createLiveProvider = (channel: ChangeChannel): LiveProvider => ({
  subscribe: ({ channel: name, types, callback, params }): (() => void) =>
    channel.subscribe(({ resource, type, ids }) => {
      if (channelOf(resource) !== name) return;
      if (!types.includes('*') && !types.includes(type)) return;
      const wanted = params?.ids?.map(Number) ?? [];
      if (wanted.length > 0 && !ids.some((id) => wanted.includes(id))) return;
      callback({ channel: name, type, payload: { ids }, date: new Date() });
    }),
  unsubscribe: (stop: () => void) => stop(),
});
