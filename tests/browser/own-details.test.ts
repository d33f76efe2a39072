import { accountCalls } from '#contract/account-calls.ts';
import { expect, test } from '#tests/support/browser.ts';
import { expectAccessible } from '#tests/support/browser-checks.ts';

test('R364 staff correct their own name and number; the greeting follows, what is wrong is said at its field', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'support', '/admin/profile');
  const english = page.getByLabel(say('الاسم الكامل بالإنجليزية', 'Full name in English'));
  const arabic = page.getByLabel(say('الاسم الكامل بالعربية', 'Full name in Arabic'));
  const mobile = page.getByLabel(say('رقم الجوال', 'Mobile number'), { exact: true });
  const save = page.getByRole('button', { name: say('حفظ', 'Save'), exact: true });
  const before = [await arabic.inputValue(), await english.inputValue(), await mobile.inputValue()] as const;
  await mobile.fill('12');
  await save.click();
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await mobile.fill('+966 50 111 2233');
  await arabic.fill('سلمى وجدي');
  await english.fill('Salma Wagdy');
  // Leaving now would lose it.
  await page
    .getByRole('link', { name: say('الطلبات', 'Requests') })
    .first()
    .click();
  await page.getByRole('button', { name: say('البقاء في الصفحة', 'Stay on this page') }).click();
  await save.click();
  await expect(
    page.getByRole('alert').filter({ hasText: say('تم حفظ التغييرات', 'Changes saved') }),
  ).toBeVisible();
  const menu = page.getByRole('button', { name: say('قائمة الحساب', 'Account menu') });
  await expect(menu).toContainText(say('سلمى وجدي', 'Salma Wagdy'));
  await expectAccessible(page);
  await page.reload();
  await expect(english).toHaveValue('Salma Wagdy');
  await expect(menu).toContainText(say('سلمى وجدي', 'Salma Wagdy'));
  await arabic.fill(before[0]);
  await english.fill(before[1]);
  await mobile.fill(before[2]);
  const saved = page.waitForResponse((answer) => answer.url().endsWith(accountCalls.updateUserInfo));
  await save.click();
  expect((await saved).status()).toBe(200);
});

test('a client corrects their details in two places at once: nothing is overwritten unseen', async ({
  page,
  enter,
  newPerson,
  say,
}) => {
  const other = await newPerson();
  const edit = say('تعديل بياناتي', 'Edit my details');
  const save = say('حفظ', 'Save');
  const english = say('الاسم الكامل بالإنجليزية', 'Full name in English');
  const mobile = say('رقم الجوال', 'Mobile number');
  for (const tab of [page, other]) {
    await enter(tab, 'client2', '/profile');
    await tab.getByRole('button', { name: edit }).click();
  }
  const name = await page.getByLabel(english).inputValue();
  await expect(
    page.getByLabel(say('الاسم الكامل بالعربية', 'Full name in Arabic')).or(page.getByLabel(english)).first(),
  ).toBeFocused();
  await page.getByLabel(mobile, { exact: true }).fill('+20 100 555 0101');
  await page.getByRole('button', { name: save, exact: true }).click();
  await expect(page.getByRole('button', { name: edit })).toBeFocused();
  // The mobile number, and the WhatsApp number that was the same.
  await expect(page.getByText('+20 100 555 0101')).toHaveCount(2);

  await other.getByLabel(english).fill('Changed Elsewhere');
  await other.getByRole('button', { name: save, exact: true }).click();
  await expect(other.getByRole('alert')).toContainText(say('تغيّرت بياناتك', 'Your data was changed'));
  await expect(other.getByLabel(english)).toHaveValue('Changed Elsewhere');
  await expect(other.getByLabel(mobile, { exact: true })).toHaveValue(/5550101|555 0101/);
  await expectAccessible(other);
  await other.getByLabel(english).fill(name);
  await other.getByRole('button', { name: save, exact: true }).click();
  await expect(other.getByRole('button', { name: edit })).toBeVisible();
});
