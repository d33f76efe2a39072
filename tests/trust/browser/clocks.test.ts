import { AUTH_STORE } from '#contract/stores.ts';
import { bellOf, clearInbox, sendRequest, unread } from '#tests/support/browser-bell.ts';
import { expect, figure, test } from '#tests/support/browser.ts';

const DAY = 24 * 3600 * 1000;

for (const [name, ahead] of [
  ['a day fast', DAY],
  ['a day slow', -DAY],
] as const)
  test(`I-07 whose clock is ${name} stays signed in and hears the news, and it stays in the bell`, async ({
    page,
    api,
    enter,
    say,
  }) => {
    await clearInbox(api, 'admin');
    await page.clock.setSystemTime(Date.now() + ahead);
    await enter(page, 'admin', '/admin/faq');
    await expect(page.getByRole('table')).toBeVisible();
    await sendRequest(api);
    await expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 1));
    await page.reload();
    await expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 1));
    expect(await page.evaluate((key) => sessionStorage.getItem(key), AUTH_STORE)).toContain('accessToken');
    await expect(page).toHaveURL(/\/admin\/faq/);
    figure(`${name}: signed in, 1 unread before and after a reload`);
  });
