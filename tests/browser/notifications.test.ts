import type { Page } from '@playwright/test';
import type { Api } from '#tests/support/browser-api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

/** A client sends a request, from wherever they are. */
const sendRequest = (api: Api) =>
  api.call('client', 'POST /api/Requests/Add', {
    title: 'مراجعة عقد توريد',
    description: 'نحتاج إلى مراجعة عقد توريد قبل توقيعه هذا الأسبوع.',
    serviceId: 1,
    branchId: 1,
  });

/** Other stories have sent requests and messages before. */
async function clearInbox(api: Api) {
  const { lastId } = (await api.call('admin', 'GET /api/Notifications/GetInbox')) as { lastId: number };
  if (lastId > 0) await api.call('admin', 'POST /api/Notifications/ClearAll', { through: lastId });
}

type Say = (ar: string, en: string) => string;
const bellOf = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('الإشعارات', 'Notifications') });
const unread = (say: Say, count: number) =>
  say(`عدد الإشعارات غير المقروءة: ${count}`, `${count} unread notifications`);
const isLive = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));

test('R312 staff are told at once of a request that a client sends; what they do with it holds in every tab', async ({
  page,
  context,
  enter,
  api,
  language,
  say,
}) => {
  await clearInbox(api);
  const live = isLive(page);
  await enter(page, 'admin', '/admin/faq');
  await live;
  const bell = bellOf(page, say);
  await bell.click();
  const panel = page.getByRole('dialog', { name: say('الإشعارات', 'Notifications') });
  await expect(panel.getByText(say('لا توجد إشعارات جديدة', 'No new notifications'))).toBeVisible();
  await expect(
    panel.getByRole('button', { name: say('تحديد الكل كمقروء', 'Mark all as read') }),
  ).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();

  await sendRequest(api);
  const words = say(/^طلب خدمة جديد رقم R-/.source, /^New service request #R-/.source);
  const toast = page.getByRole('alert').filter({ hasText: new RegExp(words) });
  await expect(toast).toBeVisible();
  await expect(bell).toHaveAccessibleName(new RegExp(unread(say, 1)));
  await expect(page).toHaveTitle(/^\(1\) /);

  const second = await context.newPage();
  await second.goto('/admin/faq');
  await expect(bellOf(second, say)).toHaveAccessibleName(new RegExp(unread(say, 1)));

  await page.bringToFront();
  await bell.click();
  const item = panel.getByRole('listitem');
  await expect(item).toHaveCount(1);
  const box = await panel.boundingBox();
  expect([box?.width, (box?.height ?? 999) <= 400]).toEqual([320, true]);
  await page.screenshot({ path: `test-results/bell-${language}.png` });
  await expectAccessible(page);
  await item.getByRole('button', { name: say('تحديد كمقروء', 'Mark as read') }).click();
  await expect(bellOf(second, say)).not.toHaveAccessibleName(/\d/, { timeout: 2000 });
  await expect(page).not.toHaveTitle(/^\(/);
  await item.getByRole('button', { name: say('تحديد كغير مقروء', 'Mark as unread') }).click();
  await expect(bellOf(second, say)).toHaveAccessibleName(new RegExp(unread(say, 1)), { timeout: 2000 });

  await sendRequest(api);
  await expect(item).toHaveCount(2);
  await panel.getByRole('button', { name: say('تحديد الكل كمقروء', 'Mark all as read') }).click();
  await expect(bellOf(second, say)).not.toHaveAccessibleName(/\d/, { timeout: 2000 });
  await panel.getByRole('button', { name: say('مسح الكل', 'Clear all') }).click();
  await expect(item).toHaveCount(0);
  const cleared = page.getByRole('alert').filter({ hasText: say('مُسحت الإشعارات', 'Notifications cleared') });
  await cleared.getByRole('button', { name: say('تراجع', 'Undo') }).click();
  // A press elsewhere has closed it.
  await bell.click();
  await expect(item).toHaveCount(2);
  await item.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/requests\/\d+$/);
  await expect(panel).toHaveCount(0);
});

test('R314 a client hears of a note on their request, and the bell fits a small window', async ({
  page,
  enter,
  api,
  language,
  say,
}) => {
  // What the host answers to a submission.
  const { id } = (await sendRequest(api)) as { id: number };
  await page.setViewportSize({ width: 390, height: 844 });
  const live = isLive(page);
  await enter(page, 'client', '/profile');
  await live;
  await api.call('support', `POST /api/Requests/AddNote/${id}`, { text: 'وصلنا طلبك', visibility: 'client' });
  const toast = page
    .getByRole('alert')
    .filter({ hasText: say('أُضيفت ملاحظة جديدة إلى طلبك', 'A new note was added to your request') });
  await expect(toast).toBeVisible();
  await page.screenshot({ path: `test-results/client-toast-${language}.png` });
  await bellOf(page, say).click();
  const panel = page.getByRole('dialog', { name: say('الإشعارات', 'Notifications') });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.screenshot({ path: `test-results/client-bell-${language}.png` });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
