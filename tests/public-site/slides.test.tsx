import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSlides } from '#public-site/home/use-slides.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const preferStillness = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('reduce') }) as MediaQueryList, // all that is used of it
  );
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it('whoever comes back from another tab finds the slides moving on', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { result } = renderHook(() => useSlides(3));
  pass(8);
  expect(result.current.at).toBe(1);
  hidden.mockReturnValue(true);
  pass(60);
  expect(result.current.at).toBe(1);
  hidden.mockReturnValue(false);
  pass(8);
  expect(result.current.at).toBe(2);
  expect(result.current.isPlaying).toBe(true);
});

it('whoever asked the system for no movement sees the first slide stand still, and nothing says that it plays', () => {
  preferStillness();
  const { result } = renderHook(() => useSlides(3));
  pass(30);
  expect(result.current.at).toBe(0);
  expect(result.current.isPlaying).toBe(false);
  act(() => result.current.choose(2));
  pass(30);
  expect(result.current.at).toBe(2);
});
