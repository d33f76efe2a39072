import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Grant, named, reach } from '#contract/access.ts';
import { apiOperations } from '#tests/support/api-operations.ts';
import { contentsOf } from '#tests/support/contents.ts';
import { figure } from '#tests/support/figure.ts';
import { type Method, methodRoutes } from '#tests/support/method-routes.ts';
import { type Principal, everyPrincipal } from '#tests/support/principals.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

let host: TestHost;
let principals: Principal[];
beforeAll(async () => {
  host = await startTestHost();
  principals = await everyPrincipal(host);
});
afterAll(() => host.close());

async function call(method: Method, url: string, { token, cookie }: Principal, payload?: unknown) {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(cookie ? { cookie } : {}) };
  return host.app.inject({
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
}

/** A token that is not good is none only where nobody is named beside the public: whoever it was of has to renew it. */
const isLetIn = (access: Grant, { role, token }: Principal) =>
  reach(access, role) !== null && (role !== null || token === null || named(access) === false);

it('Z-01 S-06 Z-09 every route refuses everyone whom it does not name, and a refusal changes nothing', async () => {
  const bodies = new Map(
    (await apiOperations(host)).map(({ method, path, body }) => [
      `${method} ${path}`,
      body && sampleOf(body),
    ]),
  );
  const wrong: string[] = [];
  let cells = 0;
  let unchanged = await contentsOf(host);
  for (const { method, url, access } of methodRoutes(host)) {
    if (access === 'document') continue;
    for (const principal of principals) {
      if (isLetIn(access, principal)) continue;
      cells += 1;
      const expected = principal.role === null ? 401 : 403;
      const { statusCode } = await call(
        method,
        // A record that is there: were the refusal missing, something would happen to it.
        url.replace(':id', '1'),
        principal,
        method === 'GET' ? undefined : (bodies.get(`${method} ${url.replace(':id', '{id}')}`) ?? {}),
      );
      const now = await contentsOf(host);
      if (statusCode !== expected || now !== unchanged)
        wrong.push(
          `${method} ${url} as ${principal.name}: ${statusCode}${now === unchanged ? '' : ', changed something'}`,
        );
      unchanged = now;
    }
  }
  figure(
    `${methodRoutes(host).length} routes × ${principals.length} callers, ${cells} refusals, ${wrong.length} deviations`,
  );
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(1500);
});

it('Z-01 every route lets everyone in whom it names', async () => {
  const wrong: string[] = [];
  let cells = 0;
  // Signing out ends the session that the others need, and a refresh is let in by its cookie.
  const notAsked = ['/api/Auth/Logout', '/api/Auth/RefreshToken'];
  for (const { method, url, access } of methodRoutes(host)) {
    if (access === 'document' || notAsked.includes(url) || url.startsWith('/notificationhub')) continue;
    for (const principal of principals) {
      if (!isLetIn(access, principal)) continue;
      cells += 1;
      // Nobody's record, and no body: let in, it still changes nothing.
      const { statusCode } = await call(
        method,
        url.replace(':id', '2000000000'),
        principal,
        method === 'GET' ? undefined : {},
      );
      if ([401, 403].includes(statusCode) || statusCode >= 500)
        wrong.push(`${method} ${url} as ${principal.name}: ${statusCode}`);
    }
  }
  figure(`${cells} admissions`);
  expect(wrong).toEqual([]);
});
