import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Toast } from '#ui/notifications/toast-area.tsx';
import { Toasts, closeToast, showToast } from '#providers/notifications/toasts.tsx';

const { way, shown } = vi.hoisted(() => ({ way: { isBroken: false }, shown: [] as string[] }));
vi.mock('#ui/notifications/toast-area.tsx', () => ({
  // What an importer sees of a module that did not come.
  get showToast() {
    if (way.isBroken) throw new Error('Failed to fetch dynamically imported module');
    return ({ title }: Toast) => void shown.push(title);
  },
  closeToast: () => {},
  ToastArea: () => null,
}));

beforeEach(async () => {
  await import('#ui/notifications/toast-area.tsx');
  vi.useFakeTimers();
  way.isBroken = true;
  shown.length = 0;
});
afterEach(() => void vi.useRealTimers());

it('a toast whose area was missed is told a few seconds later', async () => {
  render(<Toasts />);
  showToast({ tone: 'error', title: 'the connection is lost' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  way.isBroken = false;
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(shown).toEqual(['the connection is lost']);
});

it('the next toast brings what waits before it, and nothing that was taken back', async () => {
  showToast({ tone: 'error', id: 'first', title: 'first' });
  await vi.advanceTimersByTimeAsync(1_000);
  closeToast('first');
  await vi.advanceTimersByTimeAsync(1_000);
  way.isBroken = false;
  showToast({ tone: 'info', id: 'count', title: '2 new' });
  await vi.advanceTimersByTimeAsync(10);
  expect(shown).toEqual(['2 new']);
});
