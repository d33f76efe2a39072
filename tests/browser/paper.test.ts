import { sendRequests } from '#tests/support/browser-journey.ts';
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

test('a request that staff print is all there, without the frame and its buttons, and says that it is confidential', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = `paper${Date.now().toString(36)}`;
  const [id = 0] = await sendRequests(api, mark, 1);
  for (let at = 1; at <= 12; at += 1)
    await api.call('support', `POST /api/Requests/AddNote/${id}`, {
      text: `${mark} ${at}\n\n${at}\n\n${at}`,
      visibility: 'internal',
    });
  await enter(page, 'support', `/admin/requests/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(`${mark} 12`)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(main.getByText(say(/^سرّي: مشمول/, /^Confidential/))).toBeVisible();
  await expect(main.getByText(`/admin/requests/${id}`)).toBeVisible();
  await expect(main.getByRole('listitem').getByText(say(/^داخلية/, /^Internal/))).toHaveCount(12);
  await expect(main.getByText(say('البريد الإلكتروني', 'Email'), { exact: true })).toBeVisible();
  for (const role of ['button', 'textbox', 'navigation', 'checkbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  // What scrolls on the screen is as long as it is.
  const { shown, whole } = await main.evaluate((panel) => ({
    shown: document.documentElement.scrollHeight,
    whole: panel.scrollHeight,
  }));
  expect(whole).toBeGreaterThan(1_000);
  expect(shown).toBeGreaterThanOrEqual(whole);
});
