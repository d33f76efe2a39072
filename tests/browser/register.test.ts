import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

type Say = (ar: string, en: string) => string;

test('R15 R182 a new client registers on the login screen and is signed in', async ({ page, say }) => {
  const email = `new-${Date.now().toString(36)}@example.com`;
  await page.goto('/login');
  await expect(page.getByRole('button', { name: say('دخول', 'Log in'), exact: true })).toBeVisible();
  await page.getByRole('tab', { name: say('إنشاء حساب', 'Create an account') }).click();
  await fill(page, say, email);
  await page
    .getByLabel(say('الفرع الأقرب', 'Nearest branch'))
    .selectOption({ label: say('القاهرة', 'Cairo') });
  await submit(page, say).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByRole('banner').getByRole('button', { name: say('سارة القحطاني', 'Sara Alqahtani') }),
  ).toBeVisible();
  const stored = await page.evaluate(() => sessionStorage.getItem('auth-store'));
  expect(JSON.parse(stored ?? '')).toMatchObject({
    state: { isAuthenticated: true, user: { email, lastRole: 'User', branchId: 2 } },
  });
  await page.goto('/profile');
  await expect(page.getByText(say('لا توجد لديك طلبات بعد', 'You have no requests yet'))).toBeVisible();
});

test('R338 R347 an address that is taken is told at its field; what was typed stays', async ({
  page,
  say,
}) => {
  await page.goto('/login?tab=register');
  await fill(page, say, 'client@yamama-fustat.example');
  await submit(page, say).click();
  const email = page.getByLabel(say('البريد الإلكتروني', 'Email'));
  await expect(email).toHaveAccessibleDescription(
    new RegExp(say('البريد الإلكتروني مسجّل بالفعل', 'Email is already registered')),
  );
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('client@yamama-fustat.example');
  await expect(page.getByLabel(say('الاسم الكامل بالعربية', 'Full name in Arabic'))).toHaveValue(
    'سارة القحطاني',
  );
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
  const first = page.getByLabel(say('الاسم الكامل بالعربية', 'Full name in English'));
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(say('هذا الحقل مطلوب', 'This field is required'));
  const invalid = page.getByRole('textbox').and(page.locator('[aria-invalid="true"]'));
  // Both names, the address, both numbers; the passwords are no text boxes while they are hidden from reading.
  await expect(invalid).toHaveCount(7);
  await expect(page.getByRole('checkbox', { name: say('أوافق', 'I agree') })).toHaveAccessibleDescription(
    say('يلزم الموافقة على الشروط وسياسة الخصوصية', 'Please agree to the terms and the privacy policy'),
  );
  await expect(page.getByLabel(say('رقم الجوال', 'Mobile number'), { exact: true })).toHaveValue('12');
  // Mended, the field says nothing any more.
  await first.fill(say('سارة', 'Sara'));
  await expect(first).toHaveAccessibleDescription('');
});

async function fill(page: Page, say: Say, email: string): Promise<void> {
  await page.getByLabel(say('الاسم الكامل بالعربية', 'Full name in Arabic')).fill('سارة القحطاني');
  await page.getByLabel(say('الاسم الكامل بالإنجليزية', 'Full name in English')).fill('Sara Alqahtani');
  await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill(email);
  await page.getByLabel(say('رقم الجوال', 'Mobile number'), { exact: true }).fill('0501234567');
  await expect(
    page.getByRole('checkbox', { name: say('هو رقم الجوال نفسه', 'Same as mobile number') }),
  ).toBeChecked();
  await expect(page.getByLabel(say('رقم واتساب', 'WhatsApp number'))).toHaveValue('+966 50 123 4567');
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill('Nakheel-1446');
  await page.getByLabel(say('تأكيد كلمة المرور', 'Confirm password')).fill('Nakheel-1446');
  await page.getByRole('checkbox', { name: say('أوافق', 'I agree') }).check();
}

const submit = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('إنشاء الحساب', 'Create account') });
