import {
  HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  type IRetryPolicy,
} from '@microsoft/signalr';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#contract/language.ts';
import { HUB_PATH } from '#contract/live-events.ts';
import { type LiveConnection, openLiveConnection } from '#providers/live/live-connection.ts';
import { getLiveState } from '#providers/live/live-state.ts';

// Read once, when the page begins.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://host.example'));

/** How the hub was asked for a connection: the language of each call. */
const asked: (string | null)[] = [];
/** It is away the first time, and says nothing after that. */
const server = setupServer(
  http.post(`*${HUB_PATH}/negotiate`, ({ request }) => {
    asked.push(request.headers.get('accept-language'));
    return asked.length === 1 ? new HttpResponse(null, { status: 503 }) : new Promise<Response>(() => {});
  }),
);
server.listen({ onUnhandledRequest: 'error' });

let connection: LiveConnection | undefined;
let language: Language = 'en';
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  void connection?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  asked.length = 0;
  language = 'en';
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

const open = () => {
  connection = openLiveConnection({
    language: () => language,
    age: () => 0,
    onNotification: () => {},
    onChange: () => {},
    onInboxChanged: () => {},
    onConnected: () => {},
    onGap: () => {},
  });
};
/** The first attempt has failed. */
const isRefused = () => vi.waitFor(() => expect(getLiveState()).toBe('disconnected'), { interval: 1 });

it('R305 a hub that is away when the connection begins is asked again after five seconds, not before, and then once', async () => {
  open();
  await isRefused();
  await vi.advanceTimersByTimeAsync(4_500);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(asked).toHaveLength(2), { interval: 1 });
  expect(getLiveState()).toBe('connecting');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(2);
});

it('R9 the hub is asked in the language of the page, also in the one that was chosen meanwhile', async () => {
  open();
  await isRefused();
  language = 'ar';
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(asked).toEqual(['en', 'ar']), { interval: 1 });
});

it('mails came in the language before, after somebody had switched while the line was away', async () => {
  vi.spyOn(HubConnection.prototype, 'start').mockResolvedValue(undefined);
  vi.spyOn(HubConnection.prototype, 'state', 'get').mockReturnValue(HubConnectionState.Connected);
  const sent = vi.spyOn(HubConnection.prototype, 'invoke').mockResolvedValue(undefined);
  const heard = vi.spyOn(HubConnection.prototype, 'onreconnected');
  open();
  const comeBack = () => heard.mock.calls[0]?.[0]();
  const expectSaid = (...said: unknown[][]) =>
    vi.waitFor(() => expect(sent.mock.calls.map(([, ...args]) => args)).toEqual(said), { interval: 1 });
  await expectSaid(['en', 0]);
  await vi.waitFor(() => expect(getLiveState()).toBe('connected'), { interval: 1 });
  sent.mockClear();
  comeBack();
  await expectSaid(['en']);
  language = 'ar';
  comeBack();
  // The hub takes what differs for a choice, and nothing else of a connection that comes back.
  await expectSaid(['en'], ['en'], ['ar']);
  comeBack();
  await expectSaid(['en'], ['en'], ['ar'], ['ar']);
});

it('R304 a connection that was lost is made again after these delays, in this order', () => {
  const given = vi.spyOn(HubConnectionBuilder.prototype, 'withAutomaticReconnect');
  open();
  // The overloads of the method: this one takes a policy.
  const [[policy] = []] = given.mock.calls as unknown as [IRetryPolicy?][];
  const delays = [0, 1, 2, 3, 4, 5].map((previousRetryCount) =>
    policy?.nextRetryDelayInMilliseconds({
      previousRetryCount,
      elapsedMilliseconds: 0,
      retryReason: new Error('lost'),
    }),
  );
  expect(delays).toEqual([0, 2_000, 5_000, 10_000, 20_000, 30_000]);
});
