import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reach } from '#contract/access.ts';
import { LANGUAGES } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { ROLES, type Role } from '#contract/roles.ts';
import { everyWriteOn, writesOf } from '#tests/support/every-write.ts';
import { figure } from '#tests/support/figure.ts';
import { methodRoutes } from '#tests/support/method-routes.ts';
import { type TestHost, startTestHost } from '#tests/support/test-host.ts';

const PUBLIC_URL = 'https://firm.example';
const webRoot = mkdtempSync(join(tmpdir(), 'reflections-'));
mkdirSync(join(webRoot, '.vite'));
writeFileSync(
  join(webRoot, 'index.html'),
  '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
);
writeFileSync(join(webRoot, '.vite/manifest.json'), '{}');

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({
    env: { PUBLIC_URL, MOVE_HOLD_SECONDS: '60' },
    webRoot,
    renderPage: async ({ path }) => ({
      head: { title: path, description: '', isMissing: path === '/404' },
      html: '',
      state: '{}',
      structuredData: '{}',
    }),
  });
});
afterAll(async () => {
  await host?.close();
  rmSync(webRoot, { recursive: true });
});

/** Each names a host of its own, so that an answer says which of them it repeats. */
const lies: Readonly<Record<string, string>> = {
  host: 'evil-host.example',
  'x-forwarded-host': 'evil-forwarded-host.example',
  'x-forwarded-proto': 'evil-protocol',
  'x-forwarded-server': 'evil-server.example',
  forwarded: 'host=evil-forwarded.example;proto=evil-protocol',
  'x-original-url': '/evil-original',
  'x-rewrite-url': '/evil-rewritten',
};

/** Every page of the site, one in another spelling, and where there is none. */
const documents = [
  ...Object.values(pages).map(({ path }) => path.replace(/:\w+/g, 'any')),
  '/LOGIN',
  '/nothing-is-here',
];
const addressesOf = (url: string): readonly string[] =>
  url === '/*' ? documents.flatMap((path) => LANGUAGES.map((lang) => `${path}?lang=${lang}`)) : [url];

/** Whoever may call a route and reaches most; nobody where it needs nobody. */
const strongest = (access: ReturnType<typeof methodRoutes>[number]['access']): Role | null =>
  access === 'document' ? null : (ROLES.findLast((role) => reach(access, role) !== null) ?? null);

const repeatedIn = ({ body, headers }: { body: string; headers: object }): string[] => [
  ...new Set(`${body}${JSON.stringify(headers)}`.match(/evil-[\w-]+/g)),
];

it('F-09 a host that lies about its name is repeated by no route, page or file', async () => {
  const repeated: string[] = [];
  let answers = 0;
  let named = 0;
  for (const { method, url, access } of methodRoutes(host)) {
    const role = strongest(access);
    // Signing out would end the session that the others call with.
    const token = role && !url.endsWith('/Logout') ? await host.tokenOf(role) : null;
    for (const address of addressesOf(url))
      for (const [name, value] of Object.entries(lies)) {
        const answer = await host.app.inject({
          method,
          // What is written is nobody's: the next calls find everything as it was.
          url: address.replace(/:\w+/g, method === 'GET' ? '1' : '2000000000').replace('*', 'nothing.js'),
          headers: { [name]: value, ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...(method === 'GET' ? {} : { payload: {} }),
        });
        answers += 1;
        if (answer.body.includes(PUBLIC_URL)) named += 1;
        for (const lie of repeatedIn(answer)) repeated.push(`${method} ${address}: ${lie} of ${name}`);
      }
  }
  figure(`${answers} answers to ${Object.keys(lies).length} headers: ${repeated.length} repeat one`);
  expect(repeated).toEqual([]);
  expect(answers).toBeGreaterThan(2500);
  // Where the site's own address is written, a lie would stand in its place.
  expect(named).toBeGreaterThan(200);
});

it('F-09 no write that succeeds repeats it, nor is it kept for a mail', async () => {
  const { ready } = everyWriteOn(host);
  const wrong: string[] = [];
  const writes = await writesOf(host);
  for (const operation of writes) {
    const write = await ready(operation);
    const answer = await host.app.inject({ ...write, headers: { ...write.headers, ...lies } });
    const name = `${operation.method} ${operation.path}`;
    if (answer.statusCode !== 200) wrong.push(`${name}: ${answer.statusCode} ${answer.body}`);
    for (const lie of repeatedIn(answer)) wrong.push(`${name}: ${lie}`);
  }
  const { rows } = await host.database.pool.query<{ kept: string }>(
    `select coalesce(string_agg(o::text, ''), '') as kept from outbox o`,
  );
  figure(`${writes.length} writes: ${wrong.length} repeat one or fail`);
  expect(wrong).toEqual([]);
  expect(rows[0]?.kept).not.toMatch(/evil-/);
  expect(rows[0]?.kept.length).toBeGreaterThan(0);
  expect(writes.length).toBeGreaterThan(250);
});
