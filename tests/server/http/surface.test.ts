import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import Fastify from 'fastify';
import { buildApp } from '#server/app.ts';
import { refuseUndeclaredRoutes } from '#server/http/register-routes.ts';
import { apiOperations } from '#tests/support/api-operations.ts';
import { figure } from '#tests/support/figure.ts';
import { methodRoutes } from '#tests/support/method-routes.ts';
import {
  clientRoutes,
  clientRoutesForAll,
  documentRoutes,
  publicRoutes,
} from '#tests/support/open-routes.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ env: { PUBLIC_URL: 'https://firm.example' } });
const routes = methodRoutes(host);

it('Z-02 a route that declares no access stops the start, one that does is taken', () => {
  const app = Fastify();
  refuseUndeclaredRoutes(app);
  expect(() => app.get('/api/forgotten', () => 'open')).toThrow('/api/forgotten declares no access');
  app.get('/api/stated', { config: { access: { Admin: 'all' } } }, () => 'stated');
});

it('Z-02 the host, the matrix and the document have the same routes', async () => {
  const ofHost = routes
    .filter(({ url }) => url.startsWith('/api/') && url !== '/api/openapi.json')
    .map(({ method, url }) => `${method} ${url.replace(':id', '{id}')}`);
  const ofDocument = (await apiOperations(host)).map(({ method, path }) => `${method} ${path}`);
  expect(ofHost.toSorted()).toEqual(ofDocument.toSorted());
  const others = routes.filter(({ url }) => !url.startsWith('/api/'));
  figure(`${ofHost.length} of the API in all three, ${others.length} others in the matrix`);
  expect(others.every(({ access }) => access !== undefined)).toBe(true);
});

it('Z-01 what is open to everyone, and what to a client, is what was written down by hand', () => {
  const namesOf = (isSo: (access: (typeof routes)[number]['access']) => boolean) =>
    routes
      .filter(({ access }) => isSo(access))
      .map(({ method, url }) => `${method} ${url}`)
      .toSorted();
  const reachOf = (access: (typeof routes)[number]['access'], audience: 'public' | 'User') =>
    access === 'document' ? undefined : access[audience];
  expect(namesOf((access) => access === 'document')).toEqual(documentRoutes.toSorted());
  expect(namesOf((access) => reachOf(access, 'public') !== undefined)).toEqual(publicRoutes.toSorted());
  expect(namesOf((access) => reachOf(access, 'User') === 'own')).toEqual(clientRoutes.toSorted());
  expect(namesOf((access) => reachOf(access, 'User') === 'all')).toEqual(clientRoutesForAll);
});

describe('the OpenAPI document', () => {
  it('Z-02 lists of every route who may call it, and what a good answer is', async () => {
    const document = (await host.app.inject('/api/openapi.json')).json();
    const operations = Object.values(
      document.paths as Record<string, Record<string, { 'x-roles': string[]; responses: object }>>,
    ).flatMap((path) => Object.values(path));
    for (const operation of operations) {
      expect(operation['x-roles'].length).toBeGreaterThan(0);
      for (const audience of operation['x-roles'])
        expect(['public', 'User', 'CustomerService', 'Admin']).toContain(audience);
      expect(Object.keys(operation.responses)).toContain('200');
    }
  });
});

describe('health', () => {
  it('I-08 live asks nobody; ready asks the database and says so when it is gone', async () => {
    expect((await host.app.inject('/health/live')).json()).toEqual({ status: 'live' });
    expect((await host.app.inject('/health/ready')).statusCode).toBe(200);
    const { database, env, app } = host;
    const broken = await buildApp({
      env,
      log: app.log,
      database: { ...database, isReady: async () => false },
      webRoot: null,
    });
    const answer = await broken.inject('/health/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unavailable' }]);
    await broken.close();
  });

  it('I-08 however many ask at once while the database is slow, it is asked once', async () => {
    const { database, env, app } = host;
    let asked = 0;
    const isReady = async () => {
      asked += 1;
      await sleep(100);
      return true;
    };
    const slow = await buildApp({ env, log: app.log, database: { ...database, isReady }, webRoot: null });
    const answers = await Promise.all(Array.from({ length: 20 }, () => slow.inject('/health/ready')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(asked).toBe(1);
    await slow.close();
  });

  it('I-08 readiness went on saying what was so before the clock was set back', async () => {
    const { database, env, app } = host;
    let isThere = true;
    const isReady = async () => isThere;
    const watched = await buildApp({ env, log: app.log, database: { ...database, isReady }, webRoot: null });
    const status = async () => (await watched.inject('/health/ready')).statusCode;
    expect(await status()).toBe(200);
    isThere = false;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    try {
      await expect.poll(status, { timeout: 5_000 }).toBe(503);
    } finally {
      vi.useRealTimers();
      await watched.close();
    }
  });
});

it('who sets S3_URL is told at the start that files stay in the data folder', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { database, env } = host;
  const s3Url = 'https://key:canary@store.example/bucket';
  await (await buildApp({ env: { ...env, s3Url }, log, database, webRoot: null })).close();
  expect(lines.join()).toContain('S3_URL is set but not used');
  expect(lines.join()).not.toContain('canary');
});

it('R172 another site’s page is not answered with credentials, an allowed origin is', async () => {
  const asked = async (origin: string) =>
    (await host.app.inject({ url: '/api/Faqs/GetAll', headers: { origin } })).headers[
      'access-control-allow-origin'
    ];
  expect(await asked('https://evil.example')).toBeUndefined();
  expect(await asked('https://firm.example')).toBe('https://firm.example');
});

it('P-01 logs carry no query, token or body', async () => {
  const lines: string[] = [];
  const { database, env } = host;
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ env, log, database, webRoot: null });
  await app.inject({
    url: '/api/Faqs/GetAll?SearchTerm=canary-query',
    headers: { authorization: 'Bearer canary-token', cookie: 'refresh=canary-cookie' },
  });
  await app.inject({
    method: 'POST',
    url: '/api/Auth/Login',
    payload: { email: 'canary@mail.example', password: 'canary-password' },
  });
  await app.close();
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join()).not.toContain('canary');
});
