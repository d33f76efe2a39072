import { describe, expect, it } from 'vitest';
import Fastify from 'fastify';
import { buildApp } from '#server/app.ts';
import { refuseUndeclaredRoutes } from '#server/http/register-routes.ts';
import { shareHost } from '#tests/support/share-host.ts';

const host = await shareHost({ env: { PUBLIC_URL: 'https://firm.example' } });

it('Z-02 a route that declares no access stops the start, one that does is taken', () => {
  const app = Fastify();
  refuseUndeclaredRoutes(app);
  expect(() => app.get('/api/forgotten', () => 'open')).toThrow('/api/forgotten declares no access');
  app.get('/api/stated', { config: { access: { Admin: 'all' } } }, () => 'stated');
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
  const { default: pino } = await import('pino');
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
