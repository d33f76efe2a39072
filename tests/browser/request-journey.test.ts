import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { emailOf } from '#tests/support/browser-api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Say = (ar: string, en: string) => string;

async function threeFiles() {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5a60' } });
  return [
    { name: 'عقد التوريد.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
    { name: 'invoice.png', mimeType: 'image/png', buffer: await picture.clone().png().toBuffer() },
    { name: 'site.jpg', mimeType: 'image/jpeg', buffer: await picture.clone().jpeg().toBuffer() },
  ];
}

async function logIn(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true }).fill(emailOf('client'));
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: say('دخول', 'Log in'), exact: true }).click();
}

/** Counts the submissions that leave the browser. */
function countSendings(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

test('R216 R217 R200 R221 A77 a visitor fills a request with three files, logs in on the way, sends it once and follows it', async ({
  page,
  say,
}) => {
  test.setTimeout(120_000);
  const title = `${say('توريد متأخر', 'Late delivery')} ${Date.now().toString(36)}`;
  const sendings = countSendings(page, '/api/Requests/Add');
  await page.goto('/servicespage');
  const form = page.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
  await form
    .getByLabel(say('الخدمة', 'Service'), { exact: true })
    .selectOption({ label: say('تحصيل الديون', 'Debt recovery') });
  await form.getByLabel(say('عنوان الطلب', 'Title')).fill(title);
  await form
    .getByLabel(say('وصف الطلب', 'Description'))
    .fill(say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'));
  await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(await threeFiles());
  await expect(form.getByRole('listitem')).toHaveCount(3);

  // Another language takes nothing away.
  const toggle = page.getByRole('banner').getByRole('button', { name: say('English', 'العربية') });
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('lang', say('en', 'ar'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('العربية', 'English') })
    .click();
  await expect(form.getByLabel(say('عنوان الطلب', 'Title'))).toHaveValue(title);

  const send = form.getByRole('button', { name: say('إرسال الطلب', 'Send request') });
  await send.click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(
    say('يجب تسجيل الدخول لطلب الخدمة', 'You must be logged in to request service'),
  );
  expect(sendings()).toBe(0);
  await expectAccessible(page);

  await notice.getByRole('link', { name: say('تسجيل الدخول', 'Log in') }).click();
  await logIn(page, say);
  await expect(page).toHaveURL(/\/servicespage/);
  await expect(form.getByLabel(say('عنوان الطلب', 'Title'))).toHaveValue(title);
  await expect(form.getByRole('listitem')).toHaveCount(3);
  await send.dblclick();
  const done = page.getByRole('group', { name: say('تم استلام طلبك', 'Your request was received') });
  await expect(done).toContainText(/R-\d{4}-\d{5}/);
  await expect(done).toContainText(say('سيصلك ردنا الأول قبل', 'You can expect our first reply by'));
  expect(sendings()).toBe(1);
  await expectAccessible(page);

  await done.getByRole('link', { name: say('متابعة الطلب', 'Follow this request') }).click();
  await expect(page).toHaveURL(/\/profile\/myRequestDetails\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const files = page.getByRole('region', { name: say('المرفقات', 'Attachments') });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: /عقد التوريد\.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('عقد التوريد.pdf');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.goto('/profile');
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});

test('R217 after a reload the text is there, and the names of the files to choose again are told', async ({
  page,
  say,
}) => {
  await page.goto('/servicespage');
  const form = page.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
  await form.getByLabel(say('عنوان الطلب', 'Title')).fill('Written before a reload');
  await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(await threeFiles());
  await expect(form.getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(form.getByLabel(say('عنوان الطلب', 'Title'))).toHaveValue('Written before a reload');
  const told = form.getByRole('status').filter({ hasText: 'invoice.png' });
  await expect(told).toContainText(
    say('استعدنا ما كتبته، ويُرجى إرفاق ملفاتك.', 'We restored what you wrote. Please attach your files.'),
  );
  await expect(told).toContainText('site.jpg');
  await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(await threeFiles());
  await expect(told).toHaveCount(0);
});

test('R238 R239 R242 a consultation goes through its steps, waits for the login and is sent once', async ({
  page,
  say,
}) => {
  test.setTimeout(120_000);
  const title = `${say('نزاع شركاء', 'A dispute of partners')} ${Date.now().toString(36)}`;
  const sendings = countSendings(page, '/api/Consultations/Add');
  const next = page.getByRole('button', { name: say('التالي', 'Next') });
  await page.goto('/consultations');
  await page.getByRole('radio').nth(2).check();
  await page.getByLabel(say('مجال القانون', 'Area of law')).selectOption({ index: 1 });
  await expectAccessible(page);
  await next.click();
  await expect(page).toHaveURL(/\?step=2$/);
  await page.getByLabel(say('عنوان القضية', 'Case title')).fill(title);
  await page
    .getByLabel(say('وصف القضية', 'Case description'))
    .fill(say('شريكان بلا عقد مكتوب.', 'Two partners without a written contract.'));
  await expectAccessible(page);
  await next.click();
  await expect(page).toHaveURL(/\?step=3$/);
  await page.goBack();
  await expect(page.getByLabel(say('عنوان القضية', 'Case title'))).toHaveValue(title);
  await next.click();
  await page.getByLabel(say('الوقت المفضّل للتواصل', 'Preferred time to contact you')).fill('10-12');
  await expectAccessible(page);
  await next.click();
  await expect(
    page.getByRole('heading', { name: say('راجع قبل الإرسال', 'Review before sending') }),
  ).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  const send = page.getByRole('button', { name: say('إرسال طلب الاستشارة', 'Send consultation request') });
  await send.click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(
    say('يجب تسجيل الدخول لإرسال طلب استشارة.', 'You must be logged in to send a consultation.'),
  );
  expect(sendings()).toBe(0);
  await expectAccessible(page);
  await notice.getByRole('link', { name: say('تسجيل الدخول', 'Log in') }).click();
  await logIn(page, say);
  await expect(page).toHaveURL(/\/consultations\?step=4$/);
  await send.dblclick();
  const done = page.getByRole('group', {
    name: say('تم استلام طلب الاستشارة', 'Your consultation request was received'),
  });
  await expect(done).toContainText(/C-\d{4}-\d{5}/);
  expect(sendings()).toBe(1);
  await expectAccessible(page);
  await page.goto('/profile?tab=consultations');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(say('قيد المراجعة', 'Pending Review')).first()).toBeVisible();
  await expectAccessible(page);
});
