import type { Page } from '@playwright/test';
import type { BrowserHost } from '#tests/support/browser-host.ts';
import { credentialsOf } from '#tests/support/browser-api.ts';
import { expect, test } from '#tests/support/browser.ts';
import { mailedCode } from '#tests/support/mailed-code.ts';

type Say = (ar: string, en: string) => string;

test(
  'C-17 R17 R18 R20 R22 R185 a forgotten password is replaced by the code from the mail',
  { tag: '@journey' },
  async ({ page, host, say }) => {
    const email = await registered(host);
    await page.goto('/login');
    await page.getByRole('link', { name: say('نسيت كلمة المرور؟', 'Forgot your password?') }).click();
    await askForCode(page, say, email);
    await expect(page).toHaveURL(/\/verify-otp$/);
    await expect(page.getByText(email)).toBeVisible();
    await page
      .getByLabel(say('رمز التحقق', 'Verification code'))
      .pressSequentially(await mailedCode(host, email));

    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByLabel(say('كلمة المرور الجديدة', 'New password')).fill('Zaytoun-1447');
    await page.getByLabel(say('تأكيد كلمة المرور', 'Confirm password')).fill('Zaytoun-1447');
    await page.getByRole('button', { name: say('تعيين كلمة المرور', 'Set password') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByRole('status').filter({ hasText: say('تم تغيير كلمة المرور', 'Your password was changed') }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('forgotPasswordEmail'))).toBeNull();
    for (const path of ['/verify-otp', '/reset-password']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/forget-password$/);
    }

    await page.goto('/login');
    await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill(email);
    const password = page.getByLabel(say('كلمة المرور', 'Password'), { exact: true });
    await password.fill('Nakheel-1446');
    await password.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await password.fill('Zaytoun-1447');
    await password.press('Enter');
    await expect(page).toHaveURL(/\/$/);
  },
);

test('R192 R18 a wrong code is told at the field and stays there to be replaced', async ({
  page,
  host,
  say,
}) => {
  const email = await registered(host);
  await page.goto('/forget-password');
  await askForCode(page, say, email);
  const right = await mailedCode(host, email);
  const code = page.getByLabel(say('رمز التحقق', 'Verification code'));
  await code.fill(right === '111111' ? '222222' : '111111');
  await expect(code).toHaveAccessibleDescription(
    say('رمز التحقق غير صحيح أو انتهت صلاحيته', 'The verification code is invalid or has expired'),
  );
  await expect(code).toBeFocused();
  await expect(page).toHaveURL(/\/verify-otp$/);
  // Selected, so that typing begins anew.
  await page.keyboard.type(right);
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('R197 R187 the code is pasted whole, reads left to right, and takes Arabic-Indic digits', async ({
  page,
  context,
  host,
  say,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = await registered(host);
  await page.goto('/forget-password');
  await askForCode(page, say, email);
  const digits = await mailedCode(host, email);
  const code = page.getByLabel(say('رمز التحقق', 'Verification code'));
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveCSS('direction', 'ltr');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  const indic = [...digits].map((digit) => String.fromCodePoint(0x0660 + Number(digit))).join('');
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${indic.slice(0, 3)} ${indic.slice(3)} `,
  );
  await code.focus();
  await page.keyboard.press('Control+V');
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('R190 another code can be asked for when the minute is over, and then there is another minute', async ({
  page,
  say,
}) => {
  await page.clock.install();
  await page.route('**/api/Auth/ForgotPassword', (route) =>
    route.fulfill({ json: { isSuccess: true, data: null, error: null } }),
  );
  await page.goto('/forget-password');
  await askForCode(page, say, 'someone@example.com');
  await expect(page).toHaveURL(/\/verify-otp$/);
  const resend = page.getByRole('button', { name: say('إعادة إرسال الرمز', 'Resend the code') });
  for (const _ of ['the first wait', 'the second']) {
    await expect(page.getByRole('status').filter({ hasText: '1:00' })).toHaveCount(1);
    await expect(resend).toHaveCount(0);
    await page.clock.runFor(58_000);
    await expect(resend).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(
      page.getByText(say('يمكنك طلب رمز آخر الآن.', 'You can ask for another code now.')),
    ).toHaveCount(1);
    await resend.click();
  }
});

test('R193 R194 a code that could not be sent and a missing connection are told apart; the address stays', async ({
  page,
  say,
}) => {
  await page.route('**/api/Auth/ForgotPassword', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/forget-password');
  await askForCode(page, say, 'someone@example.com');
  await expect(page.getByRole('alert')).toHaveText(
    say(
      'حدث خطأ أثناء محاولة إرسال الرمز. يُرجى المحاولة لاحقًا.',
      'An error occurred while trying to send the code. Please try again later.',
    ),
  );
  await page.unroute('**/api/Auth/ForgotPassword');
  await page.route('**/api/Auth/ForgotPassword', (route) => route.abort());
  await page.getByRole('button', { name: say('إرسال الرمز', 'Send code') }).click();
  await expect(page.getByRole('alert')).toHaveText(
    say(
      'تعذّر الاتصال بالخادم. تحقق من اتصالك بالإنترنت وحاول مرة أخرى.',
      'Failed to connect to the server. Check your internet connection and try again.',
    ),
  );
  await expect(page.getByLabel(say('البريد الإلكتروني', 'Email'))).toHaveValue('someone@example.com');
  expect(await page.evaluate(() => localStorage.getItem('forgotPasswordEmail'))).toBeNull();
});

test('R186 R188 R189 each step says what is missing', async ({ page, say }) => {
  await page.goto('/forget-password');
  await page.getByRole('button', { name: say('إرسال الرمز', 'Send code') }).click();
  const email = page.getByLabel(say('البريد الإلكتروني', 'Email'));
  await expect(email).toHaveAccessibleDescription(say('البريد الإلكتروني مطلوب', 'Email is required'));
  await email.fill('nobody');
  await page.getByRole('button', { name: say('إرسال الرمز', 'Send code') }).click();
  await expect(email).toHaveAccessibleDescription(/name@example\.com/);
  await page.evaluate(() => localStorage.setItem('forgotPasswordEmail', 'someone@example.com'));
  await page.goto('/reset-password');
  await page.getByLabel(say('رمز التحقق', 'Verification code')).fill('12345');
  await page.getByLabel(say('كلمة المرور الجديدة', 'New password')).fill('12345');
  await page.getByLabel(say('تأكيد كلمة المرور', 'Confirm password')).fill('54321');
  await page.getByRole('button', { name: say('تعيين كلمة المرور', 'Set password') }).click();
  await expect(page.getByLabel(say('رمز التحقق', 'Verification code'))).toHaveAccessibleDescription(
    say('يجب أن يتكوّن الرمز من 6 أرقام', 'The code must be exactly 6 digits'),
  );
  await expect(page.getByLabel(say('كلمة المرور الجديدة', 'New password'))).toHaveAccessibleDescription(
    new RegExp(say('الحد الأدنى لأحرف كلمة المرور: 6', 'Password must be at least 6 characters')),
  );
  await expect(page.getByLabel(say('تأكيد كلمة المرور', 'Confirm password'))).toHaveAccessibleDescription(
    say('كلمتا المرور غير متطابقتين', 'Passwords do not match'),
  );
});

/** A client of their own, so that codes and limits of the stories do not meet. */
async function registered(host: BrowserHost): Promise<string> {
  registrations += 1;
  const email = `reset-${Date.now().toString(36)}-${registrations}@example.com`;
  const post = (path: string, body: object, token = '') =>
    fetch(`${host.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  // By an Admin: who registers has just been mailed a code, and has to wait for the next.
  const admin: { data: { accessToken: string } } = await (
    await post('/api/Auth/Login', credentialsOf('admin'))
  ).json();
  const account = {
    fullNameAr: 'سارة القحطاني',
    fullNameEn: 'Sara Alqahtani',
    email,
    mobileNumber: '+966501234567',
    whatsAppNumber: '+966501234567',
    password: 'Nakheel-1446',
    confirmPassword: 'Nakheel-1446',
    branchId: null,
    role: 'User',
  };
  const answer = await post('/api/ApplicationUsers/AddWithRole', account, admin.data.accessToken);
  expect(answer.status).toBe(200);
  return email;
}
let registrations = 0;

async function askForCode(page: Page, say: Say, email: string): Promise<void> {
  await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill(email);
  await page.getByRole('button', { name: say('إرسال الرمز', 'Send code') }).click();
}
