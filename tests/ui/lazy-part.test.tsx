import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyBoundary } from '#ui/loading/lazy-boundary.tsx';
import { Optional } from '#ui/loading/optional.tsx';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.tsx';

/** A part whose program does not come the first times. */
function missedPart(times: number) {
  const load = vi.fn<() => Promise<() => string>>().mockResolvedValue(() => 'the part');
  for (let time = 0; time < times; time += 1)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  return { load, Part: lazyWithRetry(load) };
}

// React tells the console of every failure that a boundary takes.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a part that was missed once is there on the next page, and is not asked for without end meanwhile', async () => {
  const { load, Part } = missedPart(1);
  const page = (key: string) => (
    <ErrorBoundary resetKey={key} broken="broken">
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(page('first'));
  expect(await screen.findByText('broken')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  rerender(page('second'));
  expect(await screen.findByText('the part')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('what the page can do without comes when the line is back, or by itself half a minute later', async () => {
  vi.useFakeTimers();
  const { load, Part } = missedPart(2);
  render(
    <Optional>
      <Part />
    </Optional>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
  });
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.getByText('the part')).toBeInTheDocument();
});

it('what breaks is not drawn again and again', async () => {
  vi.useFakeTimers();
  const Broken = vi.fn<() => string>(() => {
    throw new Error('a fault');
  });
  render(
    <Optional>
      <Broken />
    </Optional>,
  );
  const drawn = Broken.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(Broken).toHaveBeenCalledTimes(drawn);
});

it('a part of a form that was missed takes nothing that was typed along, and comes a few seconds later', async () => {
  vi.useFakeTimers();
  const { load, Part } = missedPart(1);
  render(
    <ErrorBoundary broken="the page is broken">
      <input aria-label="what was typed" />
      <LazyBoundary placeholder="on its way">
        <Part />
      </LazyBoundary>
    </ErrorBoundary>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'A lease' } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('on its way')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText('the part')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('A lease');
});

it('what breaks in a part that was waited for is said, and not passed over in silence', () => {
  const Broken = () => {
    throw new Error('a fault');
  };
  render(
    <ErrorBoundary broken="the page is broken">
      <LazyBoundary>
        <Broken />
      </LazyBoundary>
    </ErrorBoundary>,
  );
  expect(screen.getByText('the page is broken')).toBeInTheDocument();
});
