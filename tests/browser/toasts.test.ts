import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

test(
  'R322 R323 R329 a toast stands at the top right in both languages, reads in its own, and counts its time down',
  { tag: '@journey' },
  async ({ page, enter, language, say }) => {
    await enter(page, 'admin', '/admin/faq/1/edit');
    const toast = await raise(page, say);
    await expect(toast.getByRole('progressbar')).toBeVisible();
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
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(10, 700);
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'running');
  await expect(toast).toHaveCount(0, { timeout: 6000 });

  await page.goto('/admin/faq/1/edit');
  const second = await raise(page, say);
  await second.hover();
  await second.click();
  // The pointer is on it still: it would wait for ever.
  await expect(second).toHaveCount(0);
});

test('R325 R327 a toast waits while the window is out of sight, and can be dragged away', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/faq/1/edit');
  const toast = await raise(page, say);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'paused');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'running');
  const { x = 0, y = 0, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - width, y + height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0, { timeout: 1500 });
});

/** Saving without a change is done at once, and says so. */
async function raise(page: Page, say: (ar: string, en: string) => string) {
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: say('تم حفظ التغييرات', 'Changes saved') });
  await expect(toast).toBeVisible();
  // It has arrived: while it comes in it counts for itself.
  await expect(toast.getByRole('progressbar')).toHaveCSS('animation-play-state', 'running');
  return toast;
}
