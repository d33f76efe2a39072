import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadingProgressAt, startLoadingClock, type LoadingProgress } from '#ui/loading/loading-progress.ts';

describe('loading clock', () => {
  const seen: LoadingProgress[] = [];
  let stop = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    seen.length = 0;
    stop = startLoadingClock((progress) => seen.push(progress));
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('R61 the counter rises one per cent every 40 ms', () => {
    vi.advanceTimersByTime(39);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen.map(({ percent }) => percent)).toEqual([1]);
    vi.advanceTimersByTime(80);
    expect(seen.map(({ percent }) => percent)).toEqual([1, 2, 3]);
  });

  it('R62 the counter is 100 after four seconds and stays there', () => {
    vi.advanceTimersByTime(4000);
    expect(seen.at(-1)?.percent).toBe(100);
    vi.advanceTimersByTime(60_000);
    expect(Math.max(...seen.map(({ percent }) => percent))).toBe(100);
  });

  it('R63 R64 the text changes every two seconds, in order, and starts again after the last', () => {
    const order = [0, 1999, 2000, 4000, 6000, 7999, 8000, 10_000].map((ms) => loadingProgressAt(ms).status);
    expect(order).toEqual([0, 0, 1, 2, 3, 3, 0, 1]);
    vi.advanceTimersByTime(8000);
    const changes = seen.map(({ status }) => status).filter((status, at, all) => status !== all[at - 1]);
    expect(changes).toEqual([0, 1, 2, 3, 0]);
  });

  it('admits after ten seconds that it is slow', () => {
    vi.advanceTimersByTime(9999);
    expect(seen.some(({ isSlow }) => isSlow)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)?.isSlow).toBe(true);
  });

  it('catches up when the page was too busy to tick', () => {
    vi.setSystemTime(Date.now() + 2000);
    vi.advanceTimersByTime(40);
    expect(seen).toEqual([{ percent: 51, status: 1, isSlow: false }]);
  });

  it('says nothing after it was stopped', () => {
    stop();
    vi.advanceTimersByTime(4000);
    expect(seen).toEqual([]);
  });
});
