import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { shareHost } from '#tests/support/share-host.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'web-root-'));
mkdirSync(join(webRoot, 'assets'));
mkdirSync(join(webRoot, '.vite'));
writeFileSync(
  join(webRoot, 'index.html'),
  '<!doctype html><head><link rel="modulepreload" href="/assets/common.js"></head><script nonce="%NONCE%">1</script><p>site</p>',
);
writeFileSync(join(webRoot, 'favicon.svg'), '<svg/>');
writeFileSync(
  join(webRoot, '.vite/manifest.json'),
  JSON.stringify({
    secret: { file: 'secret.js' },
    '_common.js': { file: 'assets/common.js', name: 'common' },
    '_calls.js': { file: 'assets/calls.js', name: 'calls', imports: ['_common.js'] },
    '_panel.js': {
      file: 'assets/panel.js',
      name: 'panel',
      imports: ['_calls.js', '_common.js'],
      css: ['assets/panel.css'],
    },
    'list.tsx': { file: 'assets/list.js', isDynamicEntry: true, imports: ['_panel.js'] },
    'src/locales/ar/bundles/list.ts': { file: 'assets/words-ar.js', isDynamicEntry: true },
    'src/locales/en/bundles/list.ts': { file: 'assets/words-en.js', isDynamicEntry: true },
  }),
);
writeFileSync(join(webRoot, 'assets/panel.css'), '.panel{}');
writeFileSync(join(webRoot, 'assets/index-abc123.js'), 'export {};');
const host = await shareHost({ webRoot });
afterAll(() => rmSync(webRoot, { recursive: true }));

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => host.app.inject({ url, method });

describe('documents', () => {
  it.each([
    '/',
    '/login',
    '/FAQClient',
    '/Forgot-Password',
    '/admin',
    '/ADMIN/FAQ/',
    '/admin/faq',
    '/admin/faq/7/edit',
    '/admin/users/trash',
  ])('%s is a page', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.body.includes('site')]).toEqual([200, true]);
  });

  it.each([
    ['/LOGIN', '/login'],
    ['/faqclient/', '/FAQClient'],
    ['/FAQCLIENT?lang=en&q=%D8%B9', '/FAQClient?lang=en&q=%D8%B9'],
    ['//', '/'],
  ])('R44 %s is found, and leads to its one spelling %s', async (asked, spelt) => {
    const answer = await get(asked);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, spelt]);
  });

  it.each(['/nothing', '/admin/nothing', '/admin/faq/x', '/.env', '/.git/config'])(
    'R33 %s answers 404',
    async (path) => {
      expect([404, 400]).toContain((await get(path)).statusCode);
    },
  );

  it.each(['/nothing', '/admin/nothing', '/%ff', '/admin/%ff', '/admin/faq/%E0%A4%A?a=b', '/insights/%00'])(
    'R33 an unknown page such as %s is the not-found page of the site, also when it cannot be decoded',
    async (path) => {
      const { statusCode, headers, body } = await get(path);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain('nonce-');
      expect(body).toContain('site');
    },
  );

  it('X-03 every document has a nonce of its own, and a policy that lets only that one run', async () => {
    const nonces = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await get('/');
        const nonce = answer.body.match(/nonce="([^"]+)"/)?.[1] ?? '';
        const policy = String(answer.headers['content-security-policy']);
        expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
        expect(policy).not.toContain('unsafe');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(20);
  });

  it.each([
    ['ar', 'words-ar'],
    ['en', 'words-en'],
  ])(
    'the panel’s document in %s names all that its first row waits for, each once',
    async (language, words) => {
      const answer = await host.app.inject({
        url: '/admin/users',
        cookies: { selectedLanguage: language },
      });
      const named = Array.from(answer.body.matchAll(/ href="([^"]+)"/g), ([, href]) => href);
      expect(named.toSorted()).toEqual(
        ['calls.js', 'common.js', 'panel.css', 'panel.js', `${words}.js`].map((file) => `/assets/${file}`),
      );
      expect((await get('/login')).body).not.toContain('/assets/panel');
    },
  );

  it('the document of a list asks for its rows before the program has come, no other does', async () => {
    const call =
      '"path":"/api/ApplicationUsers/GetAll","query":"SearchTerm=&PageIndex=1&PageSize=5&Sort=-id"';
    expect((await get('/admin/users')).body).toContain(call);
    expect((await get('/Admin/Users/')).body).toContain(call);
    const others = ['/admin', '/admin/users/7/edit', '/admin/users/trash', '/login', '/nothing'];
    const documents = await Promise.all(others.map(async (path) => [path, (await get(path)).body]));
    expect(documents.filter(([, body]) => body?.includes('/api/'))).toEqual([]);
  });

  it('HEAD is answered wherever GET is', async () => {
    expect((await get('/login', 'HEAD')).statusCode).toBe(200);
    expect((await get('/nothing', 'HEAD')).statusCode).toBe(404);
    expect((await get('/health/live', 'HEAD')).statusCode).toBe(200);
    expect((await get('/assets/index-abc123.js', 'HEAD')).statusCode).toBe(200);
  });
});

describe('files', () => {
  it('built files are kept for ever, the others are asked for again', async () => {
    const built = await get('/assets/index-abc123.js');
    expect(built.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/%2e%2e%2f.vite/manifest.json',
    '/assets/.vite/manifest.json',
    '/.vite/manifest.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/missing.js',
  ])('%s leads nowhere', async (path) => {
    const answer = await get(path);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/secret|nonce="%NONCE%"/);
  });
});

describe('for crawlers', () => {
  it('A14 robots.txt keeps them out of what is not for them, and leads to the sitemap', async () => {
    const answer = await host.app.inject({ url: '/robots.txt', headers: { host: 'firm.example' } });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /admin', 'Sitemap: http://firm.example/sitemap.xml']),
    );
  });

  it('a stranger who asks for sitemap.xml over and over has the host list nothing anew, until something is published', async () => {
    const sitemap = (name: string) => host.app.inject({ url: '/sitemap.xml', headers: { host: name } });
    await sitemap('firm.example');
    const queries = vi.spyOn(host.database.pool, 'query');
    const listed = () =>
      queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('lawyers')).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => sitemap('other.example')));
    expect(answers.every(({ body }) => body.includes('<loc>http://other.example/lawyers</loc>'))).toBe(true);
    expect(listed()).toBe(0);
    host.changes.publish({ resource: 'articles', type: 'updated', ids: [1] });
    expect((await sitemap('firm.example')).body).toContain('<loc>http://firm.example/lawyers</loc>');
    expect(listed()).toBeGreaterThan(0);
    queries.mockRestore();
  });

  it('A14 sitemap.xml has every public page in both languages, each naming the other', async () => {
    const { body, headers } = await host.app.inject({
      url: '/sitemap.xml',
      headers: { host: 'firm.example' },
    });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = Array.from(
      body.matchAll(/<loc>http:\/\/firm\.example([^<]*)<\/loc>/g),
      ([, path]) => path,
    );
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/?lang=en', '/FAQClient', '/FAQClient?lang=en', '/services/real-estate']),
    );
    expect(addresses.join()).not.toMatch(/login|admin|profile|:slug/);
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(addresses.length);
  });
});
