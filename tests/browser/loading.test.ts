import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

type Say = (ar: string, en: string) => string;

/** Opens the site, and goes to a page whose program does not come before `release` is called. */
async function onTheWay(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/nothing-is-here');
  await expect(page.locator('#boot')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/login-page-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.locator('main a[href$="/login"]').click();
  return release;
}
const bar = (page: Page, say: Say) =>
  page.getByRole('progressbar', { name: say('جارٍ تحميل الصفحة', 'Loading the page') });

test(
  'R60 R65 R68 a page whose program is on its way stands behind the branded screen, which goes as soon as it is here',
  { tag: '@journey' },
  async ({ page, say }) => {
    const release = await onTheWay(page);
    await expect(bar(page, say)).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: say('جارٍ تحميل الصفحة', 'Loading the page') }),
    ).toHaveCount(1);
    const percent = await bar(page, say).innerText();
    expect(percent).not.toContain('100%');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page, say)).toHaveCount(0);
  },
);

test('R68 the first screen of a visit said nothing aloud', async ({ page, say }) => {
  await page.clock.install({ time: new Date('2026-11-01T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-01T09:00:01Z'));
  await page.route('**/assets/*.js', () => {});
  // A page that the host does not draw.
  await page.goto('/login', { waitUntil: 'commit' });
  const said = page.locator('#boot').getByRole('status');
  await expect(said).toHaveText('');
  await page.clock.runFor(300);
  await expect(said).toHaveText(say('جارٍ تحميل الصفحة', 'Loading the page'));
  await page.clock.runFor(12_000);
  await expect(said).toHaveText(say(/^يستغرق التحميل وقتًا أطول/, /^This is taking longer/));
  await expect(page.locator('#boot').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('إعادة تحميل الصفحة', 'Reload page') })).toBeVisible();
});

test('R60 R65 a screen of the panel whose program is on its way stands behind it too', async ({
  page,
  say,
  enter,
}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/create-screen-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await enter(page, 'admin', '/admin/faq');
  await page
    .getByRole('link', { name: say('إضافة سؤال', 'New question') })
    .first()
    .click();
  await expect(bar(page, say)).toBeVisible();
  const screen = await bar(page, say).locator('..').boundingBox();
  expect(screen).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page, say)).toHaveCount(0);
});

test('a page whose program is here already was opened behind a bar all the same', async ({ page, say }) => {
  await page.goto('/nothing-is-here');
  const link = page.locator('main a[href$="/login"]');
  const email = page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true });
  await link.click();
  await expect(email).toBeVisible();
  await page.goBack();
  await expect(link).toBeVisible();
  await page.evaluate(() => {
    const seen = () => {
      if (document.querySelector('[role=progressbar]')) document.body.dataset['bar'] = 'seen';
    };
    new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
  });
  await link.click();
  await expect(email).toBeVisible();
  await expect(bar(page, say)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset['bar'])).toBeUndefined();
});

test('R68 for who wants no movement nothing counts up', async ({ page, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await onTheWay(page);
  await expect(bar(page, say)).toBeAttached();
  await expect(bar(page, say).getByText('%')).toBeHidden();
  release();
});
