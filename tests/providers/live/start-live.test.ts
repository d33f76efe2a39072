import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readKept } from '#providers/notifications/inbox-store.ts';
import type { LiveHearing } from '#providers/live/live-connection.ts';
import { liveGaps } from '#providers/live/live-gaps.ts';
import { getLiveState } from '#providers/live/live-state.ts';
import { RETRY } from '#providers/live/reconnect-delays.ts';
import { startLive } from '#providers/live/start-live.ts';
import { notificationItem } from '#tests/support/notification-item.ts';

// The way to the host is none of these stories'.
const { tabs, closed, way, soundIfWanted } = vi.hoisted(() => ({
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
  call: () => Promise.reject(new Error('there is no host')),
}));

const NAME = 'notifications:1:staff';
const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const itemOf = (id: number, age: number) =>
  notificationItem(id, { timestamp: new Date(Date.now() - age).toISOString() });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const start = () =>
  startLive({
    name: NAME,
    isStaff: true,
    queryClient: new QueryClient(),
    announcer: { add: () => {}, stop: () => {} },
  });

it('R132 what is older than a week goes when the page is loaded, and every hour from one that is never left', async () => {
  const items = [itemOf(3, MINUTE), itemOf(2, WEEK - 30 * MINUTE), itemOf(1, WEEK + MINUTE)];
  localStorage.setItem(NAME, JSON.stringify({ items, lastId: 3 }));
  const live = start();
  expect(readKept(NAME).items.map(({ id }) => id)).toEqual([3, 2]);
  await vi.advanceTimersByTimeAsync(31 * MINUTE);
  expect(localStorage.getItem(NAME)).toContain('message 2');
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(localStorage.getItem(NAME)).toContain('message 3');
  expect(localStorage.getItem(NAME)).not.toMatch(/message [12]/);
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
  localStorage.setItem(NAME, JSON.stringify({ items: [itemOf(3, WEEK + MINUTE)], lastId: 3 }));
  const live = start();
  expect(readKept(NAME)).toEqual({ items: [], lastId: 3 });
  expect(localStorage.getItem(NAME)).not.toContain('message');
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
