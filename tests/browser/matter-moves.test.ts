import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Api } from '#tests/support/browser-api.ts';
import { untilMade } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';

const madeSchema = z.object({ id: z.number(), status: z.string() });
const description = 'عقد توريد تأخر تنفيذه شهرين كاملين';

async function send(api: Api, endpoint: string, values: object): Promise<number> {
  const made = await api.call('client', `POST /api/${endpoint}/Add`, { branchId: 1, ...values });
  return madeSchema.parse(made).id;
}

type Say = (ar: string, en: string) => string;

/** Fills the open dialog of a move, which can be made no more afterwards. */
async function giveReason(page: Page, say: Say, { move, reason }: { move: string; reason: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: move }).click();
  await untilMade(page, say);
  await expect(page.getByRole('button', { name: move })).toHaveCount(0);
}

test(
  'R203 R227 staff reject a request with a reason, which the client reads in the list and on its page',
  { tag: '@journey' },
  async ({ page, newPerson, enter, api, say }) => {
    const title = `Rejected ${Date.now().toString(36)}`;
    const id = await send(api, 'Requests', { title, description, serviceId: 1 });
    await enter(page, 'support', `/admin/requests/${id}`);
    const reject = say('رفض الطلب', 'Reject');
    await page.getByRole('button', { name: reject }).click();
    await page.getByRole('dialog').getByRole('button', { name: reject }).click();
    await expect(
      page.getByRole('dialog').getByText(say('هذا الحقل مطلوب', 'This field is required')),
    ).toBeVisible();
    await giveReason(page, say, { move: reject, reason: say('خارج اختصاصنا', 'Outside our field') });

    const client = await newPerson();
    await enter(client, 'client', '/profile');
    const row = client.getByRole('listitem').filter({ has: client.getByRole('link', { name: title }) });
    await expect(row).toContainText(say('مرفوض', 'Rejected'));
    await row.getByRole('link', { name: title }).click();
    await expect(client.getByText(say('خارج اختصاصنا', 'Outside our field')).first()).toBeVisible();
    const activity = client.getByRole('region', { name: say('سجل النشاط', 'Activity') });
    await expect(activity.getByRole('listitem').first()).toContainText(
      say('تغيّرت الحالة إلى: مرفوض', 'Status changed to: Rejected'),
    );
    await expect(activity.getByRole('listitem').first().locator('time')).toHaveAttribute('datetime', /^20/);
  },
);

test('R205 who moves a request that a colleague has just closed is told so, and the request stays closed', async ({
  page,
  enter,
  api,
  say,
}) => {
  const id = await send(api, 'Requests', { title: 'Two at once', description, serviceId: 1 });
  await page.route('**/api/Requests/MakeHeldChange/*', async (route) => {
    await api.call('admin', `POST /api/Requests/Resolve/${id}`, {});
    await route.continue();
  });
  await enter(page, 'support', `/admin/requests/${id}`);
  await page.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: say('سبقك زميل إلى ذلك', 'Somebody else was quicker') }),
  ).toContainText(
    say('لا تسمح الحالة الحالية بهذا الإجراء', 'The current status does not allow this action'),
  );
  // Nothing changes under a pointer.
  await page.mouse.move(0, 0);
  // Only an Admin may open it again.
  for (const move of [say('إنجاز الطلب', 'Resolve'), say('إعادة فتح الطلب', 'Reopen')])
    await expect(page.getByRole('button', { name: move, exact: true })).toHaveCount(0);
  const { status } = madeSchema.parse(await api.call('admin', `GET /api/Requests/GetById/${id}`));
  expect(status).toBe('Resolved');
});

test('R199 a status that the client area does not know is called «Unknown», in the list and on the page', async ({
  page,
  enter,
  api,
  say,
}) => {
  const title = `Archived ${Date.now().toString(36)}`;
  const id = await send(api, 'Requests', { title, description, serviceId: 1 });
  await page.route(/\/api\/Requests\/(GetAll|GetById)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('"Pending"', '"Archived"'),
    });
  });
  await enter(page, 'client', '/nothing-is-here');
  await page.goto('/profile');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row).toContainText(say('غير معروفة', 'Unknown'));
  await page.goto(`/profile/myRequestDetails/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(say('غير معروفة', 'Unknown')).first()).toBeVisible();
});

test('R232 R233 staff note something on a consultation and cancel it; the client reads the reason, not the note', async ({
  page,
  newPerson,
  enter,
  api,
  say,
}) => {
  const title = `Cancelled ${Date.now().toString(36)}`;
  const id = await send(api, 'Consultations', {
    caseTitle: title,
    caseDescription: description,
    consultationTypeId: 1,
    areaId: 1,
  });
  await enter(page, 'support', `/admin/law-consultations/${id}`);
  await page
    .getByRole('textbox', { name: say('اكتب ملاحظة…', 'Write a note…') })
    .fill('canary: the other side is a client of ours');
  await page.getByRole('button', { name: say('إضافة ملاحظة', 'Add note'), exact: true }).click();
  const timeline = page.getByRole('list', { name: say('السجل الزمني', 'Timeline') });
  await expect(timeline.getByText('canary: the other side is a client of ours')).toBeVisible();
  const cancel = say('إلغاء الاستشارة', 'Cancel consultation');
  await page.getByRole('button', { name: cancel }).click();
  await giveReason(page, say, { move: cancel, reason: say('تعارض مصالح', 'A conflict of interest') });

  const client = await newPerson();
  await enter(client, 'client', '/profile?tab=consultations');
  await client.getByRole('link', { name: title }).click();
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(client.getByText(say('ملغاة', 'Cancelled')).first()).toBeVisible();
  await expect(client.getByText(say('تعارض مصالح', 'A conflict of interest')).first()).toBeVisible();
  expect(await client.content()).not.toContain('canary');
});

test('R195 a client changes their password in their own area: a wrong one is told, and the new one logs in', async ({
  page,
  api,
  say,
}) => {
  const mark = Date.now().toString(36);
  const email = `own-${mark}@example.com`;
  await api.call('admin', 'POST /api/ApplicationUsers/AddWithRole', {
    fullNameAr: 'منى السالم',
    fullNameEn: 'Mona Al-Salem',
    email,
    mobileNumber: '+966501112223',
    whatsAppNumber: '+966501112223',
    password: 'Nakheel-1446',
    confirmPassword: 'Nakheel-1446',
    branchId: 1,
    role: 'User',
  });
  await logIn('Nakheel-1446');
  await page.goto('/profile');
  await page.getByRole('button', { name: say('تغيير كلمة المرور', 'Change password') }).click();
  const current = page.getByLabel(say('كلمة المرور الحالية', 'Current password'));
  await current.fill('not the password');
  await page.getByLabel(say('كلمة المرور الجديدة', 'New password')).fill('Sidra-tree-88');
  await page.getByLabel(say('تأكيد كلمة المرور', 'Confirm password')).fill('Sidra-tree-89');
  const change = page.getByRole('button', { name: say('تغيير كلمة المرور', 'Change password') });
  await change.click();
  await expect(page.getByLabel(say('تأكيد كلمة المرور', 'Confirm password'))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByLabel(say('تأكيد كلمة المرور', 'Confirm password')).fill('Sidra-tree-88');
  await change.click();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill('Nakheel-1446');
  await change.click();
  await expect(page.getByText(say('تم تغيير كلمة المرور', 'Password changed'))).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await logIn('Sidra-tree-88');

  async function logIn(password: string): Promise<void> {
    await page.goto('/login');
    await page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true }).fill(email);
    await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: say('دخول', 'Log in'), exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});
