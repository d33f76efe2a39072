import { z } from 'zod';
import { expectAccessible, expectNoSidewaysScroll, lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

test('whoever stands for a lawyer makes an address for their calendar, reads by it, and revokes it', async ({
  page,
  newPerson,
  enter,
  api,
  say,
  language,
}) => {
  test.setTimeout(120_000);
  const found = await api.call('admin', 'GET /api/ApplicationUsers/GetAll?SearchTerm=support@');
  const [account] = z.array(z.looseObject({ id: z.number() })).parse(found);
  const staff = await newPerson();

  await test.step('an account that stands for nobody is told so', async () => {
    await api.call('admin', `PUT /api/ApplicationUsers/Update`, { id: account?.id, lawyerId: null });
    await enter(staff, 'support', '/admin/profile');
    await expect(staff.getByText(say('حسابك غير مرتبط', 'is not linked to a lawyer'))).toBeVisible();
  });

  await test.step('an Admin says for whom it stands', async () => {
    await enter(page, 'admin', `/admin/users/${account?.id}/edit`);
    const lawyer = page.getByRole('searchbox', { name: say('محامٍ في الموقع', 'Lawyer on the site') });
    await lawyer.click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await lookAt(page, `${language}-account-of-lawyer`);
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(page).not.toHaveURL(/\/edit$/);
  });

  await staff.reload();
  const address = staff.getByRole('textbox', { name: say('عنوان تقويمك', 'Address of your calendar') });
  const made = await test.step('the address is shown once', async () => {
    await staff.getByRole('button', { name: say('إنشاء عنوان', 'Make an address'), exact: true }).click();
    await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
    await expectAccessible(staff);
    await address.scrollIntoViewIfNeeded();
    await lookAt(staff, `${language}-calendar-feed`);
    await staff.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(staff);
    await address.scrollIntoViewIfNeeded();
    await lookAt(staff, `${language}-calendar-feed-390`);
    const value = await address.inputValue();
    const file = await staff.request.get(value);
    expect(file.status()).toBe(200);
    expect(await file.text()).toContain('BEGIN:VCALENDAR');
    await staff.reload();
    await expect(staff.getByText(say('للتقويم عنوان أُنشئ', 'There is an address'))).toBeVisible();
    await expect(address).toHaveCount(0);
    return value;
  });

  await test.step('and dead once it is revoked', async () => {
    await staff.getByRole('button', { name: say('إلغاء العنوان', 'Revoke the address') }).click();
    await expect(
      staff.getByRole('button', { name: say('إنشاء عنوان', 'Make an address'), exact: true }),
    ).toBeVisible();
    expect((await staff.request.get(made)).status()).toBe(404);
  });
});
