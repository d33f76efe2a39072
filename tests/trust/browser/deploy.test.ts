import type { BrowserContext, Page } from '@playwright/test';
import { accountCalls } from '#contract/account-calls.ts';
import { SIGNED_IN_STORE } from '#contract/stores.ts';
import { credentialsOf } from '#tests/support/browser-api.ts';
import { isAlive } from '#tests/support/browser-checks.ts';
import { expect, figure, test as base } from '#tests/support/browser.ts';
import { expectDrafts } from '#tests/support/losses.ts';

/** A browser whose complaints about missing files are what the story is about. */
const test = base.extend<{
  open: () => Promise<{ context: BrowserContext; page: Page; loads: () => number }>;
}>({
  open: async ({ browser, baseURL, language, host }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
      contexts.push(context);
      await context.addCookies([{ name: 'selectedLanguage', value: language, url: host.address }]);
      await context.addInitScript((chosen) => localStorage.setItem('selectedLanguage', chosen), language);
      const page = await context.newPage();
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      return { context, page, loads: () => documents };
    });
    for (const context of contexts) await context.close();
  },
});

/** As after a release: what an open page names is gone, what a new document names is there. */
async function replaceSite(context: BrowserContext) {
  let isReplaced = true;
  await context.route(/\/assets\/.*\.(js|css)$/, (route) =>
    isReplaced ? route.fulfill({ status: 404, json: { isSuccess: false } }) : route.fallback(),
  );
  context.on('request', (request) => {
    if (request.isNavigationRequest()) isReplaced = false;
  });
}

/** How long somebody may wait for the next page then. Milliseconds. */
const RELOADED_WITHIN = 3000;

test('C-09 whoever has typed into a page while the site is replaced gets the next one after one reload, and finds what was typed', async ({
  open,
  say,
}) => {
  const { context, page, loads } = await open();
  await page.goto('/contactus');
  await isAlive(page);
  const message = page.getByRole('textbox', { name: say('الرسالة', 'Message') });
  await message.fill('Written before the release');
  await page.waitForLoadState('networkidle');
  await replaceSite(context);
  const startedAt = performance.now();
  await page
    .locator('header')
    .getByRole('link', { name: say('الأسئلة الشائعة', 'FAQ') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/FAQClient/);
  await expect(page.getByRole('search')).toBeVisible();
  const took = performance.now() - startedAt;
  const reloads = loads() - 1;
  await page.goto('/contactus');
  await expect(message).toHaveValue('Written before the release');
  figure(`${reloads} reload, ${(took / 1000).toFixed(1)} s, draft kept`);
  expect(reloads).toBe(1);
  expect(took).toBeLessThanOrEqual(RELOADED_WITHIN);
});

test('C-09 staff who leave a form while the site is replaced are offered what they typed', async ({
  open,
  host,
  api,
  say,
}) => {
  const { context, page, loads } = await open();
  const id = await api.add('POST /api/FaqCategories/Add', { nameAr: 'قبل الإصدار', nameEn: 'Before' });
  await context.request.post(`${host.address}${accountCalls.login}`, { data: credentialsOf('admin') });
  await context.addInitScript((key) => localStorage.setItem(key, 'true'), SIGNED_IN_STORE);
  const path = `/admin/faq/categories/${id}/edit`;
  await page.goto(path);
  const field = page.getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)'));
  await field.fill('Typed before the release');
  await expectDrafts(page, 1);
  await page.waitForLoadState('networkidle');
  await replaceSite(context);
  await page.locator('nav a[href="/admin"]').first().click();
  const startedAt = performance.now();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('مغادرة', 'Leave') })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    say(/^(صباح|مساء) الخير/, /^Good (morning|evening)/),
  );
  const took = performance.now() - startedAt;
  const reloads = loads() - 1;
  await page.goto(path);
  await page.getByRole('button', { name: say('استعادة', 'Restore'), exact: true }).click();
  await expect(field).toHaveValue('Typed before the release');
  figure(`panel: ${reloads} reload, ${(took / 1000).toFixed(1)} s, draft kept`);
  expect(reloads).toBe(1);
  expect(took).toBeLessThanOrEqual(RELOADED_WITHIN);
});

test('C-09 C-15 what is gone for good is said on the page, and nothing loads again and again', async ({
  open,
}) => {
  const { context, page, loads } = await open();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const kept = new Set<string>();
  for (const name of await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  ))
    kept.add(name);
  await context.route(/\/assets\/.*\.js$/, (route) =>
    kept.has(route.request().url()) ? route.fallback() : route.fulfill({ status: 404, json: {} }),
  );
  await page.locator('header').locator('a[href="/login"]').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.waitForTimeout(3000);
  figure(`${loads() - 1} reload, then the page says it`);
  expect(loads()).toBe(2);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('C-11 C-15 whoever is signed in keeps their page when the news, the bell or the toasts cannot be loaded', async ({
  open,
  host,
}) => {
  const { context, page } = await open();
  await context.request.post(`${host.address}${accountCalls.login}`, { data: credentialsOf('client') });
  await context.addInitScript((key) => {
    localStorage.setItem(key, 'true');
    sessionStorage.setItem('staleReload', String(Date.now()));
  }, SIGNED_IN_STORE);
  await context.route(/\/assets\/(live|toast-area|unread-changes).*\.js$/, (route) =>
    route.fulfill({ status: 404, json: {} }),
  );
  const asked = page.waitForResponse(/\/live-.*\.js$/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await asked;
  await page.waitForTimeout(1000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#boot')).toBeHidden();
});

test('C-15 a program that never comes leaves words and a button, not the loading screen for ever', async ({
  open,
  say,
}) => {
  const { context, page } = await open();
  await context.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/login');
  const button = page.getByRole('button', { name: say('إعادة تحميل الصفحة', 'Reload page') });
  await expect(button).toBeVisible({ timeout: 15_000 });
  await context.unroute(/\/assets\/.*\.js$/);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('C-15 a page whose words or program were missed on a bad line comes alive by itself', async ({
  open,
}) => {
  const { context, page, loads } = await open();
  let missed = 0;
  let isBad = true;
  await context.route(
    (url) => isBad && /\/assets\/(front|.*-page)-.*\.js$/.test(url.pathname),
    (route) => {
      missed += 1;
      return route.abort();
    },
  );
  // Nor does the host answer the question whether a reload would help.
  await context.route('**/*', (route) =>
    isBad && route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
  await page.goto('/faqclient');
  await expect.poll(() => missed).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  await expect(page.locator('#boot')).toHaveCount(1);
  isBad = false;
  await expect(page.locator('#boot')).toHaveCount(0, { timeout: 20_000 });
  figure(`${missed} missed, ${loads()} document`);
  expect(loads()).toBeLessThanOrEqual(2);
});
