import { expect, test } from '#tests/support/browser.ts';

test('what is printed says where it stands on the web, and on which day it was printed', async ({
  page,
  say,
}) => {
  await page.clock.setFixedTime('2026-03-14T09:00:00Z');
  await page.goto('/privacy');
  const line = page.getByRole('contentinfo').getByText(/\/privacy/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(line).toHaveText(/\/privacy/, { timeout: 500 });
  }).toPass();
  await expect(line).toBeVisible();
  await expect(line).toContainText(new URL('/privacy', page.url()).href);
  await expect(line).toContainText(say('14 مارس 2026', '14 March 2026'));
  await page.emulateMedia({ media: 'screen' });
  await expect(line).toBeHidden();
});

test('at 320 px «new request» follows the heading and what the page says of itself', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'client', '/profile');
  await page.setViewportSize({ width: 320, height: 800 });
  const button = page.getByRole('main').getByRole('link', { name: say('طلب جديد', 'New request') });
  const lead = page.getByText(say(/^كل ما أرسلته إلينا/, /^Everything you have sent us/));
  const bottomOf = async (place: typeof lead) => {
    const box = await place.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(lead));
});
