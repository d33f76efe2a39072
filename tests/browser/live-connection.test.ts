import { AUTH_STORE } from '#contract/stores.ts';
import {
  bellOf,
  bellPanelOf,
  clearInbox,
  enterLive,
  isLive,
  sendRequest,
  speakBesideHub,
  unread,
} from '#tests/support/browser-bell.ts';
import { holdCalls } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import type { Page } from '@playwright/test';

const HUB = /\/notificationhub/;
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '').state.accessToken, AUTH_STORE);

test(
  'R306 R317 the host dies for three seconds: it is shown, the connection comes back with a new token, and nothing is missed or told twice',
  { tag: '@journey' },
  async ({ page, enter, host, api, say }) => {
    await clearInbox(api, 'admin');
    const first = await enterLive(enter, page, 'admin', '/admin/requests');
    const before = await tokenOf(page);
    expect(first.url()).toContain(before);
    const mark = (ar: string, en: string) => page.getByText(say(ar, en), { exact: true });
    await expect(mark('التحديث المباشر يعمل', 'Live updates on')).toBeVisible();

    // The token is renewed while the connection stands: the next one takes the new one.
    await page.route('**/api/Notifications/GetInbox', (route) => route.fulfill({ status: 401, json: {} }), {
      times: 1,
    });
    await sendRequest(api);
    await expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 1));
    const item = bellPanelOf(page, say).getByRole('listitem');
    await bellOf(page, say).click();
    // A host that dies meanwhile would not have it.
    const marked = page.waitForResponse(
      (answer) => answer.url().includes('/api/Notifications/') && answer.request().method() !== 'GET',
    );
    await item
      .first()
      .getByRole('button', { name: say('تمييزه مقروءًا', 'Mark as read') })
      .click();
    await marked;
    // What was marked is read again from the host, which refuses the old token once.
    await expect.poll(() => tokenOf(page)).not.toBe(before);
    const renewed = await tokenOf(page);

    const held = await holdCalls(page, '**/notificationhub/negotiate*');
    const again = isLive(page);
    const back = host.restart({ downFor: 3000 });
    await expect(
      bellPanelOf(page, say).getByText(
        say('جارٍ إعادة الاتصال بالتحديث المباشر…', 'Reconnecting to live updates…'),
      ),
    ).toBeVisible();
    await expect(mark('جارٍ إعادة الاتصال…', 'Reconnecting…')).toBeVisible();
    // While the list is shown there are no toasts.
    await page.keyboard.press('Escape');
    await back;
    const { number } = await sendRequest(api);
    held.release();
    expect((await again).url()).toContain(renewed);
    await expect(mark('التحديث المباشر يعمل', 'Live updates on')).toBeVisible();
    const words = say(`طلب خدمة جديد رقم ${number}`, `New service request #${number}`);
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(1);
    await bellOf(page, say).click();
    await expect(item).toHaveCount(2);
    await expect(item.filter({ hasText: words })).toHaveCount(1);
    await expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 1));
    // The list was read again, and has it once.
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(1);
  },
);

test('R299 R301 R302 R318 visitors are connected to nothing; whoever logs out is so no more, and the next person is for themselves', async ({
  page,
  signIn,
  api,
  say,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (HUB.test(request.url())) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect([...calls, ...sockets]).toEqual([]);

  const live = isLive(page);
  await signIn(page, 'client');
  const socket = await live;
  expect(calls[0]).toBe('POST /notificationhub/negotiate');
  expect(socket.url()).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/notificationhub\?/);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: say('مرحبًا، ', 'Hello, ') }).click();
  await header.getByRole('button', { name: say('تسجيل الخروج', 'Logout') }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The page that held the connection is gone with it, and this one opens none.
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  await page.waitForTimeout(2000);
  await expect(bellOf(page, say)).toHaveCount(0);
  expect(sockets).toHaveLength(1);

  const next = isLive(page);
  await signIn(page, 'client2');
  expect((await next).url()).toContain(await tokenOf(page));
  const { id } = await sendRequest(api);
  await api.call('support', `POST /api/Requests/AddNote/${id}`, { text: 'وصلنا طلبك', visibility: 'client' });
  // It is the first client's, who is no longer here.
  await page.waitForTimeout(1000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(bellOf(page, say)).not.toHaveAccessibleName(/\d/);
});

test('a list, a record, a form and the bell stayed as they were when a colleague saved before the page had begun to listen', async ({
  page,
  enter,
  api,
  say,
}) => {
  await clearInbox(api, 'admin');
  const mark = Date.now().toString(36);
  const named = (words: string) => ({ nameAr: `${mark} ${words}`, nameEn: `${mark} ${words}` });
  const id = await api.add('POST /api/FaqCategories/Add', named('before'));
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/FaqCategories/')) reads.push(pathname);
  });
  const rename = (words: string) =>
    api.call('admin', 'PUT /api/FaqCategories/Update', { id, ...named(words) });
  /** Opens a page that asks the hub for nothing until it has been read and `meanwhile` is done. */
  const openUntold = async (path: string, words: string, meanwhile: () => Promise<unknown>) => {
    const held = await holdCalls(page, '**/notificationhub/negotiate*');
    const asked = page.waitForRequest('**/notificationhub/negotiate*');
    await enter(page, 'admin', path);
    await expect(page.getByText(`${mark} ${words}`).first()).toBeVisible();
    await asked;
    reads.length = 0;
    await meanwhile();
    const live = isLive(page);
    held.release();
    await live;
    await page.unroute('**/notificationhub/negotiate*');
  };

  const list = `/admin/faq/categories?SearchTerm=${mark}`;
  await openUntold(list, 'before', async () => {
    await rename('after');
    await sendRequest(api);
  });
  const row = page.locator('tbody tr[data-row-id]');
  await expect(row.filter({ hasText: `${mark} after` })).toBeVisible();
  await expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 1));
  await openUntold(list, 'after', () => api.add('POST /api/FaqCategories/Add', named('another')));
  const show = say('الجديد: 1. عرض', '1 new — show');
  await expect(page.getByRole('status').getByRole('button', { name: show })).toBeVisible();
  await expect(row).toHaveCount(1);

  await openUntold(`/admin/faq/categories/${id}`, 'after', () => rename('last'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} last`);

  const form = `/admin/faq/categories/${id}/edit`;
  await openUntold(form, 'last', () => rename('in the form'));
  await expect(page.getByLabel(say('الاسم (بالعربية)', 'Name (Arabic)'))).toHaveValue(`${mark} in the form`);

  // What nobody has changed is not read again; what was just before a page began may be told once more.
  await page.waitForTimeout(1000);
  for (const path of [list, form]) {
    await openUntold(path, 'in the form', () => Promise.resolve());
    await page.waitForTimeout(1500);
    expect(reads, path).toEqual([]);
  }
});

test('R310 R311 R315 R316 what a host may send besides is read, ignored or dropped, and the connection stands', async ({
  page,
  enter,
  api,
  say,
}) => {
  await clearInbox(api, 'admin');
  const { invoke, isGreeted, opened } = await speakBesideHub(page);
  await enter(page, 'admin', '/admin/faq');
  await isGreeted();
  const bell = bellOf(page, say);
  await sendRequest(api);
  await expect(bell).toHaveAccessibleName(unread(say, 1));
  const { lastId } = (await api.call('admin', 'GET /api/Notifications/GetInbox')) as { lastId: number };
  const payload = (number: number) => ({
    Id: lastId + number,
    Title: 'T',
    Message: `told ${number}`,
    Type: 'X',
  });

  invoke('ReceiveMessage', payload(1));
  for (const nonsense of [undefined, null, '', '{', 5, [], { Id: 'x' }]) invoke('NotifyStaff', nonsense);
  // The channel of clients is none of theirs.
  invoke('Notify', payload(1));
  invoke('NotifyStaff', JSON.stringify({ ...payload(1), noteId: '{"Id":4}' }));
  invoke('NotifyStaff', payload(1));
  const told = page.getByRole('alert').filter({ hasText: 'told 1' });
  await expect(told).toHaveCount(1);
  await expect(bell).toHaveAccessibleName(unread(say, 2));
  await bell.click();
  const items = bellPanelOf(page, say).getByRole('listitem');
  await expect(items).toHaveCount(2);
  invoke('NotifyStaff', payload(2));
  await expect(bell).toHaveAccessibleName(unread(say, 3));
  expect(opened()).toBe(1);
});

test('H-13 where the network lets no WebSocket through, what happens still comes, and no error is shown or logged', async ({
  page,
  enter,
  api,
  say,
}) => {
  await clearInbox(api, 'admin');
  await page.addInitScript(() => {
    // As a proxy does that knows no upgrade: every attempt ends before it has begun.
    class RefusedSocket extends EventTarget {
      onclose: ((event: CloseEvent) => void) | null = null;
      onerror: ((event: Event) => void) | null = null;
      constructor() {
        super();
        setTimeout(() => {
          this.onerror?.(new Event('error'));
          this.onclose?.(new CloseEvent('close', { code: 1006 }));
        });
      }
    }
    Object.assign(window, { WebSocket: RefusedSocket });
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await enter(page, 'admin', '/admin/requests');
  await expect(page.getByText(say('التحديث المباشر يعمل', 'Live updates on'), { exact: true })).toBeVisible();
  const { number } = await sendRequest(api);
  await expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 1));
  await expect(page.getByRole('alert').filter({ hasText: number })).toHaveCount(1);
  expect(errors).toEqual([]);
});
