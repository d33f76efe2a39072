import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedValue } from '#ui/fields/use-typed-value.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typeInto(first: string) {
  const onAsk = vi.fn<(value: string) => void>();
  const hook = renderHook(({ value }) => useTypedValue({ value, pauseMs: 300, onAsk }), {
    initialProps: { value: first },
  });
  return { ...hook, onAsk, type: (text: string) => act(() => hook.result.current.type(text)) };
}

it('a filter that was being typed came back over the page that «back» had led to', () => {
  const { rerender, onAsk, type } = typeInto('5');
  type('50');
  rerender({ value: '' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(onAsk).not.toHaveBeenCalled();
});

it('what is typed while the last answer comes is asked too', () => {
  const { rerender, onAsk, type } = typeInto('');
  type('5');
  act(() => void vi.advanceTimersByTime(300));
  type('50');
  rerender({ value: '5' });
  act(() => void vi.advanceTimersByTime(300));
  expect(onAsk.mock.calls).toEqual([['5'], ['50']]);
});
