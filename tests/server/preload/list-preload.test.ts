import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { PRELOADED_RESPONSE, type PreloadedResponse } from '#contract/preloaded-response.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { AUTH_STORE, defaultViewName } from '#contract/stores.ts';
import { faqs } from '#resources/faqs.ts';
import { resources } from '#resources/index.ts';
import { listPreload } from '#server/preload/list-preload.ts';

const SHELL = '<script>language</script><link rel="stylesheet" href="/a.css">';
const LIST = adminPath(faqs);
const own = listPreload(resources, { apiUrl: undefined });
const scriptIn = (html: string) => /<script nonce="%NONCE%">([^]*)<\/script>/.exec(html)?.[1] ?? '';

/** What the script of a list's document does in a browser. */
function openList({ role = 'Admin', search = '', chosenView = '' } = {}) {
  const fetch = vi.fn(async () => new Response('{"data":1}', { headers: { 'retry-after': '7' } }));
  const window: { [PRELOADED_RESPONSE]?: PreloadedResponse } = {};
  const stored: Record<string, string> = {
    [AUTH_STORE]: JSON.stringify({ state: { accessToken: 't1', user: { id: 7, lastRole: role } } }),
    [defaultViewName(faqs, 7)]: chosenView,
  };
  const storage = { getItem: (name: string) => stored[name] || null };
  runInNewContext(scriptIn(own(SHELL, LIST)), {
    window,
    fetch,
    location: { search },
    document: { documentElement: { lang: 'en' } },
    sessionStorage: storage,
    localStorage: storage,
    setTimeout: (run: () => void) => run(),
  });
  return { fetch, preloaded: window[PRELOADED_RESPONSE] };
}

it('the document of a list asks for its rows, before its style sheets, and hands the whole answer over', async () => {
  expect(own(SHELL, `${LIST.toUpperCase()}/`)).toMatch(
    /^<script>language<\/script>\n<script nonce="%NONCE%">[^]*<\/script><link /,
  );
  const { fetch, preloaded } = openList();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    `${preloaded?.path}?${preloaded?.query}`,
    expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer t1' }) }),
  );
  expect(preloaded).toMatchObject({ path: '/api/Faqs/GetAll', token: 't1' });
  await expect(preloaded?.response).resolves.toEqual({ status: 200, text: '{"data":1}', retryAfter: '7' });
});

it.each([
  ['whoever may not list', { role: 'User' }],
  ['an address that asks for something', { search: '?PageIndex=2' }],
  ['a list with a chosen view', { chosenView: 'Sort=-id' }],
])('%s is left to the program', (_, given) => {
  const { fetch, preloaded } = openList(given);
  expect([fetch.mock.calls, preloaded]).toEqual([[], undefined]);
});

it('nothing is asked for beside a list, or of another host', () => {
  expect(own(SHELL, `${LIST}/7`)).toBe(SHELL);
  expect(listPreload(resources, { apiUrl: 'https://api.example' })(SHELL, LIST)).toBe(SHELL);
});
