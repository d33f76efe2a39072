import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { emailOf } from '#tests/support/browser-api.ts';
import { expectNoSidewaysScroll, lookAt } from '#tests/support/browser-checks.ts';
import { countSendings, keptFiles, threeFiles } from '#tests/support/browser-journey.ts';
import { expect, figure, test } from '#tests/support/browser.ts';
import { mailedCode } from '#tests/support/mailed-code.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

type Say = (ar: string, en: string) => string;

test('a new client sends a request with three files, and it is sent once: 14 taps and 50 keystrokes at most', async ({
  page,
  host,
  say,
}) => {
  const thumb = countedThumb();
  const sendings = countSendings(page, '/api/Requests/Add');
  const title = await fillRequest(page, say, thumb);
  expect(sendings()).toBe(0);
  await thumb.tap(
    page.getByRole('alert').getByRole('link', { name: say('إنشاء حساب', 'Create an account') }),
  );
  const email = `n${Date.now().toString(36).slice(-4)}@example.com`;
  await thumb.type(page.getByLabel(say('الاسم الكامل', 'Full name')), say('نورة علي', 'Nora Ali'));
  await thumb.type(page.getByLabel(say('البريد الإلكتروني', 'Email')), email);
  await thumb.type(page.getByLabel(say('رقم الجوال', 'Mobile number'), { exact: true }), '0551234567');
  await thumb.type(page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }), 'Nakhl-26');
  await thumb.tap(page.getByRole('checkbox', { name: say('أوافق', 'I agree') }));
  await thumb.tap(page.getByRole('button', { name: say('إنشاء الحساب', 'Create account') }));
  const code = page.getByLabel(say('رمز التحقق', 'Verification code'));
  await expect(code).toBeFocused();
  await expectNoSidewaysScroll(page);
  await thumb.goOnTyping(code, await mailedCode(host, email));
  await expectReceived(page, say);
  expect(sendings()).toBe(1);
  expect(thumb.taps).toBeLessThanOrEqual(14);
  expect(thumb.keys).toBeLessThanOrEqual(50);
  figure(`${thumb.taps} taps, ${thumb.keys} keystrokes`);
  await expectSentWithFiles(page, title);
});

test('a visitor who reloads the page while registering still sends the request, with its three files', async ({
  page,
  host,
  say,
}) => {
  const thumb = countedThumb();
  const sendings = countSendings(page, '/api/Requests/Add');
  const title = await fillRequest(page, say, thumb);
  await page
    .getByRole('alert')
    .getByRole('link', { name: say('إنشاء حساب', 'Create an account') })
    .click();
  const waits = page.getByText(say('ما كتبته محفوظ بمرفقاته', 'What you wrote is kept with its files'));
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  const email = `r${Date.now().toString(36).slice(-4)}@example.com`;
  await page.getByLabel(say('الاسم الكامل', 'Full name')).fill(say('نورة علي', 'Nora Ali'));
  await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill(email);
  await page.getByLabel(say('رقم الجوال', 'Mobile number'), { exact: true }).fill('0551234567');
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill('Nakhl-26');
  await page.getByRole('checkbox', { name: say('أوافق', 'I agree') }).check();
  await page.getByRole('button', { name: say('إنشاء الحساب', 'Create account') }).click();
  await page
    .getByLabel(say('رمز التحقق', 'Verification code'))
    .pressSequentially(await mailedCode(host, email));
  await expectReceived(page, say);
  expect(sendings()).toBe(1);
  // Nothing of them stays on the device.
  await expect.poll(() => keptFiles(page)).toHaveLength(0);
  await expectSentWithFiles(page, title);
});

test('files that a client had chosen and not sent stayed on the device after the logout', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'client2', '/servicespage');
  await page.waitForLoadState('networkidle');
  const form = page.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
  await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(await threeFiles());
  await expect(form.getByRole('listitem')).toHaveCount(3);
  await expect.poll(() => keptFiles(page)).toHaveLength(3);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: say('مرحبًا', 'Hello') }).click();
  await header.getByRole('button', { name: say('تسجيل الخروج', 'Logout') }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptFiles(page)).toEqual([]);
});

test('files of a window that was closed are opened by nobody, and go when others are chosen a week later', async ({
  page,
  say,
}) => {
  const choose = async (window: Page, files: Awaited<ReturnType<typeof threeFiles>>) => {
    await window.setViewportSize({ width: 1280, height: 800 });
    await window.goto('/servicespage');
    const form = window.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
    await expect(form.getByRole('listitem')).toHaveCount(0);
    await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(files);
    await expect(form.getByRole('listitem')).toHaveCount(files.length);
  };
  const files = await threeFiles();
  await choose(page, files);
  await expect.poll(() => keptFiles(page)).toHaveLength(3);
  const later = await page.context().newPage();
  await page.close();
  await later.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 7 * 86_400_000 + 60_000;
  });
  await later.goto('/servicespage');
  const left = await keptFiles(later);
  expect(left).toHaveLength(3);
  for (const { name } of files) expect(left.join()).not.toContain(name);
  await choose(later, files.slice(0, 1));
  await expect.poll(() => keptFiles(later)).toHaveLength(1);
});

test('a known client on the way over the login sends the same with 10 taps at most', async ({
  page,
  say,
}) => {
  const thumb = countedThumb();
  const sendings = countSendings(page, '/api/Requests/Add');
  const title = await fillRequest(page, say, thumb);
  await thumb.tap(page.getByRole('alert').getByRole('link', { name: say('تسجيل الدخول', 'Log in') }));
  await thumb.type(page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true }), emailOf('client2'));
  await thumb.type(page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }), DEMO_PASSWORD);
  await thumb.tap(page.getByRole('button', { name: say('دخول', 'Log in'), exact: true }));
  await expectReceived(page, say);
  expect(sendings()).toBe(1);
  expect(thumb.taps).toBeLessThanOrEqual(10);
  figure(`${thumb.taps} taps`);
  await expectSentWithFiles(page, title);
});

test(
  'a known client asks for a consultation at a time of their choice with 10 taps at most',
  { tag: '@journey' },
  async ({ page, enter, say, language }) => {
    const thumb = countedThumb();
    const sendings = countSendings(page, '/api/Consultations/Add');
    await enter(page, 'client2', '/');
    await page.waitForLoadState('networkidle');
    await thumb.tap(page.getByRole('link', { name: say('اطلب استشارة', 'Request a consultation') }).first());
    const group = (name: string) => page.getByRole('radiogroup', { name });
    const next = page.getByRole('button', { name: say('التالي', 'Next') });
    await thumb.tap(group(say('نوع الاستشارة', 'Consultation type')).getByText(say('هاتف', 'hone')).first());
    await thumb.tap(group(say('المجال القانوني', 'Area of law')).getByRole('radio').first());
    await expectNoSidewaysScroll(page);
    await lookAt(page, `${language}-consultation-type`);
    await thumb.tap(next);
    await thumb.tellCase(
      page.getByLabel(say('عنوان القضية', 'Case title')),
      `${say('توريد متأخر', 'Late delivery')} ${Date.now().toString(36)}`,
    );
    await thumb.tellCase(
      page.getByLabel(say('وصف القضية', 'Case description')),
      say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'),
    );
    await thumb.tap(next);
    const times = group(say('الوقت', 'Time')).getByRole('radio');
    await expect(times.first()).toBeVisible();
    await lookAt(page, `${language}-consultation-time`);
    await thumb.tap(times.first());
    await lookAt(page, `${language}-consultation-second-choice`);
    await thumb.tap(next);
    await expect(page.getByText(say('لم تختر موعدًا', 'You have not chosen a time'))).toHaveCount(0);
    await lookAt(page, `${language}-consultation-review`);
    await thumb.tap(
      page.getByRole('button', { name: say('إرسال طلب الاستشارة', 'Send consultation request') }),
    );
    await expect(
      page.getByRole('group', {
        name: say('تم استلام طلب الاستشارة', 'Your consultation request was received'),
      }),
    ).toContainText(say('نحجز لك هذا الموعد', 'We will hold it for you'));
    expect(sendings()).toBe(1);
    expect(thumb.taps).toBeLessThanOrEqual(10);
    figure(`${thumb.taps} taps for a consultation`);
  },
);

/** Fills in the request as a visitor, and presses the button that sends it. */
async function fillRequest(page: Page, say: Say, thumb: Thumb): Promise<string> {
  const title = `${say('توريد متأخر', 'Late delivery')} ${Date.now().toString(36)}`;
  await page.goto('/servicespage');
  // What the host drew is answered once its program is here.
  await page.waitForLoadState('networkidle');
  const service = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: say('تحصيل الديون', 'Debt recovery') }) });
  await thumb.tap(service.getByRole('button'));
  const form = page.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
  await expect(form.getByText(say('يتطلب الإرسال حسابًا', 'You need an account to send this'))).toBeVisible();
  await thumb.tellCase(form.getByLabel(say('عنوان الطلب', 'Title')), title);
  await thumb.tellCase(
    form.getByLabel(say('وصف الطلب', 'Description')),
    say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'),
  );
  await thumb.attach(form.getByLabel(say('المرفقات', 'Attachments')));
  await expect(form.getByRole('listitem')).toHaveCount(3);
  await thumb.tap(form.getByRole('button', { name: say('إرسال الطلب', 'Send request') }));
  return title;
}

const expectReceived = (page: Page, say: Say) =>
  expect(page.getByRole('group', { name: say('تم استلام طلبك', 'Your request was received') })).toContainText(
    /R-\d{4}-\d{5}/,
  );

async function expectSentWithFiles(page: Page, title: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const { name } of await threeFiles())
    await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();
}

type Thumb = ReturnType<typeof countedThumb>;

/** A thumb on a phone. What it does is counted; files are chosen at once. */
function countedThumb() {
  const thumb = {
    taps: 0,
    keys: 0,
    async tap(target: Locator) {
      thumb.taps += 1;
      await target.tap();
    },
    async attach(target: Locator) {
      thumb.taps += 1;
      await target.setInputFiles(await threeFiles());
    },
    async goOnTyping(target: Locator, text: string) {
      thumb.keys += [...text].length;
      await target.pressSequentially(text);
    },
    async type(target: Locator, text: string) {
      await thumb.tap(target);
      await thumb.goOnTyping(target, text);
    },
    /** The words of the case are not counted, only the tap that begins them. */
    async tellCase(target: Locator, text: string) {
      await thumb.tap(target);
      await target.fill(text);
    },
  };
  return thumb;
}
