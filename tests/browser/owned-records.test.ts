import { z } from 'zod';
import { sendRequest } from '#tests/support/browser-bell.ts';
import { lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

test('a client’s page in the panel shows what they have asked for, newest first, and leads to each and to all', async ({
  page,
  enter,
  api,
  say,
  language,
}) => {
  test.setTimeout(120_000);
  const { id } = await sendRequest(api);
  await enter(page, 'admin', '/admin/users');
  await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).fill('client@yamama');
  await page.getByRole('row').filter({ hasText: 'client@yamama-fustat' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  const userId = /users\/(\d+)/.exec(page.url())?.[1] ?? '';
  const requests = page.getByRole('region', { name: say('الطلبات', 'Requests'), exact: true });
  const consultations = page.getByRole('region', { name: say('طلبات الاستشارات', 'Consultations requests') });
  await expect(requests.getByRole('listitem').first()).toContainText(say('قيد الانتظار', 'Pending'));
  await expect(requests.getByRole('link').first()).toHaveAttribute('href', `/admin/requests/${id}`);
  await expect(consultations).toBeVisible();
  await lookAt(page, `${language}-owned-records`);

  await requests.getByRole('link', { name: say('عرض الكل في القائمة', 'Show all in the list') }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/requests\\?ClientId=${userId}$`));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goBack();
  await requests.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/requests/${id}$`));
});

test('what cannot be fetched says so in its place and can be asked for again; staff own nothing', async ({
  page,
  enter,
  say,
}) => {
  await page.route('**/api/Requests/GetAll*', (route) => route.fulfill({ status: 400, body: 'no' }));
  await enter(page, 'admin', '/admin/users/3');
  const requests = page.getByRole('region', { name: say('الطلبات', 'Requests'), exact: true });
  await expect(requests.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/Requests/GetAll*');
  await requests.getByRole('button', { name: say('إعادة المحاولة', 'Try again') }).click();
  await expect(requests.getByRole('alert')).toHaveCount(0);
  await expect(requests.getByRole('listitem').first()).toBeVisible();

  await page.goto('/admin/users/1');
  await expect(page.getByText(say('الحساب منذ', 'Member since'))).toBeVisible();
  await expect(page.getByRole('region', { name: say('الطلبات', 'Requests'), exact: true })).toHaveCount(0);
});

test('a colleague’s page shows what is open in their hands, with what clients were asked for, and leads to all of it', async ({
  page,
  enter,
  api,
  say,
  language,
}) => {
  test.setTimeout(120_000);
  const [{ id: support } = { id: 0 }] = z
    .array(z.looseObject({ id: z.number() }))
    .parse(await api.call('admin', 'GET /api/ApplicationUsers/GetAll?SearchTerm=support@yamama'));
  const mine = await sendRequest(api);
  const closed = await sendRequest(api);
  for (const { id } of [mine, closed])
    await api.call('admin', 'PUT /api/Requests/Update', { id, assigneeId: support });
  await api.call('admin', `POST /api/Requests/Reject/${closed.id}`, { rejectionReason: 'x' });
  const dueOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await api.call('support', `POST /api/Requests/AskTask/${mine.id}`, {
    text: say('صورة العقد', 'A copy of the contract'),
    documents: [],
    dueOn,
  });

  await enter(page, 'admin', `/admin/users/${support}`);
  const requests = page.getByRole('region', {
    name: say('الطلبات الجارية', 'Requests in hand'),
    exact: true,
  });
  const consultations = page.getByRole('region', {
    name: say('طلبات الاستشارات الجارية', 'Consultations requests in hand'),
  });
  const first = requests.getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', `/admin/requests/${mine.id}`);
  await expect(first).toContainText(say('بانتظار العميل', 'Waiting for the client'));
  await expect(requests.locator(`a[href="/admin/requests/${closed.id}"]`)).toHaveCount(0);
  await expect(consultations).toBeVisible();
  await lookAt(page, `${language}-in-hand`);
  await requests.getByRole('link', { name: say('عرض الكل في القائمة', 'Show all in the list') }).click();
  await expect(page).toHaveURL(new RegExp(`AssigneeId=${support}&Status=Pending%2CContacted`));
  await expect(page.locator(`tr[data-row-id="${mine.id}"]`)).toBeVisible();
  await expect(page.locator(`tr[data-row-id="${closed.id}"]`)).toHaveCount(0);
});
