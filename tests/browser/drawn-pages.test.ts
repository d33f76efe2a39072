import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { type Page, isDrawnByHost, pages } from '#contract/pages.ts';
import { expectAccessible, isAlive } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import { structuredDataOf } from '#tests/support/structured-data.ts';

const drawn = Object.values<Page>(pages)
  .filter((page) => isDrawnByHost(page) && !page.path.includes(':'))
  .map(({ path }) => path);

test(
  'every public page comes whole from the host, and the program takes it over without a word',
  { tag: '@journey' },
  async ({ page, language }) => {
    for (const path of [
      ...drawn,
      '/services/real-estate',
      '/services/nothing',
      '/lawyers/hala-nassar',
      '/lawyers/nobody',
      '/insights/before-you-sign-a-commercial-lease',
      '/nothing-is-here',
    ]) {
      const calls: string[] = [];
      const listen = (request: { url(): string }) =>
        request.url().includes('/api/') && calls.push(request.url());
      page.on('request', listen);
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      await isAlive(page);
      await page.waitForLoadState('networkidle');
      page.off('request', listen);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // Where a form in steps continues is known to the browser alone, and so are its heading and what it asks for.
      if (path === pages.consultations.path) continue;
      expect(calls, path).toEqual([]);
      expect(await heading?.evaluate((element) => element.isConnected), path).toBe(true);
    }
  },
);

test('an address with a choice, as our links give it, is drawn with that choice and taken over without a word', async ({
  page,
  say,
}) => {
  const chosen = say('محدّدة', 'Selected');
  for (const [path, name] of [
    ['/services/real-estate?service=7', chosen],
    ['/services/real-estate?service=any', null],
    ['/servicespage?service=7', chosen],
    ['/servicespage?category=real-estate&q=a&branch=1', null],
    ['/insights?page=2', null],
    ['/consultations?step=3', null],
  ] as const) {
    await page.goto(path);
    await isAlive(page);
    // What does not fit is drawn anew: the story fails on what React says of it.
    await page.reload();
    await isAlive(page);
    await page.waitForLoadState('networkidle');
    if (name !== null) await expect(page.getByRole('button', { name, pressed: true })).toHaveCount(1);
  }
});

test('a choice that only the browser knows is drawn by the browser, and told to the host', async ({
  browser,
  baseURL,
  language,
}) => {
  const other = language === 'ar' ? 'en' : 'ar';
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/FAQClient?lang=${other}`);
  await isAlive(page);
  await expect(page).toHaveURL(/\/FAQClient$/);
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe(other);
  await page.evaluate((chosen) => localStorage.setItem('selectedLanguage', chosen), language);
  for (const isDrawn of [false, true]) {
    await page.goto('/FAQClient');
    await isAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'ar' ? 'كيف نساعدك؟' : 'How can we help?',
    );
    expect(await page.evaluate(() => 'rendered' in document.documentElement.dataset)).toBe(isDrawn);
  }
  await context.close();
});

test('a lawyer that the staff rename stands on the front page within two seconds, in both languages, without a restart', async ({
  page,
  request,
  api,
  say,
}) => {
  const listed = await api.call('admin', 'GET /api/Lawyers/GetAll');
  const [lawyer] = z
    .array(z.object({ id: z.number(), nameAr: z.string(), nameEn: z.string() }))
    .parse(listed);
  if (!lawyer) throw new Error('The demo content has lawyers');
  const rename = (names: Pick<typeof lawyer, 'nameAr' | 'nameEn'>) =>
    api.call('admin', 'PUT /api/Lawyers/Update', { id: lawyer.id, ...names });
  const isShown = (name: string, language: string, timeout: number) =>
    expect
      .poll(async () => (await request.get(`/?lang=${language}`)).text(), { timeout, intervals: [100] })
      .toContain(name);

  const mark = Date.now().toString(36);
  // The first drawings of a host that has just started say nothing of the time that one takes.
  for (const [at, timeout] of [20_000, 2000].entries()) {
    const names = { nameAr: `محامٍ ${mark}${at}`, nameEn: `Lawyer ${mark}${at}` };
    await rename(names);
    await Promise.all([isShown(names.nameAr, 'ar', timeout), isShown(names.nameEn, 'en', timeout)]);
  }
  await page.goto('/');
  await expect(page.getByText(say(`محامٍ ${mark}1`, `Lawyer ${mark}1`)).first()).toBeVisible();
  await rename({ nameAr: lawyer.nameAr, nameEn: lawyer.nameEn });
});

test('what the host said of the first page goes with it', async ({ page, say }) => {
  await page.goto('/FAQClient');
  await isAlive(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('الرئيسية', 'Home'), exact: true })
    .click();
  await expect(page).toHaveTitle(say(/^اليمامة والفسطاط \|/, /^Yamama & Fustat \|/));
  await expect(page.locator('link[rel="canonical"], [hreflang], [property^="og:"]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read in its language, and the language changed', async ({
    page,
    language,
    say,
  }) => {
    for (const path of drawn) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /\+966/ })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    await page.goto('/FAQClient');
    await expect(page.getByRole('region').first()).toBeVisible();
    await page.getByRole('button', { name: say(/^English/, /^العربية/) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', say('en', 'ar'));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', say('en', 'ar'));
  });

  test('R7 whoever changed the language lost what the page showed by its address', async ({ page, say }) => {
    await page.goto('/servicespage?category=real-estate&q=%D8%B9%D9%82%D8%A7%D8%B1&from=elsewhere');
    await page.getByRole('button', { name: say(/^English/, /^العربية/) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', say('en', 'ar'));
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      q: 'عقار',
      category: 'real-estate',
      lang: say('en', 'ar'),
    });
  });

  test('R259 the contact form can be sent, and keeps what was refused', async ({ page, say }) => {
    await page.goto('/contactus');
    const form = page.locator('form[method="post"]');
    await form.locator('[name="email"]').fill('visitor@example.com');
    await form.locator('[name="phone"]').fill('+966 11 000 0140');
    await form.locator('[name="message"]').fill('قصير');
    await form.getByRole('button').click();
    await expect(form.locator('[name="message"]')).toHaveValue('قصير');
    await expect(form.locator('[name="message"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText(say('يُرجى كتابة رسالة أطول', 'Please enter a longer message'))).toBeVisible();
    await expect(form.locator('[name="email"]')).toHaveValue('visitor@example.com');
    await form.locator('[name="message"]').fill('I need advice on a lease in Riyadh.');
    await form.getByRole('button').click();
    await expect(
      page.getByRole('heading', { name: say('تم إرسال رسالتك', 'Your message was sent') }),
    ).toBeVisible();
  });
});

test('a walk over all links from the front page reaches every page in both languages, and nothing is broken', async ({
  request,
  host,
}) => {
  const baseURL = host.address;
  const seen = new Map<string, Found>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const found = await look(request, path, baseURL);
    seen.set(path, found);
    waiting.push(...found.links, ...found.alternates.map(([, address]) => address));
  }
  const broken = [...seen].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(broken).toEqual([]);

  const indexed = [...seen].filter(([, { canonical }]) => canonical.length > 0);
  for (const [path, { canonical, alternates, structured }] of indexed) {
    // What is filtered is the same page.
    expect(canonical, path).toEqual([withoutFilters(path)]);
    const isInBoth = !path.startsWith(ARABIC_ONLY);
    expect(
      alternates.map(([language]) => language),
      path,
    ).toEqual(isInBoth ? ['ar', 'en', 'x-default'] : ['ar', 'x-default']);
    for (const [, address] of alternates) expect(seen.get(address)?.alternates, path).toEqual(alternates);
    const types = structured.map((node) => node['@type']);
    expect(
      types.filter((type) => type === 'LegalService'),
      path,
    ).toHaveLength(2);
    expect(types.includes('FAQPage'), path).toBe(path.startsWith('/FAQClient'));
    // Every page names the way to it, and the last step is the page itself.
    const way = structured.flatMap((node) =>
      node['@type'] === 'BreadcrumbList' ? node.itemListElement : [],
    );
    const steps = way.map(({ item }) => inSite(item, baseURL));
    const [own = ''] = canonical;
    const home = own.endsWith('?lang=en') ? '/?lang=en' : '/';
    const above = ABOVE.filter(([start]) => own.startsWith(start)).map(([, page]) => home.replace('/', page));
    expect(steps, path).toEqual(own === home ? [] : [home, ...above, own]);
    expect(way.map(({ position }) => position)).toEqual(way.map((_, at) => at + 1));
  }
  const reached = [...new Set(indexed.map(([path]) => withoutFilters(path)))];
  for (const path of drawn) expect(reached).toEqual(expect.arrayContaining([path, `${path}?lang=en`]));

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) =>
    inSite(address, baseURL),
  );
  expect(listed.toSorted()).toEqual(reached.toSorted());
  for (const picture of ['/social-ar.png', '/social-en.png'])
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
});

/** The page over those whose addresses begin so. */
const ABOVE = [
  ['/insights/', '/insights'],
  ['/services/', pages.services.path],
  ['/lawyers/', pages.lawyers.path],
] as const;

test('R154 the page of a lawyer tells crawlers and shared links of that one lawyer, with their own picture', async ({
  request,
}) => {
  for (const [query, name, language] of [
    ['', 'هالة شوكت نصّار', 'الفرنسية'],
    ['?lang=en', 'Hala Shawkat Nassar', 'French'],
  ] as const) {
    const answer = await request.get(`/lawyers/hala-nassar${query}`);
    const html = await answer.text();
    const structured = structuredDataOf(html);
    const attorneys = structured.flatMap((node) => (node['@type'] === 'Attorney' ? [node.name] : []));
    expect(attorneys).toEqual([name]);
    const [person] = structured.flatMap((node) => (node['@type'] === 'Person' ? [node] : []));
    expect(person?.name).toBe(name);
    expect(person?.knowsLanguage).toContain(language);
    expect(person?.hasCredential?.map(({ identifier }) => identifier)).toEqual(['000150', undefined]);
    expect(html).toContain('<meta property="og:type" content="profile"');
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(picture).toMatch(/\/images\/[0-9a-f]{32}\/640\.jpeg$/);
    expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/jpeg');
  }
  expect((await request.get('/lawyers/nobody')).status()).toBe(404);
  const practice = structuredDataOf(await (await request.get('/services/commercial?lang=en')).text());
  expect(practice.flatMap((node) => (node['@type'] === 'Attorney' ? [node.name] : []))).toEqual([
    'Hala Shawkat Nassar',
    'Youssef El-Meniawy',
    'Al-Jawhara Al-Oqaili',
  ]);
});

/** An article that nobody has translated. */
const ARABIC_ONLY = '/insights/end-of-service-award';

test('an article in Arabic only tells an English reader so, and leads there, in the place of an error', async ({
  page,
}) => {
  // Nothing is published at this address in English: search engines keep the Arabic alone.
  const answer = await page.goto(`${ARABIC_ONLY}?lang=en`);
  expect(answer?.status()).toBe(404);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This article is published in Arabic only');
  await expect(page).toHaveTitle(/^This article is published in Arabic only/);
  await expect(page.getByText('404')).toHaveCount(0);
  await isAlive(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Read it in Arabic' }).click();
  await expect(page).toHaveURL(ARABIC_ONLY);
  await expect(heading).toHaveText(/نهاية الخدمة/);
});

interface Found {
  status: number;
  links: string[];
  canonical: string[];
  alternates: [language: string, address: string][];
  structured: ReturnType<typeof structuredDataOf>;
}

async function look(request: APIRequestContext, path: string, baseURL: string): Promise<Found> {
  // Whoever has chosen English before would be answered in it, or that it is not there in it.
  const asked = /[?&]lang=/.test(path) ? path : `${path}${path.includes('?') ? '&' : '?'}lang=ar`;
  const answer = await request.get(asked, { maxRedirects: 0 });
  const html = (await answer.text()).replaceAll('&amp;', '&');
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, ...groups]) => groups);
  return {
    status: answer.status(),
    links: all(/<a\b[^>]*? href="(\/[^"#]*)/g).map(([address = '']) => inSite(address, baseURL)),
    canonical: all(/rel="canonical" href="([^"]+)"/g).map(([address = '']) => inSite(address, baseURL)),
    alternates: all(/hreflang="([^"]+)" href="([^"]+)"/g).map(([language = '', address = '']) => [
      language,
      inSite(address, baseURL),
    ]),
    structured: structuredDataOf(html),
  };
}

const withoutFilters = (path: string): string =>
  path.replace(/\?.*$/, /[?&]lang=en/.test(path) ? '?lang=en' : '');

const inSite = (address: string, baseURL: string): string => {
  const { pathname, search } = new URL(address, baseURL);
  return `${pathname}${search}`;
};

test('what somebody writes to the firm before the program has come is there when it has', async ({
  page,
  say,
}) => {
  const message = say('كُتبت قبل أن يصل البرنامج', 'Written before the program came');
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/contactus', { waitUntil: 'commit' });
  const field = page.getByLabel(say('الرسالة', 'Message'));
  await field.fill(message);
  await page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true }).fill('early@example.com');
  release();
  // The count is drawn by the program.
  await expect(page.getByText(`${message.length} / 3000`)).toBeVisible();
  await expect(field).toHaveValue(message);
  await expect(page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true })).toHaveValue(
    'early@example.com',
  );
});
