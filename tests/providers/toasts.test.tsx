import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { TOAST_MS, ToastArea, closeToast, showToast, toastSettings } from '#ui/notifications/toast-area.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open() {
  await startI18n();
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastArea />
    </QueryClientProvider>,
  );
}

/** Nothing moves, so that they come and go at once. */
const keepStill = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes('reduce') }) as MediaQueryList, // all that is read of it
  );

function hover(part: HTMLElement): void {
  fireEvent.pointerOver(part, { pointerType: 'mouse' });
  fireEvent.mouseOver(part);
}

/** Two messages, the first with a button. @returns the states of the clocks of those that are shown */
async function openTwo() {
  keepStill();
  await open();
  act(() => {
    showToast({ tone: 'info', title: 'Put off', action: { label: 'Take it back', onPress: () => {} } });
    showToast({ tone: 'success', title: 'Sent meanwhile' });
  });
  await screen.findByText('Sent meanwhile');
  return () =>
    [...document.querySelectorAll<HTMLElement>('.Toastify__progress-bar--animated')].map(
      (bar) => bar.style.animationPlayState,
    );
}

describe('toasts', () => {
  it('R320 R321 last 3000 ms for an action and 5000 ms for live news', () => {
    expect(TOAST_MS).toEqual({ action: 3000, live: 5000 });
    expect(toastSettings.autoClose).toBe(3000);
  });

  it.each([
    ['ar', 'الرسائل (Alt+T)'],
    ['en', 'Messages (Alt+T)'],
  ] as const)('R270 their region has its name in the language of the page: %s', async (language, name) => {
    await open();
    await act(() => changeLanguage(language, () => {}));
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
  });

  it('what is said under the name of a toast that is just leaving was lost with it', async () => {
    await open();
    act(() => showToast({ tone: 'info', title: 'Declined in a moment', id: 'held' }));
    await screen.findByText('Declined in a moment');
    act(() => {
      closeToast('held');
      showToast({ tone: 'error', title: 'It was refused', id: 'held' });
    });
    expect(await screen.findByText('It was refused')).toBeInTheDocument();
    // And whoever closes or replaces it means the one that is here.
    act(() => showToast({ tone: 'success', title: 'Now it is done', id: 'held' }));
    await screen.findByText('Now it is done');
    expect(screen.queryByText('It was refused')).toBeNull();
  });

  it('Alt and T lead to what the newest message offers, wherever the focus is, and Escape leads back', async () => {
    await open();
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    act(() => {
      showToast({ tone: 'info', title: 'Moved', action: { label: 'Take it back', onPress: () => {} } });
      showToast({ tone: 'success', title: 'Sent' });
    });
    const action = await screen.findByRole('button', { name: 'Take it back' });
    await screen.findByText('Sent');
    // The letter of the key may be Arabic.
    fireEvent.keyDown(before, { code: 'KeyT', key: 'ف', altKey: true });
    expect(action).toHaveFocus();
    fireEvent.keyDown(action, { key: 'Escape' });
    await waitFor(() => expect(before).toHaveFocus());
    before.remove();
  });

  it.each([
    ['the focus was in', (part: HTMLElement) => part.focus(), (part: HTMLElement) => part.blur()],
    [
      'the pointer was on',
      (part: HTMLElement) => hover(part),
      (part: HTMLElement) => void fireEvent.mouseOut(part),
    ],
  ])('a message went while %s another one', async (_where, arrive, leave) => {
    const running = await openTwo();
    const action = screen.getByRole('button', { name: 'Take it back' });
    // They wait for an entrance that never ends here.
    act(() => arrive(action));
    act(() => leave(action));
    await waitFor(() => expect(new Set(running())).toEqual(new Set(['running'])));
    act(() => arrive(action));
    await waitFor(() => expect(new Set(running())).toEqual(new Set(['paused'])));
    act(() => leave(action));
    await waitFor(() => expect(new Set(running())).toEqual(new Set(['running'])));
  });

  it.each([
    [
      'read by the keyboard',
      (part: HTMLElement) => part.focus(),
      (part: HTMLElement) => void fireEvent.mouseOut(part),
    ],
    ['under the mouse', (part: HTMLElement) => hover(part), (part: HTMLElement) => part.blur()],
  ])('a message went that was %s, when the other of the two had left', async (_how, arrive, otherLeaves) => {
    const running = await openTwo();
    const action = screen.getByRole('button', { name: 'Take it back' });
    act(() => action.focus());
    act(() => hover(action));
    act(() => arrive(action));
    act(() => otherLeaves(action));
    await waitFor(() => expect(new Set(running())).toEqual(new Set(['paused'])));
    act(() => void fireEvent.mouseOut(action));
    act(() => action.blur());
    await waitFor(() => expect(new Set(running())).toEqual(new Set(['running'])));
  });

  it('the others stayed for ever when one was pressed on its words', async () => {
    const running = await openTwo();
    const pressed = screen.getByText('Sent meanwhile').closest<HTMLElement>('[data-in]');
    act(() => pressed?.focus());
    await waitFor(() => expect(new Set(running())).toEqual(new Set(['paused'])));
    act(() => pressed?.click());
    await waitFor(() => expect(screen.queryByText('Sent meanwhile')).toBeNull());
    await waitFor(() => expect(new Set(running())).toEqual(new Set(['running'])));
  });

  it('R320 R321 the time of each is on its own progress bar', async () => {
    await open();
    act(() => {
      showToast({ tone: 'success', title: 'saved' });
      showToast({ tone: 'info', title: 'arrived', about: 'live' });
    });
    await screen.findByText('arrived');
    const bars = [...document.querySelectorAll<HTMLElement>('.Toastify__progress-bar--animated')];
    expect(bars.map((bar) => bar.style.animationDuration).sort()).toEqual(['3000ms', '5000ms']);
  });

  it('R328 twenty are shown at once and the twenty-first waits', async () => {
    keepStill();
    await open();
    act(() => {
      for (let number = 1; number <= 21; number += 1)
        showToast({ tone: 'info', title: `toast ${number}`, id: `of ${number}` });
    });
    await screen.findByText('toast 20');
    expect(document.querySelectorAll('.Toastify__toast')).toHaveLength(20);
    expect(screen.queryByText('toast 21')).toBeNull();
    act(() => closeToast('of 7'));
    expect(await screen.findByText('toast 21')).toBeVisible();
    expect(screen.queryByText('toast 7')).toBeNull();
  });
});
