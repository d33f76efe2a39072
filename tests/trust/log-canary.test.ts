import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createLog } from '#server/http/request-log.ts';
import { matters } from '#resources/matters.ts';
import { type ApiOperation, apiOperations, strongestOf } from '#tests/support/api-operations.ts';
import { everyWriteOn } from '#tests/support/every-write.ts';
import { figure } from '#tests/support/figure.ts';
import { mattersOn } from '#tests/support/matters.ts';
import { buildRecord } from '#tests/support/record-builder.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import type { ReadyWrite } from '#tests/support/writes/write-kit.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

const SCRAPER = 'scraper-of-the-firm-1446';
const PASSWORD = 'Secret-canary-1446';
let host: TestHost;
beforeAll(async () => {
  // What is held is taken back before it is made.
  host = await startTestHost({ env: { MOVE_HOLD_SECONDS: '60' } });
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

/** What of a body somebody has typed, or is to keep to themselves. */
function secretsOf(payload: unknown): string[] {
  // Files and forms: the words that the records of tests are made of.
  if (Buffer.isBuffer(payload)) return payload.toString().match(/(?:نص|English text)[^"\r\n,]*/g) ?? [];
  if (Array.isArray(payload)) return payload.flatMap(secretsOf);
  if (typeof payload === 'object' && payload !== null) return Object.values(payload).flatMap(secretsOf);
  const isTold = typeof payload === 'string' && (/[\s@]/.test(payload) || PASSWORDS.includes(payload));
  return isTold ? [payload] : [];
}
/** Of the accounts that the writes are made as. */
const PASSWORDS = ['Nakheel-1446', 'Ghaf-1448-tree'];

/** A call that reads what is there, with a search where there is one. */
async function readingOf(operation: ApiOperation, made: ReadonlyMap<string, number>): Promise<ReadyWrite> {
  const { method, path, query } = operation;
  const role = strongestOf(operation);
  return {
    method,
    url: `${operation.url(made.get(path.split('/')[2] ?? ''))}${query.includes('SearchTerm') ? '?SearchTerm=canary-query' : ''}`,
    headers: role ? { authorization: `Bearer ${await host.tokenOf(role)}` } : {},
  };
}

it(
  'P-01 H-12 marked passwords, tokens, queries and texts through every route, also where it refuses: none in a log, metric or audit',
  { timeout: 600_000 },
  async () => {
    const lines: string[] = [];
    // The product's own log, at its most talkative.
    const ownLog = createLog('trace', { write: (line) => void lines.push(line) });
    const app = await buildApp({
      env: { ...host.env, metricsToken: SCRAPER },
      log: ownLog,
      database: host.database,
      webRoot: null,
    });
    const tokens = { Admin: '', CustomerService: '', User: '' };
    for (const role of ['Admin', 'CustomerService', 'User'] as const) tokens[role] = await host.tokenOf(role);
    let calls = 0;
    const operations = await apiOperations(host);
    const secrets = new Set<string>();

    // As they succeed, with what makes them succeed: that is written down nowhere either.
    const { ready } = everyWriteOn(host);
    const made = new Map<string, number>();
    for (const resource of matters) {
      const body = buildRecord(resource, { role: 'User' });
      made.set(resource.endpoint, (await mattersOn(host).send(resource, 'User', body)).id);
      for (const secret of secretsOf(body)) secrets.add(secret);
    }
    const failed: string[] = [];
    let written = 0;
    let read = 0;
    for (const operation of operations) {
      const isGet = operation.method === 'GET';
      const call = isGet ? await readingOf(operation, made) : await ready(operation);
      for (const secret of secretsOf(call.payload)) secrets.add(secret);
      calls += 1;
      const headers = { cookie: 'refresh=canary-cookie', 'user-agent': 'canary-agent', ...call.headers };
      const { statusCode, body } = await app.inject({ ...call, headers });
      if (isGet && statusCode === 200) read += 1;
      if (isGet) continue;
      if (statusCode === 200) written += 1;
      else failed.push(`${operation.method} ${operation.path}: ${statusCode} ${body}`);
    }
    for (const operation of operations) {
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
    const told = [...secrets].filter((secret) => log.includes(secret) || metrics.body.includes(secret));
    figure(
      `${calls} calls, ${read} readings and ${written} writes of them succeeded; ${lines.length} lines of log, ${found.length + told.length} marks found`,
    );
    expect(failed).toEqual([]);
    expect(written).toBeGreaterThan(250);
    expect(read).toBeGreaterThan(100);
    expect(secrets.size).toBeGreaterThan(100);
    expect(told).toEqual([]);
    expect(lines.length).toBeGreaterThan(calls);
    expect(metrics.statusCode).toBe(200);
    expect(found).toEqual([]);
    for (const token of Object.values(tokens)) expect(log.includes(token)).toBe(false);
    expect(rows[0]?.audit).not.toMatch(/Secret-canary|canary-(token|cookie|query|code)/);
    expect(rows[0]?.audit.length).toBeGreaterThan(0);
  },
);
