import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveMark } from '#admin/live/live-mark.tsx';
import { addWords, changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { type LiveState, setLiveState } from '#providers/live/live-state.ts';
import { BellStatus } from '#ui/notifications/bell-badge.tsx';

beforeAll(async () => {
  await startI18n();
  await addWords('list');
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  setLiveState('off');
});

const AWAY = 'Live updates are paused. Retrying in 5 s.';

describe.each([
  ['en', 'Connecting to live updates…', 'Connecting…'],
  ['ar', 'جارٍ الاتصال بالتحديث المباشر…', 'جارٍ الاتصال…'],
] as const)('what is said of the connection, in %s', (language, message, mark) => {
  /** What the bell says aloud, and what stands over a list. */
  async function open() {
    await changeLanguage(language, () => {});
    const { container } = render(<LiveMark />);
    render(<BellStatus />);
    return () => [screen.getByRole('status').textContent, container.textContent];
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const become = async (state: LiveState) => {
    act(() => setLiveState(state));
    await pass(0);
  };

  it('R306 that it is being made, once it takes its time', async () => {
    const said = await open();
    await become('connecting');
    await pass(1_000);
    expect(said()).toEqual([message, mark]);
  });

  it('nothing flashes of one that is made at once', async () => {
    const said = await open();
    await become('connecting');
    await pass(900);
    expect(said()).toEqual(['', '']);
    await become('connected');
    await pass(5_000);
    expect(said()[0]).toBe('');
    expect(said()[1]).not.toBe('');
  });
});

it('a connection that kept failing to begin was told of anew at every attempt', async () => {
  await changeLanguage('en', () => {});
  render(<BellStatus />);
  const status = screen.getByRole('status');
  const become = async (state: LiveState) => {
    act(() => setLiveState(state));
    await act(() => vi.advanceTimersByTimeAsync(300));
  };
  await become('disconnected');
  expect(status).toHaveTextContent(AWAY);
  const changes = vi.fn();
  new MutationObserver(changes).observe(status, { childList: true, characterData: true, subtree: true });
  for (const state of ['connecting', 'disconnected', 'connecting', 'disconnected'] as const)
    await become(state);
  expect(changes).not.toHaveBeenCalled();
  expect(status).toHaveTextContent(AWAY);
});
