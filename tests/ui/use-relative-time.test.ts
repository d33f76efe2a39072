import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRelativeTime } from '#ui/text/use-relative-time.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T09:01:00Z') }));
afterEach(() => void vi.useRealTimers());

it('a list that stays open until noon does not go on saying that a matter came a minute ago', () => {
  const { result } = renderHook(() => useRelativeTime('2026-11-28T09:00:00Z', 'en'));
  expect(result.current).toBe('1 minute ago');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2 minutes ago');
  act(() => void vi.advanceTimersByTime(3 * 3_600_000));
  expect(result.current).toBe('3 hours ago');
});
