import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptInbox, inboxKeyOf, keep, readKept } from '#providers/notifications/inbox-store.ts';
import type { LiveHearing } from '#providers/live/live-connection.ts';
import { liveGaps } from '#providers/live/live-gaps.ts';
import { getLiveState } from '#providers/live/live-state.ts';
import { RETRY } from '#providers/live/reconnect-delays.ts';
import { startLive } from '#providers/live/start-live.ts';
import { notificationItem } from '#tests/support/notification-item.ts';

// What the host has; without it none answers.
const { inbox, tabs, closed, way, soundIfWanted } = vi.hoisted(() => ({
  inbox: { asked: null as (() => Promise<KeptInbox>) | null },
  tabs: [] as LiveHearing[],
  closed: [] as (() => void)[],
  way: { isBroken: false },
  soundIfWanted: vi.fn<() => void>(),
}));
vi.mock('#providers/live/live-connection.ts', () => ({
  // What an importer sees of a module that did not come.
  get openLiveConnection() {
    if (way.isBroken) throw new Error('Failed to fetch dynamically imported module');
    return (hearing: LiveHearing) => {
      tabs.push(hearing);
      return { speak: () => {}, stop: () => new Promise<void>((resolve) => closed.push(resolve)) };
    };
  },
}));
vi.mock('#providers/notifications/sound.ts', () => ({ soundIfWanted }));
vi.mock('#providers/http/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async () => {
    if (!inbox.asked) throw new Error('there is no host');
    return { data: await inbox.asked() };
  },
}));

const NAME = 'notifications:1:staff';
const KEY = inboxKeyOf(NAME, 'ar');
const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const itemOf = (id: number, age: number) =>
  notificationItem(id, { timestamp: new Date(Date.now() - age).toISOString() });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  inbox.asked = null;
  vi.useRealTimers();
  localStorage.clear();
});

const start = (told: number[] = []) =>
  startLive({
    name: NAME,
    isStaff: true,
    queryClient: new QueryClient(),
    announcer: { add: (arrivals) => void told.push(...arrivals.map(({ id }) => id)), stop: () => {} },
  });

/** A tab that is connected, what it tells, and what the host has from now on. */
async function openTab() {
  const before = tabs.length;
  const told: number[] = [];
  const live = start(told);
  await vi.waitFor(() => expect(tabs.length).toBe(before + 1));
  const hearing = tabs.at(-1);
  if (!hearing) throw new Error('There is no tab.');
  soundIfWanted.mockClear();
  return {
    told,
    hearing,
    stop: () => void live.stop(),
    has(ids: readonly number[], until: Promise<void> = Promise.resolve()): KeptInbox {
      const kept = { items: ids.map((id) => itemOf(id, MINUTE)), lastId: Math.max(...ids) };
      inbox.asked = () => until.then(() => kept);
      return kept;
    },
  };
}

describe('what was missed', () => {
  beforeEach(() => keep(KEY, { items: [itemOf(7, MINUTE)], lastId: 7 }));

  it('was told by nobody where another tab, that nobody looked at, had found it first', async () => {
    const tab = await openTab();
    // As the other tab writes it down, and sounds.
    keep(KEY, tab.has([9, 8, 7]));
    tab.hearing.onConnected(false);
    await vi.waitFor(() => expect(tab.told).toEqual([9, 8]));
    expect(soundIfWanted).not.toHaveBeenCalled();
    tab.hearing.onInboxChanged();
    await vi.advanceTimersByTimeAsync(100);
    expect(tab.told).toEqual([9, 8]);
    tab.stop();
  });

  it('sounds where no other tab has found it', async () => {
    const tab = await openTab();
    tab.has([8, 7]);
    tab.hearing.onConnected(false);
    await vi.waitFor(() => expect(tab.told).toEqual([8]));
    expect(soundIfWanted).toHaveBeenCalledTimes(1);
    tab.stop();
  });

  it('and what comes over the hub meanwhile is told once each', async () => {
    const tab = await openTab();
    let answer = () => {};
    tab.has([10, 9, 8, 7], new Promise<void>((done) => (answer = done)));
    tab.hearing.onConnected(false);
    await vi.advanceTimersByTimeAsync(10);
    tab.hearing.onNotification({ Id: 10, Message: 'told' }, true);
    expect(tab.told).toEqual([10]);
    answer();
    await vi.waitFor(() => expect(tab.told).toEqual([10, 9, 8]));
    tab.hearing.onInboxChanged();
    await vi.advanceTimersByTimeAsync(100);
    expect(tab.told).toEqual([10, 9, 8]);
    tab.stop();
  });

  it('of a host that was restored: nothing new was told until it had counted as far as before', async () => {
    const tab = await openTab();
    tab.hearing.onNotification({ Id: 8, Message: 'told' }, true);
    tab.has([3, 2]);
    tab.hearing.onConnected(false);
    await vi.waitFor(() => expect(readKept(KEY).items.map(({ id }) => id)).toEqual([3, 2]));
    await vi.advanceTimersByTimeAsync(10);
    for (const Id of [4, 5, 6, 7, 8]) tab.hearing.onNotification({ Id, Message: 'told' }, true);
    expect(tab.told).toEqual([8, 4, 5, 6, 7, 8]);
    tab.stop();
  });
});

it('R132 what is older than a week goes when the page is loaded, and every hour from one that is never left', async () => {
  const items = [itemOf(3, MINUTE), itemOf(2, WEEK - 30 * MINUTE), itemOf(1, WEEK + MINUTE)];
  localStorage.setItem(KEY, JSON.stringify({ items, lastId: 3 }));
  const live = start();
  expect(readKept(KEY).items.map(({ id }) => id)).toEqual([3, 2]);
  await vi.advanceTimersByTimeAsync(31 * MINUTE);
  expect(localStorage.getItem(KEY)).toContain('message 2');
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(localStorage.getItem(KEY)).toContain('message 3');
  expect(localStorage.getItem(KEY)).not.toMatch(/message [12]/);
  void live.stop();
});

it('R131 R132 the notifications of whoever had used this browser before stayed for ever', async () => {
  const left = (id: number, age: number) => JSON.stringify({ items: [itemOf(id, age)], lastId: id });
  const [old, fresh] = ['notifications:2:client', 'notifications:3:staff'];
  localStorage.setItem(old, left(8, WEEK + MINUTE));
  localStorage.setItem(fresh, left(9, WEEK - 30 * MINUTE));
  localStorage.setItem('notifications:4:client', 'nobody can read it');
  const live = start();
  expect(Object.keys(localStorage)).toEqual([fresh]);
  await vi.advanceTimersByTimeAsync(61 * MINUTE);
  expect(localStorage.getItem(fresh)).toBeNull();
  void live.stop();
});

it('R131 of one’s own the newest number stays, by which what comes again is known', () => {
  localStorage.setItem(KEY, JSON.stringify({ items: [itemOf(3, WEEK + MINUTE)], lastId: 3 }));
  const live = start();
  expect(readKept(KEY)).toEqual({ items: [], lastId: 3 });
  expect(localStorage.getItem(KEY)).not.toContain('message');
  void live.stop();
});

it('what comes is heard once, however many tabs are open, and also while none is looked at', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const lives = [start(), start()];
  await vi.waitFor(() => expect(tabs.length).toBeGreaterThanOrEqual(2));
  soundIfWanted.mockClear();
  for (const tab of tabs.slice(-2)) tab.onNotification({ Id: 7, Message: 'told' }, true);
  expect(soundIfWanted).toHaveBeenCalledTimes(1);
  for (const live of lives) void live.stop();
  vi.restoreAllMocks();
});

it('R305 a connection that could not begin is tried again after five seconds, and until then says that it is not there', async () => {
  way.isBroken = true;
  const before = tabs.length;
  const live = start();
  await vi.waitFor(() => expect(getLiveState()).toBe('disconnected'));
  way.isBroken = false;
  await vi.advanceTimersByTimeAsync(4_500);
  expect(tabs.length).toBe(before);
  await vi.advanceTimersByTimeAsync(500);
  expect(tabs.length).toBe(before + 1);
  void live.stop();
  expect(getLiveState()).toBe('off');
});

it('a form that is open hears that it may have missed something: from the hub, and from a connection that comes back', async () => {
  const before = tabs.length;
  const live = start();
  await vi.waitFor(() => expect(tabs.length).toBe(before + 1));
  const missed = vi.fn<() => void>();
  const stop = liveGaps.subscribe(missed);
  tabs.at(-1)?.onConnected(true);
  expect(missed).not.toHaveBeenCalled();
  tabs.at(-1)?.onGap();
  tabs.at(-1)?.onConnected(false);
  expect(missed).toHaveBeenCalledTimes(2);
  stop();
  void live.stop();
});

it('nobody is connected who has left before the program came', async () => {
  way.isBroken = true;
  const before = tabs.length;
  const live = start();
  await vi.waitFor(() => expect(getLiveState()).toBe('disconnected'));
  void live.stop();
  way.isBroken = false;
  await vi.advanceTimersByTimeAsync(RETRY + 1_000);
  expect(tabs.length).toBe(before);
});

it('who stops it hears when the connection is closed, not before', async () => {
  const before = tabs.length;
  const live = start();
  await vi.waitFor(() => expect(tabs.length).toBe(before + 1));
  let isClosed = false;
  const stopped = live.stop().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(100);
  expect([isClosed, getLiveState()]).toEqual([false, 'off']);
  closed.at(-1)?.();
  await stopped;
});
