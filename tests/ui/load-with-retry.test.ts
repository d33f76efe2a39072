import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from '#ui/loading/load-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('words that did not come are asked for again every few seconds, and at once when the line is back', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue('the words');
  const words = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  expect(await words).toBe('the words');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});
