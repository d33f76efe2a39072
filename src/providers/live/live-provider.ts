import type { LiveProvider } from '@refinedev/core';
import { channelOf } from '#contract/live-events.ts';
import { type ChangeChannel, changeChannel } from '../records/change-channel.ts';

/** The channel of every resource at once. */
export const ANY_RESOURCE = channelOf('*');

/**
 * Refine's live events over a channel of changes. There is no `publish`: whoever writes a record by the data provider has
 * told the other tabs by that, and the host tells everybody else.
 */
export const createLiveProvider = (channel: ChangeChannel) =>
  ({
    subscribe: ({ channel: name, types, callback, params }): (() => void) =>
      channel.subscribe(({ resource, type, ids }) => {
        if (name !== ANY_RESOURCE && channelOf(resource) !== name) return;
        if (!types.includes('*') && !types.includes(type)) return;
        const wanted = params?.ids?.map(Number) ?? [];
        // One without ids is of more records than are counted.
        if (wanted.length > 0 && ids.length > 0 && !ids.some((id) => wanted.includes(id))) return;
        callback({ channel: channelOf(resource), type, payload: { ids, resource }, date: new Date() });
      }),
    unsubscribe: (stop: () => void) => stop(),
  }) satisfies LiveProvider;

/** The live provider of this page. */
export const liveProvider = createLiveProvider(changeChannel);
