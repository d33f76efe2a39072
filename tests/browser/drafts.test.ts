import type { Page } from '@playwright/test';
import { sessionCalls } from '#contract/own-sessions.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { addFaq } from '#tests/support/add-faq.ts';
import { type Say, sendRequest } from '#tests/support/browser-bell.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  holdCalls,
  isSettled,
} from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import { isKept, letGo, sealedDrafts } from '#tests/support/kept-drafts.ts';

async function logOut(page: Page, say: Say) {
  await page.getByRole('button', { name: say('قائمة الحساب', 'Account menu') }).click();
  await page.getByRole('menuitem', { name: say('تسجيل الخروج', 'Logout') }).click();
  await expect(page).toHaveURL(/\/login$/);
  // Logging out brings a new document: going elsewhere before it is here would be interrupted.
  await expect(page.getByRole('button', { name: say('دخول', 'Log in'), exact: true })).toBeVisible();
  await page.waitForLoadState();
}

type Leave = (page: Page, say: Say) => Promise<Page>;
const LOSSES: Record<string, Leave> = {
  'a reload': async (page) => {
    await page.reload();
    return page;
  },
  'a tab that was killed': async (page) => {
    const { pathname } = new URL(page.url());
    const next = await page.context().newPage();
    await page.close();
    await next.goto(pathname);
    return next;
  },
  'a link, and the way back': async (page, say) => {
    await page.getByRole('link', { name: say('الطلبات', 'Requests'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('سبعة أيام', 'seven days'));
    await dialog.getByRole('button', { name: say('مغادرة', 'Leave') }).click();
    await expect(page).toHaveURL(/\/admin\/requests/);
    await page.goBack();
    return page;
  },
};

for (const [loss, leave] of Object.entries(LOSSES)) {
  test(`what was typed and not saved is offered after ${loss}, and is restored and saved by keyboard`, async ({
    page,
    enter,
    api,
    say,
    language,
  }) => {
    const mark = Date.now().toString(36);
    const id = await addFaq(api, mark);
    const label = say('السؤال (بالإنجليزية)', 'Question (English)');
    letGo(page);
    await enter(page, 'admin', `/admin/faq/${id}/edit`);
    await page.getByLabel(label).fill(`Typed ${mark}`);
    await isKept(page);
    const later = await leave(page, say);
    const field = later.getByLabel(label);
    await expect(field).toHaveValue(`Question ${mark}`);
    await expect(
      later.getByRole('status').filter({ hasText: say('غير محفوظة', 'Unsaved changes from') }),
    ).toBeVisible();
    await expectAccessible(later, 'main');
    await later.screenshot({ path: `test-results/draft-${language}.png` });
    await later.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(later);
    await later.screenshot({ path: `test-results/draft-narrow-${language}.png` });
    await later.setViewportSize({ width: 1280, height: 720 });
    await later.getByRole('button', { name: say('استعادة', 'Restore'), exact: true }).focus();
    await later.keyboard.press('Enter');
    await expect(field).toHaveValue(`Typed ${mark}`);
    await later.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).focus();
    await later.keyboard.press('Enter');
    await expect(later).toHaveURL(/\/admin\/faq$/);
    expect(await api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`)).toMatchObject({
      questionEn: `Typed ${mark}`,
    });
    await expect.poll(() => sealedDrafts(later)).toEqual([]);
  });
}

test(
  'a session that ends while a form is open is taken up again in place, and the save goes on',
  { tag: '@journey' },
  async ({ page, enter, api, say, language }) => {
    const mark = Date.now().toString(36);
    const id = await addFaq(api, mark);
    await enter(page, 'admin', `/admin/faq/${id}/edit`);
    await page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)')).fill(`Typed ${mark}`);
    // Pressed first: the end of the session reaches the page by its live line too, and its dialog lies over the button.
    const { release } = await holdCalls(page, '**/api/Faqs/Update');
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await api.call('admin', `POST ${sessionCalls.endOthers}`, {});
    release();
    const dialog = page.getByRole('dialog', { name: say('انتهت جلستك', 'Your session has ended') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/sign-in-again-${language}.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/sign-in-again-narrow-${language}.png` });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(dialog.getByLabel(say('كلمة المرور', 'Password'), { exact: true })).toBeFocused();
    await page.keyboard.insertText('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    const password = dialog.getByLabel(say('كلمة المرور', 'Password'), { exact: true });
    await password.fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/faq$/);
    expect(await api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`)).toMatchObject({
      questionEn: `Typed ${mark}`,
    });
  },
);

test('a value that was being changed in a list closed at the first press in the dialog that asks for the password', async ({
  page,
  enter,
  api,
  say,
}) => {
  await enter(page, 'admin', '/admin/users');
  const cell = page.locator('tr[data-row-id]').first().locator('td[data-column="mobileNumber"]');
  const editor = page.getByRole('dialog', { name: say('تعديل: رقم الجوال', 'Change: Mobile number') });
  await expect(async () => {
    await cell.dblclick();
    await expect(editor).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await editor.getByRole('textbox').fill('+966500000977');
  await api.call('admin', `POST ${sessionCalls.endOthers}`, {});
  const dialog = page.getByRole('dialog', { name: say('انتهت جلستك', 'Your session has ended') });
  await dialog.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).click();
  await page.keyboard.insertText(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: say('دخول', 'Log in'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(editor.getByRole('textbox')).toHaveValue('+966 50 000 0977');
});

test('a note that was not sent warns before one leaves, stays over the login of somebody else, and is theirs alone', async ({
  page,
  enter,
  signIn,
  api,
  say,
}) => {
  const { id } = await sendRequest(api);
  const address = `/admin/requests/${id}`;
  const text = `Only mine ${Date.now().toString(36)}`;
  const note = page.getByRole('textbox', { name: say('اكتب ملاحظة', 'Write a note') });
  const offer = page.getByRole('status').filter({ hasText: say('غير محفوظة', 'Unsaved changes from') });
  letGo(page);
  await enter(page, 'admin', address);
  await note.fill(text);
  await isKept(page);
  await page.getByRole('link', { name: say('المستخدمون', 'Users'), exact: true }).click();
  const leaving = page.getByRole('dialog', { name: say('المغادرة دون حفظ؟', 'Leave without saving?') });
  await leaving.getByRole('button', { name: say('البقاء في الصفحة', 'Stay on this page') }).click();
  await expect(note).toHaveValue(text);

  await api.call('admin', `POST ${sessionCalls.endOthers}`, {});
  await page.getByRole('button', { name: say('إضافة ملاحظة', 'Add note') }).click();
  await page.getByRole('button', { name: say('الانتقال إلى صفحة الدخول', 'Go to the login page') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: say('دخول', 'Log in'), exact: true })).toBeVisible();
  expect((await sealedDrafts(page)).join()).not.toContain(text);

  await signIn(page, 'support');
  await page.goto(address);
  await expect(note).toHaveValue('');
  await expect(offer).toHaveCount(0);

  await logOut(page, say);
  await signIn(page, 'admin');
  await page.goto(address);
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: say('استعادة', 'Restore') }).click();
  await expect(note).toHaveValue(text);
  await page.getByRole('button', { name: say('إضافة ملاحظة', 'Add note') }).click();
  await expect(note).toHaveValue('');
  await expect.poll(() => sealedDrafts(page)).toEqual([]);
});

test('another tab logs out: nothing of what was typed is readable, and it is offered after the next login', async ({
  page,
  enter,
  signIn,
  api,
  say,
}) => {
  const mark = Date.now().toString(36);
  const id = await addFaq(api, mark);
  const field = page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)'));
  letGo(page);
  await enter(page, 'admin', `/admin/faq/${id}/edit`);
  await field.fill(`Typed ${mark}`);
  await isKept(page);
  const tab = await page.context().newPage();
  await tab.goto('/admin');
  await logOut(tab, say);
  await expect(page).toHaveURL(/\/login$/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(`Typed ${mark}`);
  await signIn(page, 'admin');
  await page.goto(`/admin/faq/${id}/edit`);
  await page.getByRole('button', { name: say('استعادة', 'Restore'), exact: true }).click();
  await expect(field).toHaveValue(`Typed ${mark}`);
});

test('a host that is killed and comes back takes the save, and nothing typed is lost meanwhile', async ({
  page,
  enter,
  api,
  host,
  say,
}) => {
  const mark = Date.now().toString(36);
  const id = await addFaq(api, mark);
  const field = page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)'));
  await enter(page, 'admin', `/admin/faq/${id}/edit`);
  await field.fill(`Typed ${mark}`);
  await isKept(page);
  await isSettled(page);
  const isBack = host.restart({ downFor: 3000 });
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue(`Typed ${mark}`);
  await isBack;
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/faq$/);
});

test('a form that is open when the host goes has all of its parts: the first character is counted', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/faq/new');
  const answer = page.getByLabel(say('الإجابة (بالإنجليزية)', 'Answer (English)'));
  await expect(answer).toBeVisible();
  await isSettled(page);
  await page.context().setOffline(true);
  await answer.fill('A');
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.context().setOffline(false);
});
