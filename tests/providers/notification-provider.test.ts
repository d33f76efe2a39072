import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { changeLanguage, startI18n } from '#providers/i18n/i18n.ts';
import { notificationProvider } from '#providers/notifications/notification-provider.ts';
import { createQueryClient } from '#providers/http/query-client.ts';
import { useFailedReadInPlace } from '#providers/notifications/read-notifications.ts';
import { ToastArea } from '#ui/notifications/toast-area.tsx';

beforeAll(async () => {
  await startI18n();
  await changeLanguage('en', () => {});
});
beforeEach(() => {
  // Toasts go without a movement that nothing here would end.
  vi.spyOn(window, 'matchMedia').mockImplementation(() =>
    Object.assign(new EventTarget(), { matches: true } as MediaQueryList),
  );
  const area = createElement(ToastArea, { theme: 'light' });
  render(createElement(QueryClientProvider, { client: createQueryClient() }, area));
});

const { open, close } = notificationProvider;
const toasts = () => [...document.querySelectorAll('.Toastify__toast')].map(({ textContent }) => textContent);
const say = (notification: Parameters<typeof open>[0]) => act(() => open(notification));

describe('R386 the notification provider', () => {
  it('says what a write came to, with its kind and its reason', async () => {
    say({ type: 'success', message: 'Saved', key: 'one' });
    say({ type: 'error', message: 'Not saved', description: 'Only on Sundays', key: 'two' });
    say({ type: 'progress', message: 'Three seconds to undo', key: 'three' });
    await screen.findByText('Three seconds to undo');
    expect(screen.getByText('Saved').closest('.Toastify__toast--success')).not.toBeNull();
    const refusal = screen.getByText('Not saved').closest('.Toastify__toast--error');
    expect(refusal).toHaveTextContent('Only on Sundays');
    expect(screen.getByText('Three seconds to undo').closest('.Toastify__toast--info')).not.toBeNull();
  });

  it('replaces what is open under the same key, and shows two failures without one beside each other', async () => {
    say({ type: 'progress', message: 'Under way', key: 'import' });
    await screen.findByText('Under way');
    say({ type: 'success', message: 'Done', key: 'import' });
    await screen.findByText('Done');
    await waitFor(() => expect(screen.queryByText('Under way')).toBeNull());
    expect(toasts().filter((text) => text?.includes('Done'))).toHaveLength(1);
    say({ type: 'error', message: 'Twice' });
    say({ type: 'error', message: 'Twice' });
    await waitFor(() => expect(screen.getAllByText('Twice')).toHaveLength(2));
  });

  it('whoever saves one record after the other has one toast of it, about the last', async () => {
    say({ type: 'success', message: 'Changes saved', description: 'Lease of a flat' });
    await screen.findByText('Lease of a flat');
    say({ type: 'success', message: 'Changes saved', description: 'Sale of a shop' });
    await screen.findByText('Sale of a shop');
    expect(toasts().filter((text) => text?.includes('Changes saved'))).toHaveLength(1);
  });

  it('a change could not be taken back any more once another one of the same words was saved', async () => {
    const action = { label: 'Undo', onPress: vi.fn() };
    say({ type: 'success', message: 'Saved', description: 'Lease of a flat', action });
    say({ type: 'success', message: 'Saved', description: 'A possible conflict was found', stays: true });
    await screen.findByText('A possible conflict was found');
    say({ type: 'success', message: 'Saved', description: 'Sale of a shop' });
    await screen.findByText('Sale of a shop');
    expect(toasts().filter((text) => text?.includes('Saved'))).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(action.onPress).toHaveBeenCalledOnce();
  });

  it('takes back the one of a key, and no other', async () => {
    say({ type: 'success', message: 'Goes', key: 'goes' });
    say({ type: 'success', message: 'Stays', key: 'stays' });
    await screen.findByText('Goes');
    act(() => close('goes'));
    await waitFor(() => expect(screen.queryByText('Goes')).toBeNull());
    expect(screen.getByText('Stays')).toBeInTheDocument();
  });

  it('offers what can be done about it, and is gone once it is done', async () => {
    const onPress = vi.fn();
    say({ type: 'success', message: 'Deleted', key: 'undo', action: { label: 'Undo', onPress } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  });

  it('does not say again a failed read that the open screen shows itself, and says it once that has gone', async () => {
    const failed = {
      type: 'error',
      message: 'Could not be read',
      key: '7-faqs-getOne-notification',
    } as const;
    const { unmount } = renderHook(() => useFailedReadInPlace('faqs', 7));
    say(failed);
    say({ ...failed, key: '8-faqs-getOne-notification', message: 'Of another' });
    await screen.findByText('Of another');
    expect(screen.queryByText('Could not be read')).toBeNull();
    unmount();
    say(failed);
    expect(await screen.findByText('Could not be read')).toBeInTheDocument();
  });
});
