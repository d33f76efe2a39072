import { TOTP } from 'otpauth';
import { expect, test } from '#tests/support/browser.ts';
import { expectAccessible } from '#tests/support/browser-checks.ts';

test(
  'staff switch two-step login on, log in with a recovery code, and switch it off again',
  { tag: '@journey' },
  async ({ page, enter, newPerson, say }) => {
    const password = 'Yamama-2026';
    const currentPassword = say('كلمة المرور الحالية', 'Current password');
    const codeLabel = say('رمز تطبيق المصادقة', 'Code from your authenticator app');
    await enter(page, 'support', '/admin/profile');
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: say('التحقق بخطوتين', 'Two-step login') }) });
    await section.getByRole('button', { name: say('تفعيل', 'Switch on') }).click();
    await expect(section.getByLabel(currentPassword)).toBeFocused();
    await section.getByLabel(currentPassword).fill(password);
    await section.getByRole('button', { name: say('تفعيل', 'Switch on') }).click();
    const picture = section.getByRole('img', {
      name: say('صورة لتطبيق المصادقة', 'Picture for the authenticator app'),
    });
    await expect(picture).toBeVisible();
    await expectAccessible(page);
    const secret = (
      await section
        .locator('bdi, [dir="ltr"]')
        .filter({ hasText: /^[A-Z2-7 ]{32,}$/ })
        .first()
        .innerText()
    ).replaceAll(' ', '');
    const app = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 });
    await section.getByLabel(codeLabel).fill('000000');
    await section.getByRole('button', { name: say('تأكيد', 'Confirm') }).click();
    await expect(
      section.getByText(
        say('الرمز غير صحيح أو سبق استخدامه', 'The code is incorrect or has already been used'),
      ),
    ).toBeVisible();
    await section.getByLabel(codeLabel).fill(app.generate());
    await section.getByRole('button', { name: say('تأكيد', 'Confirm') }).click();
    const codes = section.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    const [first = '', second = ''] = await codes.allInnerTexts();
    await section.getByRole('button', { name: say('احتفظت بها', 'I have kept them') }).click();
    await expect(section.getByText(say('التحقق بخطوتين مفعّل.', 'Two-step login is on.'))).toBeVisible();
    // What was pressed goes with what it is about.
    await expect(section.getByRole('heading')).toBeFocused();

    const other = await newPerson();
    await other.goto('/login');
    await other
      .getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true })
      .fill('support@yamama-fustat.example');
    await other.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill(password);
    const submit = other.getByRole('button', { name: say('دخول', 'Log in'), exact: true });
    await submit.click();
    await expect(other.getByLabel(codeLabel)).toBeFocused();
    await expectAccessible(other);
    await other.getByLabel(codeLabel).fill('12');
    await submit.click();
    await expect(other.getByLabel(codeLabel)).toHaveAttribute('aria-invalid', 'true');
    await other.getByLabel(codeLabel).fill(first);
    await submit.click();
    await other.waitForURL('**/admin/requests');

    await section.getByRole('button', { name: say('إيقاف', 'Switch off') }).click();
    await section.getByLabel(currentPassword).fill(password);
    await section.getByLabel(codeLabel).fill(second);
    await section.getByRole('button', { name: say('إيقاف', 'Switch off') }).click();
    await expect(section.getByRole('button', { name: say('تفعيل', 'Switch on') })).toBeVisible();
    await expect(section.getByRole('heading')).toBeFocused();
  },
);
