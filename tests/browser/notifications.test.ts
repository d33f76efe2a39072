import type { Page } from '@playwright/test';
import { z } from 'zod';
import {
  type Say,
  bellOf,
  bellPanelOf,
  clearInbox,
  expectRead,
  enterLive,
  sendRequest,
  speakBesideHub,
  unread,
} from '#tests/support/browser-bell.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

/** Fills in what the services page asks for, and sends it. @returns the number that the client is told */
async function requestByForm(page: Page, say: Say): Promise<string> {
  const form = page.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
  await form.getByLabel(say('الخدمة', 'Service'), { exact: true }).selectOption({ index: 1 });
  await form.getByLabel(say('عنوان الطلب', 'Title')).fill(say('توريد متأخر', 'Late delivery'));
  await form
    .getByLabel(say('وصف الطلب', 'Description'))
    .fill(say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'));
  await form.getByRole('button', { name: say('إرسال الطلب', 'Send request') }).click();
  return numberIn(page, say('تم استلام طلبك', 'Your request was received'));
}

async function consultationByForm(page: Page, say: Say): Promise<string> {
  const next = page.getByRole('button', { name: say('التالي', 'Next') });
  await page.getByRole('radio').first().check();
  await page
    .getByRole('radiogroup', { name: say('المجال القانوني', 'Area of law') })
    .getByRole('radio')
    .first()
    .check();
  await next.click();
  await page.getByLabel(say('عنوان القضية', 'Case title')).fill(say('نزاع شركاء', 'A dispute of partners'));
  await page
    .getByLabel(say('وصف القضية', 'Case description'))
    .fill(say('شريكان بلا عقد مكتوب.', 'Two partners without a written contract.'));
  await next.click();
  await page.getByLabel(say('الوقت المفضّل للتواصل', 'Preferred time to contact you')).fill('10-12');
  await next.click();
  await page.getByRole('button', { name: say('إرسال طلب الاستشارة', 'Send consultation request') }).click();
  return numberIn(page, say('تم استلام طلب الاستشارة', 'Your consultation request was received'));
}

async function numberIn(page: Page, group: string): Promise<string> {
  const [number = ''] =
    /[RC]-\d{4}-\d{5}/.exec(await page.getByRole('group', { name: group }).innerText()) ?? [];
  expect(number).not.toBe('');
  return number;
}

test(
  'R312 R313 staff are told at once, with its number, of what a client sends by the forms of the site',
  { tag: '@journey' },
  async ({ page, enter, newPerson, api, say }) => {
    await clearInbox(api, 'admin');
    await enterLive(enter, page, 'admin', '/admin/faq');
    const client = await newPerson();
    await enter(client, 'client', '/servicespage');
    const request = await requestByForm(client, say);
    const toastOf = (words: string) => page.getByRole('alert').filter({ hasText: words });
    await expect(
      toastOf(say(`طلب خدمة جديد رقم ${request}`, `New service request #${request}`)),
    ).toBeVisible();
    await expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 1));

    await client.goto('/consultations');
    const consultation = await consultationByForm(client, say);
    const toast = toastOf(
      say(`طلب استشارة جديد رقم ${consultation}`, `New consultation request #${consultation}`),
    );
    await expect(toast).toBeVisible();
    await expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 2));
    await toast.click();
    await expect(page).toHaveURL(/\/admin\/law-consultations\/\d+$/);
    await expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 1));
  },
);

test('R111 R117 R118 R121-R128 R130 R133 R156 R158 R319 what staff do in the bell holds in every tab', async ({
  page,
  context,
  enter,
  api,
  language,
  say,
}) => {
  await clearInbox(api, 'admin');
  await enterLive(enter, page, 'admin', '/admin/faq');
  const bell = bellOf(page, say);
  await expect(
    page.getByRole('banner').getByRole('button', { name: say('الإشعارات', 'Notifications') }),
  ).toBeVisible();
  await expect(bell).not.toHaveAccessibleName(/\d/);
  await bell.click();
  const panel = bellPanelOf(page, say);
  await expect(panel.getByText(say('لا توجد إشعارات جديدة', 'No new notifications'))).toBeVisible();
  const markAll = panel.getByRole('button', { name: say('تمييز الكل مقروءًا', 'Mark all as read') });
  await expect(markAll).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();

  const { id, number } = await sendRequest(api);
  const words = say(`طلب خدمة جديد رقم ${number}`, `New service request #${number}`);
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(bell).toHaveAccessibleName(unread(say, 1));
  await expect(page).toHaveTitle(/^\(1\) /);
  const stored = await page.evaluate(() => Object.entries({ ...localStorage }));
  const [name, kept = ''] = stored.find(([key]) => key.startsWith('notifications:')) ?? [];
  expect(name).toMatch(/^notifications:\d+:staff:(ar|en)$/);
  expect(JSON.parse(kept).items[0]).toEqual({
    id: expect.any(Number),
    title: say('طلب خدمة جديد', 'New service request'),
    message: words,
    type: 'newrequest',
    isStaffNotification: true,
    userServiceId: id,
    userConsultationId: null,
    noteId: null,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    isRead: false,
  });

  const second = await context.newPage();
  await second.goto('/admin/faq');
  await expect(bellOf(second, say)).toHaveAccessibleName(unread(say, 1));

  await page.bringToFront();
  await bell.click();
  const item = panel.getByRole('listitem');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText(words);
  await expect(item).toContainText(say('الآن', 'Just now'));
  expect((await panel.boundingBox())?.width).toBe(320);
  await page.screenshot({ path: `test-results/bell-${language}.png` });
  await expectAccessible(page);
  await item.getByRole('button', { name: say('تمييزه مقروءًا', 'Mark as read') }).click();
  await expectRead(bellOf(second, say));
  await expect(page).not.toHaveTitle(/^\(/);
  await expect(markAll).toBeDisabled();
  await item.getByRole('button', { name: say('تمييزه غير مقروء', 'Mark as unread') }).click();
  await expect(bellOf(second, say)).toHaveAccessibleName(unread(say, 1), { timeout: 2000 });

  // A toast that comes under the pointer waits for it.
  await page.mouse.move(640, 650);
  const later = await sendRequest(api);
  await expect(item).toHaveCount(2);
  // It would lie on the list that shows it.
  await expect(panel.getByRole('status')).toHaveText(say('إشعار جديد واحد', 'One new notification'));
  await expect(page.getByRole('alert').filter({ hasText: later.number })).toHaveCount(0);
  await markAll.click();
  await expectRead(bellOf(second, say));
  const clear = panel.getByRole('button', { name: say('مسح الكل', 'Clear all') });
  await clear.press('Enter');
  await expect(item).toHaveCount(0);
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: say('تراجع', 'Undo') }).click();
  await expect(item).toHaveCount(2);
  await clear.click();
  await expect(item).toHaveCount(0);
  const cleared = page.getByRole('alert').filter({ hasText: say('مُسحت الإشعارات', 'Notifications cleared') });
  await cleared.getByRole('button', { name: say('تراجع', 'Undo') }).click();
  // A press elsewhere has closed it.
  await bell.click();
  await expect(item).toHaveCount(2);
  await item
    .last()
    .getByRole('button', { name: say('تمييزه غير مقروء', 'Mark as unread') })
    .click();
  await expect(bell).toHaveAccessibleName(unread(say, 1));
  await item.last().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/admin/requests/${id}$`));
  await expect(panel).toHaveCount(0);
  await expect(bell).not.toHaveAccessibleName(/\d/);
});

test('R314 R129 a client hears of notes on their request, and the bell fits a small window', async ({
  page,
  enter,
  api,
  language,
  say,
}) => {
  const { id } = await sendRequest(api);
  await clearInbox(api, 'client');
  await page.setViewportSize({ width: 390, height: 844 });
  await enterLive(enter, page, 'client', '/profile');
  const write = () =>
    api.call('support', `POST /api/Requests/AddNote/${id}`, { text: 'وصلنا طلبك', visibility: 'client' });
  await write();
  const toast = page
    .getByRole('alert')
    .filter({ hasText: say('أُضيفت ملاحظة جديدة إلى ملفك', 'A new note was added to your file') });
  await expect(toast).toBeVisible();
  await page.screenshot({ path: `test-results/client-toast-${language}.png` });
  // From right to left the halves of a broken number would change places.
  expect(await toast.getByText(/^#?R-\d+-\d+$/).evaluate((one) => one.getClientRects().length)).toBe(1);
  for (let count = 1; count < 9; count += 1) await write();
  const bell = bellOf(page, say);
  await expect(bell).toHaveAccessibleName(unread(say, 9));
  await bell.click();
  const panel = bellPanelOf(page, say);
  await expect(panel.getByRole('listitem')).toHaveCount(9);
  expect((await panel.boundingBox())?.height).toBe(400);
  await panel.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(panel.getByRole('listitem').last()).toBeInViewport();
  await page.screenshot({ path: `test-results/client-bell-${language}.png` });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a toast covered the open list of the bell, was no link, and was read with an English word', async ({
  page,
  enter,
  api,
  say,
}) => {
  const { id } = await sendRequest(api);
  await clearInbox(api, 'client');
  await page.setViewportSize({ width: 390, height: 844 });
  await enterLive(enter, page, 'client', '/profile');
  await bellOf(page, say).click();
  const panel = bellPanelOf(page, say);
  await expect(panel).toBeVisible();
  await api.call('support', `POST /api/Requests/AddNote/${id}`, { text: 'وصلنا طلبك', visibility: 'client' });
  const toast = page.getByRole('alert');
  const link = toast.getByRole('link', {
    name: say(/^أُضيفت ملاحظة جديدة إلى ملفك رقم R-/, /^A new note was added to your file #R-/),
  });
  await expect(link).toBeVisible();
  await expect(toast.getByRole('progressbar')).toHaveCount(0);
  await link.hover();
  const [list, place] = [await panel.boundingBox(), await toast.boundingBox()];
  expect(place?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0));
  // The press closes the list, below which the toast stands.
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/myRequestDetails/${id}$`));
});

test('R394 twenty at once are told one by one, each with its number, also while the bell is open; more as a number', async ({
  page,
  enter,
  api,
  say,
}) => {
  await clearInbox(api, 'admin');
  const { invokeAtOnce, isGreeted } = await speakBesideHub(page);
  await enter(page, 'admin', '/admin/faq');
  await isGreeted();
  await bellOf(page, say).click();
  await expect(bellPanelOf(page, say)).toBeVisible();
  const { lastId } = z
    .object({ lastId: z.number() })
    .parse(await api.call('admin', 'GET /api/Notifications/GetInbox'));
  const wordsOf = (at: number) => {
    const number = `R-2026-${String(at).padStart(5, '0')}`;
    return say(`طلب خدمة جديد رقم ${number}`, `New service request #${number}`);
  };
  const arrive = (from: number, to: number) =>
    invokeAtOnce(
      'NotifyStaff',
      Array.from({ length: to - from + 1 }, (_, index) => ({
        Id: lastId + from + index,
        Title: 'T',
        Message: wordsOf(from + index),
        Type: 'newrequest',
      })),
    );
  const toasts = page.getByRole('alert');
  const told = async () => {
    const texts = await toasts.allInnerTexts();
    return Array.from({ length: 41 }, (_, at) => at + 1).filter((at) =>
      texts.some((text) => text.includes(wordsOf(at))),
    );
  };
  arrive(1, 20);
  await expect.poll(told).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  await expect(toasts).toHaveCount(20);

  await expect(toasts).toHaveCount(0);
  arrive(21, 41);
  await expect(toasts.filter({ hasText: say('21 إشعارًا جديدًا', '21 new notifications') })).toBeVisible();
  expect(await told()).toEqual([]);
});

test('a notification is heard only by whoever has switched the sound on', async ({
  page,
  enter,
  api,
  say,
}) => {
  await page.addInitScript(() => {
    const sounds = { count: 0 };
    Object.assign(window, { sounds });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function count(at) {
      sounds.count += 1;
      start.call(this, at);
    };
  });
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: { count: number } }).sounds.count); // set above
  const { id } = await sendRequest(api);
  await enterLive(enter, page, 'client', '/profile');
  const write = () =>
    api.call('support', `POST /api/Requests/AddNote/${id}`, { text: 'وصلنا طلبك', visibility: 'client' });
  const toasts = page
    .getByRole('alert')
    .filter({ hasText: say('أُضيفت ملاحظة جديدة إلى ملفك', 'A new note was added to your file') });
  await write();
  await expect(toasts).toHaveCount(1);
  expect(await sounds()).toBe(0);
  await bellOf(page, say).click();
  const sound = page.getByRole('switch', { name: say('صوت عند وصول إشعار', 'Sound for new notifications') });
  await expect(sound).toHaveAttribute('aria-checked', 'false');
  await sound.click();
  const atSwitch = await sounds();
  expect(atSwitch).toBeGreaterThan(0);
  // What comes while it sounds is heard with it.
  await page.waitForTimeout(1200);
  await write();
  await expect.poll(sounds).toBeGreaterThan(atSwitch);
  await sound.click();
  await expect(sound).toHaveAttribute('aria-checked', 'false');
});
