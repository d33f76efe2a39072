import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/live/hub/hub-routes.ts';
import { figure } from '#tests/support/figure.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ env: { PUBLIC_URL: 'https://firm.example' } });
});
afterAll(() => host.close());

it('X-04 X-05 every route answers with the headers that keep it safe, also when it refuses', async () => {
  const wrong: string[] = [];
  let answers = 0;
  for (const { method, url } of host.app.declaredRoutes) {
    if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'DELETE') continue;
    for (const token of [null, await host.tokenOf('Admin')]) {
      // The last of them would end the session that the others are called with.
      if (token && url.endsWith('/Logout')) continue;
      const answer = await host.app.inject({
        method,
        url: url.replace(':id', '1').replace('*', 'nothing'),
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      answers += 1;
      const { headers } = answer;
      const has = (name: string, value: RegExp) => {
        if (!value.test(String(headers[name])))
          wrong.push(`${method} ${url} ${answer.statusCode}: ${name} ${String(headers[name])}`);
      };
      has('x-content-type-options', /^nosniff$/);
      has('strict-transport-security', /max-age=(3153[6-9]|[4-9])/);
      has('referrer-policy', /origin/);
      has('content-security-policy', /default-src 'none'|frame-ancestors 'none'|script-src 'nonce-/);
      has('x-frame-options', /^DENY$/i);
      has('cross-origin-opener-policy', /^same-origin$/);
      if (url.startsWith('/api/') && url !== '/api/openapi.json') has('cache-control', /no-store/);
    }
  }
  figure(`${answers} answers, ${wrong.length} without`);
  expect(wrong).toEqual([]);
  expect(answers).toBeGreaterThan(500);
});

it('S-12 of a million ids no two are alike', () => {
  const made = 1_000_000;
  const ids = new Set<string>();
  for (let index = 0; index < made; index += 1) ids.add(newId());
  const bits = Buffer.from(newId(), 'base64url').length * 8;
  figure(`${made} ids of ${bits} random bits, ${made - ids.size} alike`);
  expect(ids.size).toBe(made);
  expect(bits).toBeGreaterThanOrEqual(128);
});
