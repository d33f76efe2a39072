import type { Page } from '@playwright/test';
import { z } from 'zod';
import { AUTH_STORE } from '#contract/stores.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { expect, figure, test } from '#tests/support/browser.ts';

test.setTimeout(900_000);

/** What lies under every name that a page asks for. */
const garbage: Readonly<Record<string, string>> = {
  empty: '',
  'a word': 'undefined',
  null: 'null',
  'half an object': '{"state":',
  'an empty object': '{}',
  'an empty list': '[]',
  'a list of nulls': '[null,null]',
  true: 'true',
  'a number': '-1e999',
  'a text': '"text"',
  'an old version': '{"version":-1,"state":{"token":"x"}}',
  'a session without a user': '{"state":{"accessToken":"x","isAuthenticated":true},"version":0}',
  'a session of wrong types': '{"state":{"accessToken":7,"user":[],"isAuthenticated":"yes"},"version":0}',
  'a session with a forged role':
    '{"state":{"accessToken":"x.y.z","user":{"id":1,"name":"x","email":"x","lastRole":"Admin"},"isAuthenticated":true,"refreshTokenExpiration":"soon"},"version":0}',
  'keys of the prototype': '{"__proto__":{"isAuthenticated":true},"constructor":{"prototype":{}}}',
  'ten thousand notifications': JSON.stringify({
    items: Array.from({ length: 10_000 }, (_each, id) => ({ id, title: 'x', timestamp: 'never' })),
    lastId: 'last',
  }),
  'a million letters': 'x'.repeat(1_000_000),
  'deep nesting': '['.repeat(5000),
  'half a letter': '\ud800',
  'letters of control': '\u0000\u0007\u202e',
};

/** Ways in which storage fails, as a program of the page. */
const failures: Readonly<Record<string, string>> = {
  'reading throws': `Storage.prototype.getItem = () => { throw new DOMException('no', 'SecurityError'); }`,
  'writing throws': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
  'removing throws': `Storage.prototype.removeItem = () => { throw new DOMException('no', 'SecurityError'); }`,
  'everything throws': `for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) Storage.prototype[name] = () => { throw new DOMException('no', 'SecurityError'); }`,
  'local storage is closed': `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`,
  'session storage is closed': `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`,
  'both are closed': `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } })`,
  'neither is there': `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: undefined })`,
  'local storage is full': `try { for (let at = 0; at < 40; at += 1) localStorage.setItem('filler' + at, 'x'.repeat(131072)); } catch {}`,
  'writing is forgotten': `Storage.prototype.setItem = () => undefined`,
  'no broadcast channel': `delete window.BroadcastChannel`,
  'no locks': `Object.defineProperty(navigator, 'locks', { value: undefined })`,
};

const lies = (kind: 'localStorage' | 'sessionStorage' | null, value: string) => `{
  const real = Storage.prototype.getItem;
  const written = new Set();
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) { written.add(key); return write.call(this, key, text); };
  Storage.prototype.getItem = function (key) {
    const isMeant = ${kind === null ? 'true' : `this === window.${kind}`};
    return isMeant && !written.has(key) ? ${JSON.stringify(value)} : real.call(this, key);
  };
}`;

const states: [name: string, program: string][] = [
  ...Object.entries(failures),
  ...Object.entries(garbage).flatMap(([name, value]): [string, string][] => [
    [`local storage: ${name}`, lies('localStorage', value)],
    [`session storage: ${name}`, lies('sessionStorage', value)],
    [`both: ${name}`, lies(null, value)],
  ]),
];

const places = ['/', '/servicespage', '/login', '/profile', '/admin/faq'];

test('C-10 whatever the browser has stored, or refuses to, every page starts', async ({
  newPerson,
  host,
  language,
}) => {
  expect(states.length).toBeGreaterThanOrEqual(50);
  // Each language has its half.
  const own = states.filter((_state, at) => at % 2 === (language === 'ar' ? 0 : 1));
  const wrong: string[] = [];
  let slowest = 0;
  for (const [at, [name, program]] of own.entries()) {
    const page: Page = await newPerson();
    const path = places[at % places.length] ?? '/';
    await page.addInitScript(`if (location.protocol !== 'about:') { ${program} }`);
    const startedAt = performance.now();
    await page.goto(`${host.address}${path}`);
    const stands = await page
      .locator('main')
      .first()
      .waitFor({ timeout: 15_000 })
      .then(() => page.locator('#boot').waitFor({ state: 'detached', timeout: 15_000 }))
      .then(
        () => true,
        () => false,
      );
    const took = performance.now() - startedAt;
    slowest = Math.max(slowest, took);
    const text = stands ? await page.locator('main').first().innerText() : '';
    if (!stands || text.trim() === '') wrong.push(`${name} at ${path}: ${stands ? 'white' : 'never stood'}`);
    else if (took > 3000) wrong.push(`${name} at ${path}: ${Math.round(took)} ms`);
    await page.context().close();
  }
  figure(
    `${own.length} states of ${states.length}, slowest ${Math.round(slowest)} ms, ${wrong.length} wrong`,
  );
  expect(wrong).toEqual([]);
});

/** What is the client's alone. A public name has the client's first name within it: كريم. */
const PRIVATE = /R-20\d\d-|C-20\d\d-|(?<!\p{L})ريم(?!\p{L})|Reem|client@yamama/u;

test('C-13 whoever goes back after logging out sees nothing of what was open before', async ({
  page,
  enter,
  say,
  api,
  host,
}) => {
  const [request, other] = await idsOf(api, 'Requests');
  const [consultation] = await idsOf(api, 'Consultations');
  const open = [
    '/profile',
    '/profile?tab=consultations',
    `/profile/myRequestDetails/${request}`,
    `/profile/myRequestDetails/${other}`,
    `/profile/myConsultationDetails/${consultation}`,
    '/profile/myData',
    '/',
    '/profile?tab=requests',
    '/contactus',
    '/servicespage',
  ];
  await enter(page, 'client', '/profile');
  for (let round = 0; round < 2; round += 1)
    for (const path of open) {
      await page.goto(path);
      await expect(page.locator('#boot')).toHaveCount(0);
      // Of a page that shows nothing, nothing could be left.
      if (path.startsWith('/profile')) await expect(page.locator('main').first()).toContainText(PRIVATE);
    }
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: say('مرحبًا، ', 'Hello, ') }).click();
  await header.getByRole('button', { name: say('تسجيل الخروج', 'Logout') }).click();
  await expect(page).toHaveURL(/\/login$/);
  const leaked: string[] = [];
  let pages = 0;
  for (let back = 0; back < 20; back += 1) {
    const answer = await page.goBack().catch(() => null);
    await page.waitForLoadState('domcontentloaded');
    await expect(page.locator('#boot')).toHaveCount(0);
    pages += 1;
    const text = await page.evaluate(() => document.body.innerText);
    const hit = PRIVATE.exec(text);
    if (hit) leaked.push(`${page.url().replace(host.address, '')}: ${hit[0]}`);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), AUTH_STORE)).toBeNull();
    if (answer === null && page.url() === 'about:blank') break;
  }
  figure(`${pages} pages back, ${leaked.length} with private content`);
  expect(leaked).toEqual([]);
  expect(pages).toBe(20);
});

/** Two of what the client has sent. */
async function idsOf(api: Api, endpoint: string): Promise<number[]> {
  const listed = await api.call('client', `GET /api/${endpoint}/GetAll`);
  const ids = z.array(z.looseObject({ id: z.number() })).parse(listed);
  expect(ids.length).toBeGreaterThan(1);
  return ids.slice(0, 2).map(({ id }) => id);
}
