import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calendarFeedCalls } from '#contract/calendar-feed.ts';
import { success } from '#contract/envelope.ts';
import { dataProvider } from '#providers/records/data-provider.ts';
import { shareBridgedHost } from '#tests/support/share-host.ts';
import { leavePanel, openPanel } from './open-panel.tsx';

const { host, bridge } = await shareBridgedHost(leavePanel);
afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(() => {
  bridge.server.use(
    http.get(`*${calendarFeedCalls.get}`, () =>
      HttpResponse.json(success({ isConsultant: true, madeAt: null })),
    ),
    http.post(`*${calendarFeedCalls.make}`, () =>
      HttpResponse.json(success({ path: '/calendar/secret.ics' })),
    ),
  );
});

it.each([
  ['https://api.example.com', 'https://api.example.com/calendar/secret.ics'],
  ['', `${window.location.origin}/calendar/secret.ics`],
])('R175 with the calls at «%s» the address of the calendar was one of the page', async (calls, address) => {
  vi.spyOn(dataProvider, 'getApiUrl').mockReturnValue(calls);
  const user = await openPanel({ host, path: '/admin/profile' });
  await user.click(await screen.findByRole('button', { name: 'Make an address' }));
  expect(await screen.findByRole('textbox', { name: 'Address of your calendar' })).toHaveValue(address);
});

it('whoever revoked the address was left without the focus', async () => {
  let madeAt: string | null = '2026-03-01T08:00:00.000Z';
  bridge.server.use(
    http.get(`*${calendarFeedCalls.get}`, () => HttpResponse.json(success({ isConsultant: true, madeAt }))),
    http.post(`*${calendarFeedCalls.revoke}`, () => {
      madeAt = null;
      return HttpResponse.json(success(null));
    }),
  );
  const user = await openPanel({ host, path: '/admin/profile' });
  await user.click(await screen.findByRole('button', { name: 'Revoke the address' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make an address' })).toHaveFocus());
});
