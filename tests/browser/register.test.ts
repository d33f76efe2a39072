import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { expectAccessible } from '#tests/support/browser-checks.ts';
import { mailedCode } from '#tests/support/mailed-code.ts';

type Say = (ar: string, en: string) => string;

test(
  'R15 R182 a new client registers on the login screen and is signed in',
  { tag: '@journey' },
  async ({ page, host, say }) => {
    const email = `new-${Date.now().toString(36)}@example.com`;
    await page.goto('/login');
    await expect(page.getByRole('button', { name: say('دخول', 'Log in'), exact: true })).toBeVisible();
    await page.getByRole('tab', { name: say('إنشاء حساب', 'Create an account') }).click();
    await fill(page, say, email);
    await page
      .getByLabel(say('الفرع الأقرب', 'Nearest branch'))
      .selectOption({ label: say('القاهرة', 'Cairo') });
    await submit(page, say).click();
    // The address is proved first; the last digit sends it.
    const code = page.getByLabel(say('رمز التحقق', 'Verification code'));
    await expect(code).toBeFocused();
    await expectAccessible(page);
    await code.pressSequentially(await mailedCode(host, email));
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'سارة القحطاني' })).toBeVisible();
    const stored = await page.evaluate(() => sessionStorage.getItem('auth-store'));
    expect(JSON.parse(stored ?? '')).toMatchObject({
      state: { isAuthenticated: true, user: { email, lastRole: 'User', branchId: 2 } },
    });
    await page.goto('/profile');
    await expect(page.getByText(say('لا توجد لديك طلبات بعد', 'You have no requests yet'))).toBeVisible();
  },
);

test('R338 R347 an address that is taken is told at its field once its mail was read; what was typed stays', async ({
  page,
  host,
  say,
}) => {
  await page.goto('/login?tab=register');
  const taken = 'client@yamama-fustat.example';
  await fill(page, say, taken);
  await submit(page, say).click();
  await page
    .getByLabel(say('رمز التحقق', 'Verification code'))
    .pressSequentially(await mailedCode(host, taken));
  const email = page.getByLabel(say('البريد الإلكتروني', 'Email'));
  await expect(email).toHaveAccessibleDescription(
    new RegExp(say('البريد الإلكتروني مسجّل بالفعل', 'Email is already registered')),
  );
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(taken);
  await expect(page.getByLabel(say('الاسم الكامل', 'Full name'))).toHaveValue('سارة القحطاني');
  await expect(page.getByLabel(say('كلمة المرور', 'Password'), { exact: true })).toHaveValue('Nakheel-1446');
  await expect(page.getByRole('checkbox', { name: say('أوافق', 'I agree') })).toBeChecked();
});

test('R182 R347 everything that is missing is said at its field, and the focus is on the first of them', async ({
  page,
  say,
}) => {
  await page.goto('/login?tab=register');
  await page.getByLabel(say('رقم الجوال', 'Mobile number'), { exact: true }).fill('12');
  await submit(page, say).click();
  const first = page.getByLabel(say('الاسم الكامل', 'Full name'));
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(say('أدخل اسمك', 'Enter your name'));
  const invalid = page.getByRole('textbox').and(page.locator('[aria-invalid="true"]'));
  await expect(invalid).toHaveCount(4);
  await expect(page.getByRole('checkbox', { name: say('أوافق', 'I agree') })).toHaveAccessibleDescription(
    say(
      'تلزم الموافقة على الشروط والاطّلاع على سياسة الخصوصية',
      'Please agree to the terms and read the privacy policy',
    ),
  );
  await expect(page.getByLabel(say('رقم الجوال', 'Mobile number'), { exact: true })).toHaveValue('12');
  // Mended, the field says nothing any more.
  await first.fill(say('سارة', 'Sara'));
  await expect(first).toHaveAccessibleDescription('');
});

async function fill(page: Page, say: Say, email: string): Promise<void> {
  await page.getByLabel(say('الاسم الكامل', 'Full name')).fill('سارة القحطاني');
  await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill(email);
  await page.getByLabel(say('رقم الجوال', 'Mobile number'), { exact: true }).fill('0501234567');
  await expect(
    page.getByRole('checkbox', {
      name: say('رقم واتساب هو رقم الجوال نفسه', 'My WhatsApp number is my mobile number'),
    }),
  ).toBeChecked();
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill('Nakheel-1446');
  await page.getByRole('checkbox', { name: say('أوافق', 'I agree') }).check();
}

const submit = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('إنشاء الحساب', 'Create account') });

test('a client logs in by a mailed code, and an address that nobody has is told the same', async ({
  page,
  host,
  say,
}) => {
  const email = 'client2@yamama-fustat.example';
  await page.goto('/login');
  await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill('nobody@example.com');
  const instead = page.getByRole('button', { name: say('الدخول برمز', 'Send me a code') });
  await instead.click();
  const sent = page.getByText(say('إذا كان البريد مسجّلًا لدينا', 'If this email is registered'));
  await expect(sent).toBeVisible();
  await page.getByRole('button', { name: say('استخدام بريد آخر', 'Use another email') }).click();
  await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill(email);
  await page.getByRole('button', { name: say('إرسال الرمز', 'Send code') }).click();
  await expect(sent).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel(say('رمز التحقق', 'Verification code'))
    .pressSequentially(await mailedCode(host, email));
  await expect(page).toHaveURL(/\/$/);
  const stored = await page.evaluate(() => sessionStorage.getItem('auth-store'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ state: { user: { email, lastRole: 'User' } } });
});
