import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notifications as arabic } from '#locales/ar/notifications.ts';
import { pageIsDrawn } from '#providers/browser/page-idle.ts';
import { startI18n } from '#providers/i18n/i18n.ts';
import { setLiveState } from '#providers/live/live-state.ts';
import { NotificationBell } from '#ui/notifications/notification-bell.tsx';

it('a lost connection is said aloud beside the bell: within the button nobody would hear of it', async () => {
  await startI18n();
  render(<NotificationBell />);
  pageIsDrawn(new QueryClient());
  const status = await screen.findByRole('status', {}, { timeout: 5000 });
  expect(status).toBeEmptyDOMElement();
  act(() => setLiveState('reconnecting'));
  expect(status).toHaveTextContent(arabic.reconnecting);
  expect(screen.getByRole('button')).not.toContainElement(status);
  act(() => setLiveState('connected'));
  expect(status).toBeEmptyDOMElement();
});
