import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

test(
  'R322 R323 R329 a toast stands at the top right in both languages, reads in its own, and counts its time down',
  { tag: '@journey' },
  async ({ page, enter, language, say }) => {
    await enter(page, 'admin', '/admin/faq/1/edit');
    const toast = await raise(page, say);
    await expect(toast.locator('[role="progressbar"]')).toBeVisible();
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(120);
    expect(1280 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
    await expect(toast).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
  },
);

test('R320 R324 R326 a toast goes by itself, waits under the pointer, and goes by a click', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/faq/1/edit');
  const toast = await raise(page, say);
  await toast.hover();
  await expect(toast.locator('[role="progressbar"]')).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(10, 700);
  await expect(toast.locator('[role="progressbar"]')).toHaveCSS('animation-play-state', 'running');
  await expect(toast).toHaveCount(0);

  await page.goto('/admin/faq/1/edit');
  const second = await raise(page, say);
  await second.hover();
  await second.click();
  // The pointer is on it still: it would wait for ever.
  await expect(second).toHaveCount(0);
});

test('a toast that went moved the one below it under the pointer, and another was pressed than was meant', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/faq/1/edit');
  await page.getByRole('button', { name: say('نسخ الرابط', 'Copy link') }).click();
  const saved = await raise(page, say);
  const copied = page.getByRole('alert').filter({ hasText: say('نُسخ الرابط', 'Link copied') });
  await copied.hover();
  for (const toast of [saved, copied])
    await expect(toast.locator('[role="progressbar"]')).toHaveCSS('animation-play-state', 'paused');
  const { x = 0, y = 0 } = (await copied.boundingBox()) ?? {};
  // By its cross: the other one stays, wherever it is by now, until the pointer leaves.
  await copied.getByRole('button', { name: say('إغلاق', 'Close') }).click();
  await expect(copied).toHaveCount(0);
  await expect(saved).toBeVisible();
  await page.mouse.move(x - 300, y + 400);
  await expect(saved).toHaveCount(0);
});

test('R325 R327 a toast waits while the window is out of sight, and can be dragged away', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/faq/1/edit');
  const toast = await raise(page, say);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(toast.locator('[role="progressbar"]')).toHaveCSS('animation-play-state', 'paused');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(toast.locator('[role="progressbar"]')).toHaveCSS('animation-play-state', 'running');
  // By itself it would never go now.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  const { x = 0, y = 0, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - width, y + height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

test('a toast lies beside the fields of a form, and on a phone under the bar of its record', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'admin', '/admin/faq/1/edit');
  const fields = await page
    .getByRole('textbox')
    .evaluateAll((all) =>
      all.map((field) => field.getBoundingClientRect().right).filter((right) => right > 0),
    );
  const wide = await (await raise(page, say)).boundingBox();
  expect(wide?.x).toBeGreaterThan(Math.max(...fields));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/faq/1/edit');
  const bar = await page.getByRole('button', { name: say('نسخ الرابط', 'Copy link') }).boundingBox();
  const narrow = await (await raise(page, say)).boundingBox();
  expect(narrow?.x).toBeGreaterThan(4);
  expect((narrow?.x ?? 0) + (narrow?.width ?? 0)).toBeLessThan(386);
  expect(narrow?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

/** Saving without a change is done at once, and says so. */
async function raise(page: Page, say: (ar: string, en: string) => string) {
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: say('تم حفظ التغييرات', 'Changes saved') });
  await expect(toast).toBeVisible();
  // It has arrived: while it comes in it counts for itself.
  await expect(toast.locator('[role="progressbar"]')).toHaveCSS('animation-play-state', 'running');
  return toast;
}
