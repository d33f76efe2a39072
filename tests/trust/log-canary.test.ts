import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createLog } from '#server/http/request-log.ts';
import { apiOperations, strongestOf } from '#tests/support/api-operations.ts';
import { figure } from '#tests/support/figure.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

const SCRAPER = 'scraper-of-the-firm-1446';
const PASSWORD = 'Secret-canary-1446';
let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host?.close());

/** The same body with a marked word in every text that somebody could have typed. */
function marked(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => marked(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner, name)]));
  if (typeof value !== 'string') return value;
  if (/password|otp|code|token/i.test(key)) return PASSWORD;
  return value.startsWith('نص') ? `canary-text ${value}` : value.replace('sample@', 'canary-mail@');
}

it(
  'P-01 H-12 marked passwords, tokens, queries and texts through every route, also where it refuses: none in a log, metric or audit',
  { timeout: 600_000 },
  async () => {
    const lines: string[] = [];
    // The product's own log, at its most talkative.
    const written = createLog('trace', { write: (line) => void lines.push(line) });
    const app = await buildApp({
      env: { ...host.env, metricsToken: SCRAPER },
      log: written,
      database: host.database,
      webRoot: null,
    });
    const tokens = { Admin: '', CustomerService: '', User: '' };
    for (const role of ['Admin', 'CustomerService', 'User'] as const) tokens[role] = await host.tokenOf(role);
    let calls = 0;
    for (const operation of await apiOperations(host)) {
      // It would end the session that the next calls need.
      if (operation.path === '/api/Auth/Logout') continue;
      const role = strongestOf(operation);
      const headers = {
        authorization: role ? `Bearer ${tokens[role]}` : 'Bearer canary-token',
        cookie: 'refresh=canary-cookie',
        'idempotency-key': `canary-key-${calls}`,
        'content-type': 'application/json',
        'user-agent': 'canary-agent',
      };
      const body = operation.body ? JSON.stringify(marked(sampleOf(operation.body))) : undefined;
      const bodies = operation.method === 'GET' ? [undefined] : [body, '{"canary-text": ', '["canary-text"]'];
      for (const payload of bodies) {
        calls += 1;
        await app.inject({
          method: operation.method,
          url: `${operation.url()}?SearchTerm=canary-query&access_token=canary-token&code=canary-code`,
          headers,
          ...(payload === undefined ? {} : { payload }),
        });
      }
    }
    const metrics = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${SCRAPER}` } });
    await app.close();
    const log = lines.join('');
    const { rows } = await host.database.pool.query<{ audit: string }>(
      `select coalesce(string_agg(a::text, ''), '') as audit from audit_entries a`,
    );
    const found = [log, metrics.body].flatMap((text) => text.match(/canary-[\w-]*|Secret-canary/g) ?? []);
    figure(`${calls} calls, ${lines.length} lines of log, ${found.length} marks found`);
    expect(lines.length).toBeGreaterThan(calls);
    expect(metrics.statusCode).toBe(200);
    expect(found).toEqual([]);
    for (const token of Object.values(tokens)) expect(log.includes(token)).toBe(false);
    expect(rows[0]?.audit).not.toMatch(/Secret-canary|canary-(token|cookie|query|code)/);
    expect(rows[0]?.audit.length).toBeGreaterThan(0);
  },
);
