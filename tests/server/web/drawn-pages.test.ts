import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RenderPage } from '#contract/page-rendering.ts';
import { shareHost } from '#tests/support/share-host.ts';
import { startTestHost } from '#tests/support/test-host.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'drawn-pages-'));
const namesSchema = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });
const postedSchema = z.array(
  z.tuple([
    z.array(z.string()),
    z.looseObject({
      isSent: z.boolean(),
      message: z.string().nullable(),
      values: z.record(z.string(), z.string()),
    }),
  ]),
);
const drawn: string[] = [];
let isBroken = false;
/** How many were drawn at the same time, at most. */
const atOnce = { now: 0, most: 0 };
/** What somebody got into the page. */
let put = '';
/** Stands for React: writes the names of the lawyers. What React draws is tried in the browser. */
const renderPage: RenderPage = async ({ path, search, language, read, known = [] }) => {
  drawn.push(`${language} ${path}?${search}`);
  if (isBroken) throw new Error('The page is broken');
  atOnce.now += 1;
  atOnce.most = Math.max(atOnce.most, atOnce.now);
  const { data } = namesSchema.parse(
    await read('/api/Lawyers/GetAll').finally(() => {
      atOnce.now -= 1;
    }),
  );
  return {
    head: {
      title: `<${path}>`,
      description: 'About "it"',
      isMissing: path === '/404' || path.startsWith('/services/none-'),
      ...(search === 'page=3' ? { alternates: { [language]: `${path}?${search}` } } : {}),
    },
    html: `<p class="known">${data.map(({ name }) => name).join()} $& %NONCE%</p>${put}`,
    state: JSON.stringify(known),
    structuredData: '{}',
  };
};

mkdirSync(join(webRoot, 'assets'));
mkdirSync(join(webRoot, '.vite'));
writeFileSync(
  join(webRoot, 'index.html'),
  '<!doctype html><html lang="ar" dir="rtl"><head><title>x</title><link rel="stylesheet" href="/assets/entry.css" />' +
    '<script type="module" crossorigin src="/assets/entry.js"></script></head><body><div id="root"></div></body></html>',
);
const manifest = {
  'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'], isEntry: true },
  'page.tsx': {
    file: 'assets/page.js',
    css: ['assets/page.css'],
    imports: ['_part.js'],
    isDynamicEntry: true,
  },
  '_part.js': { file: 'assets/part.js', css: ['assets/part.css'] },
  'other.tsx': { file: 'assets/other.js', css: ['assets/other.css'], isDynamicEntry: true },
};
writeFileSync(join(webRoot, '.vite/manifest.json'), JSON.stringify(manifest));
for (const name of ['entry', 'part', 'other'])
  writeFileSync(join(webRoot, `assets/${name}.css`), `.${name}{color:red}`);
writeFileSync(join(webRoot, 'assets/page.css'), '.known{color:blue}');
const host = await shareHost({ webRoot, renderPage });
afterAll(() => rmSync(webRoot, { recursive: true }));

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });

it('the first visitor after a start finds the front page drawn, in either language', async () => {
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  await expect.poll(() => drawn).toEqual(['ar /?', 'en /?']);
  await get('/');
  await get('/?lang=en');
  expect(drawn).toHaveLength(2);
});

describe('the language of a document', () => {
  it.each([
    ['/', {}, 'ar'],
    ['/', { 'accept-language': 'en' }, 'ar'],
    ['/', { cookie: 'selectedLanguage=en' }, 'en'],
    ['/?lang=ar', { cookie: 'selectedLanguage=en' }, 'ar'],
    ['/?lang=en', {}, 'en'],
    ['/?lang=fr', {}, 'ar'],
  ] as const)('R6 R8 of %s with %j is %s', async (url, headers, language) => {
    const { body } = await get(url, headers);
    expect(body).toContain(
      `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-rendered>`,
    );
  });

  it('an address that names a language chooses it', async () => {
    expect((await get('/?lang=en')).headers['set-cookie']).toContain('selectedLanguage=en');
    expect((await get('/')).headers['set-cookie']).toBeUndefined();
  });
});

describe('a drawn document', () => {
  it('has one canonical address, its alternates, and nothing that its words could break', async () => {
    const { body, headers } = await get('/FAQClient?lang=en', { host: 'firm.example' });
    expect(body).toContain('<title>&lt;/FAQClient&gt;</title>');
    expect(body).toContain('content="About &quot;it&quot;"');
    expect(body.match(/rel="canonical" href="([^"]+)"/)?.[1]).toBe('http://firm.example/FAQClient?lang=en');
    expect(Array.from(body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, ...pair]) => pair)).toEqual([
      ['ar', 'http://firm.example/FAQClient'],
      ['en', 'http://firm.example/FAQClient?lang=en'],
      ['x-default', 'http://firm.example/FAQClient'],
    ]);
    expect(body).toContain('$&');
    expect(headers['vary']).toContain('cookie');
  });

  it('a later page of a list named the first one as its own address', async () => {
    const { body } = await get('/insights?page=3&lang=en', { host: 'firm.example' });
    const own = 'http://firm.example/insights?page=3&amp;lang=en';
    expect(body.match(/rel="canonical" href="([^"]+)"/)?.[1]).toBe(own);
    expect(body).toContain(`property="og:url" content="${own}"`);
    expect(Array.from(body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, ...pair]) => pair)).toEqual([
      ['en', own],
      ['x-default', own],
    ]);
  });

  it('holds the styles of what it shows, and stands for their files', async () => {
    const { body } = await get('/');
    expect(body.match(/<style[^>]*>([^]*?)<\/style>/)?.[1]?.split('\n')).toEqual([
      '.entry{color:red}',
      '.part{color:red}',
      '.known{color:blue}',
    ]);
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/page.css" disabled>');
    expect(body).not.toContain('other.');
  });

  it('asks for its code at the end of the document, after what is read', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('<script type="module"');
    expect(body).toContain('(["/assets/entry.js"],["/assets/part.js","/assets/page.js"])</script>\n</body>');
  });

  it('is not sent again to whoever has it, who goes on with the policy that it came with', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBeUndefined();
    const english = await get('/?lang=en', { 'if-none-match': String(first.headers['etag']) });
    expect(english.statusCode).toBe(200);
  });

  it('is not sent again either where a cache names several copies', async () => {
    const etag = String((await get('/')).headers['etag']);
    expect((await get('/', { 'if-none-match': `W/"other", ${etag}` })).statusCode).toBe(304);
  });

  it('X-03 differs in nothing from answer to answer: its policy names its own scripts and styles by their hashes', async () => {
    const [first, again] = [await get('/'), await get('/')];
    expect(again.body).toBe(first.body);
    const policy = String(first.headers['content-security-policy']);
    expect(again.headers['content-security-policy']).toBe(policy);
    expect(policy).not.toMatch(/nonce|unsafe/);
    const hashIn = (pattern: RegExp) =>
      `'sha256-${createHash('sha256')
        .update(pattern.exec(first.body)?.[1] ?? '')
        .digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hashIn(/<script>([^]*?)<\/script>/)};`);
    expect(policy).toContain(`style-src 'self' ${hashIn(/<style>([^]*?)<\/style>/)} `);
  });

  it('X-03 lets no script run that somebody got into what is drawn, even where it guesses our mark', async () => {
    put = '<script>steal()</script><script nonce="%NONCE%">steal()</script>';
    const before = (await get('/')).headers['content-security-policy'];
    host.changes.publish({ resource: 'lawyers', type: 'updated', ids: [1] });
    const { body, headers } = await get('/');
    put = '';
    host.changes.publish({ resource: 'lawyers', type: 'updated', ids: [1] });
    expect(body).toContain('steal()');
    expect(headers['content-security-policy']).toBe(before);
  });

  it('leaves as the browser takes it, with the address that it was asked at', async () => {
    const plain = (await get('/', { host: 'firm.example' })).body;
    expect(plain).toContain('http://firm.example/');
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const answer = await get('/', { host: 'firm.example', 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toBe('cookie, accept-encoding');
      expect(unpack(answer.rawPayload).toString()).toBe(plain);
    }
    const other = await get('/', { host: 'other.example', 'accept-encoding': 'br' });
    expect(brotliDecompressSync(other.rawPayload).toString()).toContain('http://other.example/');
  });

  it('is drawn once for many who ask at the same time, and for each query string', async () => {
    drawn.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => get('/servicespage?q=a&lang=en')));
    expect(drawn).toEqual(['en /servicespage?q=a']);
    await get('/servicespage?q=b');
    expect(drawn).toEqual(['en /servicespage?q=a', 'ar /servicespage?q=b']);
    await get(`/servicespage?q=${'x'.repeat(1000)}`);
    expect(drawn).toHaveLength(2);
  });

  it('is not drawn anew for a stranger who makes a query string up that the page does not read', async () => {
    await get('/');
    await get('/insights?page=2');
    drawn.length = 0;
    for (let nth = 0; nth < 20; nth += 1) {
      expect((await get(`/?x=${nth}`)).statusCode).toBe(200);
      expect((await get(`/insights?x=${nth}&page=2&page=${nth}`)).statusCode).toBe(200);
    }
    expect(drawn).toEqual([]);
  });

  it('is not pushed out by the addresses that a stranger makes up, of which few are drawn at a time', async () => {
    await get('/about');
    for (let nth = 0; nth < 160; nth += 1) {
      await get(`/servicespage?q=${nth}`);
      await get(`/services/none-${nth}`);
    }
    drawn.length = 0;
    await get('/about');
    expect(drawn).toEqual([]);
    atOnce.most = 0;
    await Promise.all(Array.from({ length: 20 }, (_, nth) => get(`/servicespage?q=many-${nth}`)));
    expect(atOnce.most).toBeLessThanOrEqual(3);
  });

  it('R33 answers 404 where nothing is, one page for all such addresses, which crawlers leave out', async () => {
    drawn.length = 0;
    const answers = [await get('/nothing?q=1'), await get('/nothing/else')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[0]?.body).toContain('content="noindex"');
    expect(answers[0]?.body).not.toContain('canonical');
    expect(drawn).toEqual(['ar /404?']);
  });

  it('R33 an address of a client’s matter of which there is no kind is not drawn here: the browser has a page there', async () => {
    drawn.length = 0;
    for (const path of ['/profile/parcels/1', '/profile/parcels/new']) {
      const { statusCode, body } = await get(path);
      expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([404, true]);
    }
    expect(drawn).toEqual([]);
  });

  it.each(['/login', '/profile', '/admin', '/admin/nothing', '/unauthorized'])(
    '%s is drawn by the browser, and no crawler keeps it',
    async (path) => {
      const answer = await get(path);
      expect(answer.body).toContain('<div id="root"></div>');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
    },
  );
});

describe('what changes', () => {
  it('an edit of a lawyer is on the page at once, in both languages', async () => {
    expect((await get('/')).body).not.toContain('سلمى');
    const {
      data: [lawyer],
    } = namesSchema.parse((await host.call('GET', '/api/Lawyers/GetAll')).body);
    const names = { nameAr: 'سلمى الجديدة', nameEn: 'Salma the New' };
    await host.call('PUT', '/api/Lawyers/Update', { as: 'Admin', body: { id: lawyer?.id, ...names } });
    expect((await get('/')).body).toContain('سلمى الجديدة');
    expect((await get('/?lang=en')).body).toContain('Salma the New');
  });

  it('many who come after it wait for one drawing, and none gets a page from before', async () => {
    await get('/servicespage?q=crowd');
    drawn.length = 0;
    host.changes.publish({ resource: 'lawyers', type: 'updated', ids: [1] });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => get('/servicespage?q=crowd', { 'accept-encoding': 'br' })),
    );
    expect(drawn).toEqual(['ar /servicespage?q=crowd']);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('what visitors cannot see makes no page anew', async () => {
    await get('/');
    drawn.length = 0;
    host.changes.publish({ resource: 'requests', type: 'created', ids: [1] });
    await get('/');
    expect(drawn).toEqual([]);
    host.changes.publish({ resource: 'lawyers', type: 'updated', ids: [1] });
    await get('/');
    expect(drawn).toHaveLength(1);
  });

  it('a page that breaks is served as it last was, and one that never was by the browser', async () => {
    const before = (await get('/')).body.match(/<p.*<\/p>/)?.[0].slice(0, 40);
    isBroken = true;
    host.changes.publish({ resource: 'lawyers', type: 'updated', ids: [1] });
    const after = await get('/');
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain(before);
    const never = await get('/servicespage?q=never');
    expect([never.statusCode, never.body.includes('<div id="root"></div>')]).toEqual([200, true]);
    isBroken = false;
  });
});

describe('the contact form without a program', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    host.app.inject({
      method: 'POST',
      url: '/contactus',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const postedIn = (body: string) =>
    postedSchema.parse(JSON.parse(body.match(/id="host-state">([^]*?)<\/script>/)?.[1] ?? ''))[0]?.[1];
  const message = {
    name: 'Huda Salem',
    email: 'visitor@example.com',
    phone: '+966 11 000 0140',
    message: 'I need some advice.',
  };
  const count = async () =>
    Number((await host.call('GET', '/api/ContactMessages/GetAll', { as: 'Admin' })).body['totalCount']);

  it('stores the message, and answers with the page that says so', async () => {
    const before = await count();
    const answer = await post({ ...message, isHandled: 'true' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(postedIn(answer.body)).toMatchObject({ isSent: true, message: null });
    expect(await count()).toBe(before + 1);
  });

  it('R257 a refused message comes back as it was typed, with its problems in the language of the page', async () => {
    const typed = { ...message, email: 'nobody' };
    const answer = await post(typed, { cookie: 'selectedLanguage=en' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<html lang="en"');
    expect(postedIn(answer.body)).toMatchObject({
      isSent: false,
      values: typed,
      problems: { email: { code: 'emailInvalid' } },
    });
  });

  it('of many strangers who send it at once few are answered with a drawn page; nothing is stored of the others', async () => {
    const before = await count();
    atOnce.most = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(message)));
    expect(atOnce.most).toBeLessThanOrEqual(3);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(503);
    const stored = statuses.filter((status) => status === 200).length;
    expect(stored).toBeGreaterThan(0);
    expect(await count()).toBe(before + stored);
    expect((await post(message)).statusCode).toBe(200);
  });

  it('what a machine fills in is not stored, and too long a body is refused', async () => {
    const before = await count();
    expect(postedIn((await post({ ...message, website: 'http://spam.example' })).body)?.isSent).toBe(true);
    expect((await post({ ...message, message: 'x'.repeat(100_000) })).statusCode).toBe(413);
    expect(await count()).toBe(before);
  });
});

describe('how long passwords have to be', () => {
  const said = '<meta name="password-min" content="12">';
  const documentsOf = async (env: Record<string, string>) => {
    const other = await startTestHost({ webRoot, renderPage, env });
    const answers = await Promise.all(['/', '/login', '/admin'].map((url) => other.app.inject({ url })));
    await other.close();
    return answers.map(({ body }) => body.includes(said));
  };

  it('R263 stands in every document of a host that asks for more', async () => {
    expect(await documentsOf({ PASSWORD_MIN_LENGTH: '12' })).toEqual([true, true, true]);
  });

  it('stands in none where another host decides it', async () => {
    const env = { PASSWORD_MIN_LENGTH: '12', VITE_API_URL: 'https://api.example.com' };
    expect(await documentsOf(env)).toEqual([false, false, false]);
  });
});
