import { expectNoSidewaysScroll, lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

test(
  'an Admin invites a colleague by mail, who sets a password by the link and comes in where their role works',
  { tag: '@journey' },
  async ({ page, newPerson, enter, host, say, language }) => {
    test.setTimeout(180_000);
    const mark = Date.now().toString(36);
    const email = `invited-${mark}@example.com`;
    const name = say(`ريم ${mark}`, `Reem ${mark}`);
    const row = page.getByRole('row').filter({ hasText: email });
    const waits = say('بانتظار قبول الدعوة', 'Invited');
    const linkIn = (text = '') => /http:\/\/\S+\/invitation#\S+/.exec(text)?.[0] ?? '';
    const links = () => host.mailsTo(email).map(({ text }) => linkIn(text));

    await test.step('the form asks for no password once she is to be invited', async () => {
      await enter(page, 'admin', '/admin/users/new');
      await page.getByLabel(say('الاسم الكامل (بالعربية)', 'Full name (Arabic)')).fill(`ريم ${mark}`);
      await page.getByLabel(say('الاسم الكامل (بالإنجليزية)', 'Full name (English)')).fill(`Reem ${mark}`);
      await page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true }).fill(email);
      await page.getByLabel(say('رقم الجوال', 'Mobile number')).fill('+966 50 111 2222');
      await page
        .getByRole('combobox', { name: say('الدور', 'Role'), exact: true })
        .selectOption({ label: say('الدعم', 'Support') });
      const password = page.getByLabel(say('كلمة المرور', 'Password'), { exact: true });
      await expect(password).toBeVisible();
      const invite = page.getByRole('checkbox', {
        name: say('بدعوة', 'By invitation'),
      });
      await invite.focus();
      await page.keyboard.press('Space');
      await expect(password).toHaveCount(0);
      await lookAt(page, `${language}-invite-form`);
      await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
      await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).fill(mark);
      await expect(row).toContainText(waits);
      await lookAt(page, `${language}-invited-list`);
    });

    await expect.poll(() => links().length, { timeout: 30_000 }).toBe(1);
    const [first = ''] = links();

    await test.step('she is sent another link, the first is dead', async () => {
      await page.getByRole('button', { name: say(`إجراءات ${name}`, `Actions for ${name}`) }).click();
      await page
        .getByRole('menuitem', { name: say('إرسال الدعوة من جديد', 'Send the invitation again') })
        .click();
      await expect.poll(() => links().length, { timeout: 30_000 }).toBe(2);
    });

    const guest = await newPerson();
    await test.step('the dead link says what to do', async () => {
      await guest.goto(first);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
        say('لم يعد رابط الدعوة صالحًا', 'This invitation is no longer valid'),
      );
      await lookAt(guest, `${language}-invitation-over`);
      await guest
        .getByRole('main')
        .getByRole('link', { name: say('دخول', 'Log in') })
        .click();
      await expect(guest).toHaveURL(/\/login$/);
    });

    await test.step('the living one leads her in', async () => {
      const second = links().find((link) => link !== first) ?? '';
      await guest.goto(second);
      await expect(guest.getByText(email)).toBeVisible();
      await expect(guest).toHaveURL(/\/invitation$/);
      await expect(guest.getByRole('checkbox')).toHaveCount(0);
      const field = guest.getByLabel(say('كلمة المرور', 'Password'), { exact: true });
      await field.fill('abc');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(
        new RegExp(say('الحد الأدنى لأحرف كلمة المرور: 6', 'Password must be at least 6 characters')),
      );
      await lookAt(guest, `${language}-invitation`);
      await guest.reload();
      await expectNoSidewaysScroll(guest);
      await field.fill('Zaytoun-1447');
      await field.press('Enter');
      await expect(guest).toHaveURL(/\/admin\/requests$/);
      await expect(row).not.toContainText(waits);
    });
  },
);

test('an invitation is withdrawn: the link is dead, the account waits suspended', async ({
  page,
  newPerson,
  enter,
  api,
  host,
  say,
}) => {
  test.setTimeout(120_000);
  const mark = Date.now().toString(36);
  const email = `withdrawn-${mark}@example.com`;
  await api.add('POST /api/ApplicationUsers/AddWithRole', {
    fullNameAr: `سحب ${mark}`,
    fullNameEn: `Withdrawn ${mark}`,
    email,
    mobileNumber: '+966501112222',
    whatsAppNumber: '+966501112222',
    role: 'User',
    branchId: 1,
    isInvited: true,
  });
  const name = say(`سحب ${mark}`, `Withdrawn ${mark}`);
  await expect.poll(() => host.mailsTo(email).length, { timeout: 30_000 }).toBe(1);
  const link = /http:\/\/\S+\/invitation#\S+/.exec(host.mailsTo(email)[0]?.text ?? '')?.[0] ?? '';
  const guest = await newPerson();
  await guest.goto(link);
  // A client agrees to the terms, as whoever registers.
  await expect(guest.getByRole('checkbox')).toBeVisible();

  await enter(page, 'admin', '/admin/users');
  await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).fill(mark);
  await page.getByRole('button', { name: say(`إجراءات ${name}`, `Actions for ${name}`) }).click();
  await page.getByRole('menuitem', { name: say('سحب الدعوة', 'Withdraw the invitation') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('سحب الدعوة', 'Withdraw the invitation') }).click();
  await expect(dialog).toHaveCount(0);

  const field = guest.getByLabel(say('كلمة المرور', 'Password'), { exact: true });
  await field.fill('Zaytoun-1447');
  await guest.getByRole('checkbox').check();
  await field.press('Enter');
  await expect(guest.getByRole('alert')).toContainText(
    say('لم يعد رابط الدعوة صالحًا', 'This invitation is no longer valid'),
  );
});
