import { render } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { accountCalls } from '#contract/account-calls.ts';
import { inboxCalls } from '#contract/inbox.ts';
import { HUB_PATH } from '#contract/live-events.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { SAMPLE_IMAGE } from '#tests/support/sample-image.ts';

// With a slash at its end, hub, pictures and logout were asked for at `//`.
const GIVEN = 'https://api.example.com/';
const HOST = 'https://api.example.com';

beforeAll(async () => {
  vi.stubEnv('VITE_API_URL', GIVEN);
  await forgetPage();
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('R301 R377 the hub is at the provider’s address, also where that was given with a slash at its end', async () => {
  const { HubConnection, HubConnectionBuilder } = await import('@microsoft/signalr');
  vi.spyOn(HubConnection.prototype, 'start').mockRejectedValue(new Error('away'));
  const withUrl = vi.spyOn(HubConnectionBuilder.prototype, 'withUrl');
  const { openLiveConnection } = await import('#providers/live/live-connection.ts');
  const connection = openLiveConnection({
    language: () => 'en',
    age: () => 0,
    onNotification: () => {},
    onChange: () => {},
    onInboxChanged: () => {},
    onConnected: () => {},
    onGap: () => {},
  });
  expect(withUrl.mock.calls[0]?.[0]).toBe(HOST + HUB_PATH);
  await connection.stop();
});

it('R377 so are its pictures', async () => {
  const { Picture } = await import('#ui/records/picture.tsx');
  const { getByRole } = render(<Picture image={SAMPLE_IMAGE} alt="Sample" sizes="100vw" />);
  expect(getByRole('img', { name: 'Sample' }).getAttribute('src')).toMatch(`${HOST}/images/`);
});

it('R377 so are the logout and the calls', async () => {
  const asked: string[] = [];
  const server = setupServer(
    http.all('*', ({ request }) => {
      asked.push(`${request.method} ${request.url}`);
      return HttpResponse.json({ isSuccess: true, data: null });
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const { sendLogout } = await import('#providers/session/send-logout.ts');
  await sendLogout(null);
  const { sendCall } = await import('#providers/records/send-call.ts');
  const { doneAnswer } = await import('#providers/calls/custom-call.ts');
  await sendCall({ method: 'get', url: inboxCalls.get, answer: doneAnswer });
  await sendCall({ method: 'post', url: inboxCalls.markAllRead, answer: doneAnswer });
  expect(asked).toEqual([
    `POST ${HOST}${accountCalls.logout}`,
    `GET ${HOST}${inboxCalls.get}`,
    `POST ${HOST}${inboxCalls.markAllRead}`,
  ]);
  const { dataProvider } = await import('#providers/records/data-provider.ts');
  expect(dataProvider.getApiUrl()).toBe(HOST);
});
