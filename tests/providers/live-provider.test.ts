import type { LiveEvent } from '@refinedev/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChangeEvent, channelOf } from '#contract/live-events.ts';
import { changeChannel, createTabChannel } from '#providers/records/change-channel.ts';
import { beginWrite } from '#providers/records/own-writes.ts';
import { ANY_RESOURCE, createLiveProvider, liveProvider } from '#providers/live/live-provider.ts';

const stops: (() => void)[] = [];
// Tests that run at the same time would be other tabs of one browser.
beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const stop of stops.splice(0)) stop();
});

interface Interest {
  channel?: string;
  types?: ('*' | ChangeEvent['type'])[];
  ids?: (string | number)[];
}

/** What a subscriber is told of these changes, one after the other. */
async function told({ channel = channelOf('faqs'), types = ['*'], ids }: Interest, events: ChangeEvent[]) {
  const tab = createTabChannel();
  const heard: LiveEvent[] = [];
  const provider = createLiveProvider(tab);
  const stop = provider.subscribe({
    channel,
    types,
    callback: (event) => heard.push(event),
    ...(ids ? { params: { ids } } : {}),
  });
  stops.push(stop);
  for (const event of events) tab.receive(event);
  // Those who hear are told once what this tab has under way is known.
  let isLast = false;
  stops.push(tab.subscribe(({ resource }) => (isLast ||= resource === 'the-end')));
  tab.receive({ resource: 'the-end', type: 'updated', ids: [] });
  await expect.poll(() => isLast).toBe(true);
  return { heard: heard.filter(({ payload }) => payload['resource'] !== 'the-end'), provider, stop, tab };
}
const faq = (type: ChangeEvent['type'], ...ids: number[]): ChangeEvent => ({ resource: 'faqs', type, ids });
const service = (...ids: number[]): ChangeEvent => ({ resource: 'services', type: 'updated', ids });

describe('R385 the live provider', () => {
  it("tells a change of the hub in Refine's words", async () => {
    const { heard } = await told({}, [faq('updated', 3, 4)]);
    expect(heard).toEqual([
      {
        channel: channelOf('faqs'),
        type: 'updated',
        payload: { ids: [3, 4], resource: 'faqs' },
        date: expect.any(Date),
      },
    ]);
  });

  it('tells those of one resource of no other, and those of all of each', async () => {
    const events = [faq('created', 1), service(2)];
    expect((await told({}, events)).heard.map(({ payload }) => payload['resource'])).toEqual(['faqs']);
    const { heard } = await told({ channel: ANY_RESOURCE }, events);
    expect(heard.map(({ channel }) => channel)).toEqual([channelOf('faqs'), channelOf('services')]);
  });

  it('tells only the kinds of change that were asked for', async () => {
    const events = [faq('created', 1), faq('updated', 1), faq('deleted', 1), faq('restored', 1)];
    const { heard } = await told({ types: ['deleted', 'restored'] }, events);
    expect(heard.map(({ type }) => type)).toEqual(['deleted', 'restored']);
    expect((await told({}, events)).heard).toHaveLength(4);
  });

  it('tells of these records only, as numbers or as the text of an address', async () => {
    const events = [faq('updated', 1), faq('updated', 2, 3), faq('updated', 4)];
    for (const ids of [
      [3, 4],
      ['3', '4'],
    ]) {
      const { heard } = await told({ ids }, events);
      expect(heard.map(({ payload }) => payload['ids'])).toEqual([[2, 3], [4]]);
    }
    expect((await told({ ids: [] }, events)).heard).toHaveLength(3);
    // Of more than are counted: maybe also of these.
    expect((await told({ ids: [3] }, [faq('deleted')])).heard).toHaveLength(1);
  });

  it('tells nobody who has left', async () => {
    const { heard, provider, stop, tab } = await told({}, [faq('updated', 1)]);
    expect(heard).toHaveLength(1);
    provider.unsubscribe(stop);
    let isTold = false;
    stops.push(tab.subscribe(() => (isTold = true)));
    tab.receive(faq('updated', 2));
    await expect.poll(() => isTold).toBe(true);
    expect(heard).toHaveLength(1);
  });

  it('does not tell a tab of its own change again, but of the next one of somebody else', async () => {
    const tab = createTabChannel();
    const heard: unknown[] = [];
    stops.push(
      createLiveProvider(tab).subscribe({
        channel: channelOf('faqs'),
        types: ['*'],
        callback: ({ payload }) => heard.push(payload['ids']),
      }),
    );
    tab.publish(faq('updated', 1));
    tab.receive(faq('updated', 1));
    tab.receive(faq('updated', 1));
    await expect.poll(() => heard).toEqual([[1]]);
  });

  it('tells of what others add after an import of one’s own, which names no records', async () => {
    const tab = createTabChannel();
    const heard: unknown[] = [];
    stops.push(tab.subscribe(({ ids }) => heard.push(ids)));
    tab.publish(faq('created'));
    tab.receive(faq('created', 7));
    await expect.poll(() => heard).toEqual([[7]]);
  });

  it('does not hold back what others change until a long upload has ended', async () => {
    const end = beginWrite();
    try {
      const { heard } = await told({}, [faq('updated', 1)]);
      expect(heard).toHaveLength(1);
    } finally {
      end();
    }
  });

  it("of this page hears the page's own channel, and has nothing to publish: the data provider has told it", async () => {
    const heard: LiveEvent[] = [];
    stops.push(
      liveProvider.subscribe({
        channel: channelOf('faqs'),
        types: ['*'],
        callback: (event) => heard.push(event),
      }),
    );
    changeChannel.receive(faq('updated', 9));
    await expect.poll(() => heard).toHaveLength(1);
    expect(liveProvider).not.toHaveProperty('publish');
  });
});
