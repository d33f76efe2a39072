import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { success } from '#contract/envelope.ts';
import { sendRequest } from '#tests/support/browser-bell.ts';
import { isAlive } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

type Say = (ar: string, en: string) => string;
const words = {
  services: { ar: 'الخدمة', en: 'the service', path: '/admin/services/all' },
  serviceCategories: { ar: 'التصنيف', en: 'the category', path: '/admin/services' },
  consultationTypes: { ar: 'نوع الاستشارة', en: 'the consultation type', path: '/admin/consultationTypes' },
} as const;

for (const [name, { ar, en, path }] of Object.entries(words)) {
  const endpoint = name.charAt(0).toUpperCase() + name.slice(1);
  test(`R340 R341 R342 R346 R347 of ${name}, what could not be made, changed or deleted is said once, with its name`, async ({
    page,
    enter,
    say,
  }) => {
    for (const call of ['Add', 'Update', 'Delete/*'])
      await page.route(`**/api/${endpoint}/${call}`, (route) => route.fulfill({ status: 500, body: '' }));
    // Nothing keeps what is to be deleted.
    await page.route(`**/api/${endpoint}/GetUses/*`, (route) => route.fulfill({ json: success([]) }));
    await enter(page, 'admin', `${path}/new`);
    const inArabic = page.getByLabel(say('الاسم (بالعربية)', 'Name (Arabic)'));
    await inArabic.fill('اسم لا يُحفظ');
    await page.getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)')).fill('A name that is not kept');
    await fillTheRest(page, say, name);
    const save = page.getByRole('button', { name: say('حفظ', 'Save'), exact: true });
    await save.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expectOnce(alert, say(`تعذّر إنشاء ${ar}`, `Couldn't create ${en}`));
    await expect(inArabic).toHaveValue('اسم لا يُحفظ');

    await page.goto(`${path}/1/edit`);
    await inArabic.fill('اسم آخر');
    await save.click();
    await expectOnce(alert, say(`تعذّر تحديث ${ar}`, `Couldn't update ${en}`));
    await expect(inArabic).toHaveValue('اسم آخر');

    await page.goto(`${path}/1`);
    await page.getByRole('button', { name: say('حذف', 'Delete') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('حذف', 'Delete') }).click();
    await expectOnce(dialog.getByRole('alert'), say(`تعذّر حذف ${ar}`, `Couldn't delete ${en}`));
  });
}

async function fillTheRest(page: Page, say: Say, name: string): Promise<void> {
  if (name === 'consultationTypes') return;
  await page.getByLabel(say('الوصف (بالعربية)', 'Description (Arabic)')).fill('وصف');
  await page.getByLabel(say('الوصف (بالإنجليزية)', 'Description (English)')).fill('A description');
  const choice = name === 'services' ? say('التصنيف', 'Category') : say('الفروع', 'Branches');
  await page.getByRole('searchbox', { name: choice }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  if (name === 'serviceCategories')
    await page.getByLabel(say('عنوان الصفحة', 'Page address')).fill('not-kept');
}

/** Said, and not said again as its own reason. */
async function expectOnce(alert: Locator, sentence: string): Promise<void> {
  await expect(alert).toContainText(sentence);
  expect((await alert.innerText()).split(sentence)).toHaveLength(2);
}

test('R224 R225 R240 R346 staff are told which move or note failed; what they wrote stays', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = Date.now().toString(36);
  const description = 'عقد توريد تأخر تنفيذه شهرين كاملين';
  const request = await add('Requests', { title: `Fails ${mark}`, description, serviceId: 1 });
  const consultation = await add('Consultations', {
    caseTitle: `Fails ${mark}`,
    caseDescription: description,
    consultationTypeId: 1,
    areaId: 1,
  });
  for (const call of ['Requests/**', 'Consultations/**'])
    await page.route(`**/api/${call}`, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
    );
  await enter(page, 'support', `/admin/requests/${request}`);
  const alert = page.getByRole('alert');
  await page.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') }).click();
  await expectOnce(
    alert.filter({ hasText: say('الطلب', 'request') }),
    say('حدث خطأ أثناء تحديث الطلب', 'Error updating request'),
  );
  const note = page.getByRole('textbox', { name: say('اكتب ملاحظة…', 'Write a note…') });
  await note.fill('He will call again.');
  await page.getByRole('button', { name: say('إضافة ملاحظة', 'Add note'), exact: true }).click();
  await expectOnce(
    page.getByRole('main').getByRole('alert'),
    say('حدث خطأ أثناء إضافة الملاحظة', 'Error adding note'),
  );
  await expect(note).toHaveValue('He will call again.');

  await page.goto(`/admin/law-consultations/${consultation}`);
  await page.getByRole('button', { name: say('إلغاء الاستشارة', 'Cancel consultation') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(say('سُحبت القضية', 'The case was withdrawn'));
  await dialog.getByRole('button', { name: say('إلغاء الاستشارة', 'Cancel consultation') }).click();
  await expectOnce(
    dialog.getByRole('alert'),
    say('حدث خطأ أثناء تحديث الاستشارة', 'An error occurred while updating the consultation'),
  );

  async function add(endpoint: string, values: object): Promise<number> {
    const made = await api.call('client', `POST /api/${endpoint}/Add`, { branchId: 1, ...values });
    return z.object({ id: z.number() }).parse(made).id;
  }
});

test('R220 R241 R346 an unknown number is told as such, to the client and to staff', async ({
  page,
  newPerson,
  enter,
  say,
}) => {
  const staff = await newPerson();
  await enter(page, 'client', '/unauthorized');
  await enter(staff, 'support', '/unauthorized');
  for (const [own, panel, words] of [
    ['myRequestDetails', 'requests', say('الطلب غير موجود', 'Request not found')],
    ['myConsultationDetails', 'law-consultations', say('الاستشارة غير موجودة', 'Consultation not found')],
  ] as const) {
    await page.goto(`/profile/${own}/2000000000`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await staff.goto(`/admin/${panel}/2000000000`);
    await expect(staff.getByRole('main').getByText(words)).toBeVisible();
  }
});

test('R226 R346 a list or a request that does not come is told as such, to the client and to staff', async ({
  page,
  newPerson,
  enter,
  api,
  say,
}) => {
  const { id } = await sendRequest(api);
  const staff = await newPerson();
  for (const [person, account, list] of [
    [page, 'client', '/profile'],
    [staff, 'support', '/admin/requests'],
  ] as const) {
    for (const call of ['GetAll*', 'GetById/*'])
      await person.route(`**/api/Requests/${call}`, (route) => route.fulfill({ status: 400, body: '' }));
    const record = account === 'client' ? `/profile/myRequestDetails/${id}` : `/admin/requests/${id}`;
    await enter(person, account, list);
    const failure = person.getByRole('main').getByRole('alert');
    await expectOnce(failure, say('حدث خطأ أثناء تحميل البيانات', 'Error loading data'));
    await person.goto(record);
    await expectOnce(failure, say('حدث خطأ أثناء تحميل البيانات', 'Error loading data'));
  }
});

test('R339 R346 a message of a visitor that could not be sent says so, and stays', async ({ page, say }) => {
  await page.route('**/api/ContactMessages/Add', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/contactus');
  await isAlive(page);
  const message = page.getByRole('textbox', { name: say('الرسالة', 'Message') });
  await page.getByRole('textbox', { name: say('البريد الإلكتروني', 'Email') }).fill('reader@example.com');
  await page.getByRole('textbox', { name: say('رقم الهاتف', 'Phone number') }).fill('+20 2 0000 0150');
  await message.fill(say('أرغب في استشارة بشأن عقد إيجار.', 'I need advice about a lease.'));
  await page.getByRole('button', { name: say('إرسال الرسالة', 'Send message') }).click();
  await expectOnce(
    page.getByRole('alert'),
    say(
      'حدث خطأ أثناء إرسال رسالتك. يُرجى المحاولة مرة أخرى.',
      'There was an error sending your message. Please try again.',
    ),
  );
  await expect(message).toHaveValue(say('أرغب في استشارة بشأن عقد إيجار.', 'I need advice about a lease.'));
});

test('a message was sent, and the word of it did not come', async ({ page, say }) => {
  const part = /\/message-sent-/;
  let tries = 0;
  let sent = 0;
  await page.route(part, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.route('**/api/ContactMessages/Add', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/contactus');
  // A reload does not bring it either.
  await expect.poll(() => tries).toBeGreaterThan(1);
  await isAlive(page);
  const message = page.getByRole('textbox', { name: say('الرسالة', 'Message') });
  await page.getByRole('textbox', { name: say('البريد الإلكتروني', 'Email') }).fill('reader@example.com');
  await page.getByRole('textbox', { name: say('رقم الهاتف', 'Phone number') }).fill('+20 2 0000 0150');
  await message.fill(say('أرغب في استشارة بشأن عقد إيجار.', 'I need advice about a lease.'));
  const send = page.getByRole('button', { name: say('إرسال الرسالة', 'Send message') });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(message).toHaveValue(say('أرغب في استشارة بشأن عقد إيجار.', 'I need advice about a lease.'));
  expect(sent).toBe(0);
  await page.unroute(part);
  await send.click();
  await expect(page.getByText('reader@example.com')).toBeVisible();
  expect(sent).toBe(1);
});

test('R344 R346 a consultation that could not be sent says so', async ({ page, enter, say }) => {
  await page.route('**/api/Consultations/Add', (route) => route.fulfill({ status: 500, body: '' }));
  await enter(page, 'client', '/consultations');
  await isAlive(page);
  const next = page.getByRole('button', { name: say('التالي', 'Next') });
  await page.getByRole('radio').nth(2).check();
  await page
    .getByRole('radiogroup', { name: say('المجال القانوني', 'Area of law') })
    .getByRole('radio')
    .first()
    .check();
  await next.click();
  await page.getByLabel(say('عنوان القضية', 'Case title')).fill(say('نزاع شركاء', 'A dispute'));
  await page
    .getByLabel(say('وصف القضية', 'Case description'))
    .fill(say('شريكان بلا عقد مكتوب.', 'Two partners without a written contract.'));
  await next.click();
  await page.getByLabel(say('الفرع', 'Branch'), { exact: true }).selectOption({ index: 1 });
  await next.click();
  await page.getByRole('button', { name: say('إرسال طلب الاستشارة', 'Send consultation request') }).click();
  await expectOnce(
    page.getByRole('alert'),
    say('تعذّر إنشاء طلب الاستشارة', "Couldn't create the consultation request"),
  );
});

test('R345 R346 where nothing better is known, the general sentence is said', async ({ page, say }) => {
  await page.route('**/api/Auth/Login', (route) => route.fulfill({ status: 418, body: '' }));
  await page.goto('/login');
  await page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true }).fill('someone@example.com');
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill('Nakheel-1446');
  await page.getByRole('button', { name: say('دخول', 'Log in'), exact: true }).click();
  await expectOnce(
    page.getByRole('alert'),
    say('حدث خطأ. يُرجى المحاولة مرة أخرى.', 'An error occurred. Please try again.'),
  );
});
