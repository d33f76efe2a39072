import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { failure, success } from '#contract/envelope.ts';
import {
  PRELOADED_RESPONSE,
  type PreloadedResponse,
  type RawResponse,
} from '#contract/preloaded-response.ts';
import { fakeHost, ok, signedIn } from '#tests/support/browser-fake-host.ts';
import { forgetPage } from '#tests/support/forget-page.ts';
import { sessionOf } from '#tests/support/session-of.ts';

const PATH = '/api/Faqs/GetAll';
const params = { PageIndex: '1', Sort: '-id' };
const query = 'PageIndex=1&Sort=-id';

beforeEach(async () => {
  await forgetPage();
  sessionStorage.clear();
  handOver(undefined);
  // The page is new, however long this process has run.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});

/** A host that answers `own`, and a program that calls it. */
async function open() {
  const host = fakeHost(({ path }) => (path === PATH ? ok('own') : signedIn('t2')));
  const [{ call, dataAnswer }, { startSession }] = await Promise.all([
    import('#providers/http/http.ts'),
    import('#providers/session/session-store.ts'),
  ]);
  startSession(sessionOf('t1'));
  const get = (given: Record<string, string> = params) =>
    call({ method: 'GET', path: PATH, params: given, answer: dataAnswer(z.string()) }).then(
      ({ data }) => data,
    );
  return { get, asked: () => host.to(PATH).length };
}

/** As the document's script does it. */
const handOver = (preloaded: PreloadedResponse | undefined) =>
  Object.assign(window, { [PRELOADED_RESPONSE]: preloaded });
const preload = (response: Promise<RawResponse>, token = 't1') =>
  handOver({ path: PATH, query, token, response });
const answered = (status: number, body: unknown): Promise<RawResponse> =>
  Promise.resolve({ status, text: JSON.stringify(body), retryAfter: null });
const given = success('preloaded');

it('the list that the document asked for is not asked for again, and its answer serves once', async () => {
  const { get, asked } = await open();
  preload(answered(200, given));
  expect([await get(), asked()]).toEqual(['preloaded', 0]);
  expect([await get(), asked()]).toEqual(['own', 1]);
});

it('whoever asks for something else, or is somebody else by now, gets an answer of their own', async () => {
  const { get } = await open();
  preload(answered(200, given));
  await expect(get({ PageIndex: '2' })).resolves.toBe('own');
  preload(answered(200, given), 'of somebody else');
  await expect(get()).resolves.toBe('own');
});

it('a document whose call brought nothing leaves it to the program', async () => {
  const { get } = await open();
  const refused = Promise.reject(new TypeError('Failed to fetch'));
  refused.catch(() => {});
  preload(refused);
  await expect(get()).resolves.toBe('own');
});

it('R165 a token that had ended when the document asked is renewed', async () => {
  const { get } = await open();
  preload(answered(401, failure({ code: 'unauthenticated', description: 'Please log in first' }, null)));
  await expect(get()).resolves.toBe('own');
});

it('what has waited for long is asked for anew', async () => {
  const { get } = await open();
  preload(answered(200, given));
  vi.spyOn(performance, 'now').mockReturnValue(11_000);
  await expect(get()).resolves.toBe('own');
});
