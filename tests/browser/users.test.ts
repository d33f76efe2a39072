import { expect, test } from '#tests/support/browser.ts';

test(
  'R137 R285 R287 Admin creates, views, changes and deletes a user; the dialog names who it is',
  { tag: '@journey' },
  async ({ page, enter, say }) => {
    const mark = Date.now().toString(36);
    const email = `new-${mark}@example.com`;
    const name = say(`خالد ${mark}`, `Khalid ${mark}`);
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
    await enter(page, 'admin', '/admin/users');
    await page.getByRole('link', { name: say('إضافة مستخدم', 'New user') }).click();
    await page.getByLabel(say('الاسم الكامل (بالعربية)', 'Full name (Arabic)')).fill(`خالد ${mark}`);
    await page.getByLabel(say('الاسم الكامل (بالإنجليزية)', 'Full name (English)')).fill(`Khalid ${mark}`);
    await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill(email);
    // As it is typed at home, in the digits of the keyboard; WhatsApp is the same number until somebody says otherwise.
    const mobile = page.getByLabel(say('رقم الجوال', 'Mobile number'));
    await mobile.fill(say('٠٥٠ ١١١ ٢٢٢٢', '050 111 2222'));
    await expect(mobile).toHaveAccessibleDescription(/\+966 50 111 2222/);
    await page.getByLabel(say('البريد الإلكتروني', 'Email')).focus();
    await expect(mobile).toHaveValue('+966 50 111 2222');
    await expect(page.getByLabel(say('رقم واتساب', 'WhatsApp number'))).toHaveValue('+966 50 111 2222');
    const role = page.getByRole('combobox', { name: say('الدور', 'Role'), exact: true });
    const labels = [say('مدير النظام', 'Admin'), say('الدعم', 'Support'), say('عميل', 'Client')];
    for (const label of labels) await role.selectOption({ label });
    await expect(role.getByRole('option')).toHaveText(labels);
    await role.selectOption({ label: say('الدعم', 'Support') });
    await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill('Nakheel-1446');
    await page.getByLabel(say('تأكيد كلمة المرور', 'Confirm password')).fill('Nakheel-1446');
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(alert(say('تم الإنشاء', 'Created'))).toBeVisible();

    await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).fill(mark);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText(say('الدعم', 'Support'));
    await row.getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    await expect(page.getByText(say('الحساب منذ', 'Member since'))).toBeVisible();

    await page.getByRole('link', { name: say('تعديل', 'Edit') }).click();
    await mobile.fill('010 333 4444');
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(mobile).toHaveAccessibleDescription(
      say(/^أدخل رقم هاتف صحيحًا/, /^Enter a valid phone number/),
    );
    await mobile.fill('050 333 4444');
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(alert(say('تم حفظ التغييرات', 'Changes saved'))).toBeVisible();
    await expect(row).toContainText('+966 50 333 4444');
    // Found by any part of its digits, in any writing.
    const search = page.getByRole('searchbox', { name: say('البحث في', 'Search') });
    await search.fill(say('٠٥٠ ٣٣٣ ٤٤٤٤', '050 333 4444'));
    await expect(row).toBeVisible();
    await search.fill(mark);

    await page.getByRole('button', { name: say(`إجراءات ${name}`, `Actions for ${name}`) }).click();
    await page.getByRole('menuitem', { name: say('حذف', 'Delete') }).click();
    const dialog = page.getByRole('dialog', {
      name: say(`حذف «\u2068${name}\u2069»؟`, `Delete “\u2068${name}\u2069”?`),
    });
    // The focus is on the way out, and Escape is one.
    await expect(dialog.getByRole('button', { name: say('إلغاء', 'Cancel') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: say(`إجراءات ${name}`, `Actions for ${name}`) }).click();
    await page.getByRole('menuitem', { name: say('حذف', 'Delete') }).click();
    await dialog.getByRole('button', { name: say('حذف', 'Delete') }).click();
    await expect(alert(say('تم الحذف', 'Deleted'))).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);

test('a record that is opened right after typing in the search stays open', async ({ page, enter, say }) => {
  // The screen of a record takes longer to come than the pause after typing.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((passed) => setTimeout(passed, 300));
    await route.continue();
  });
  await enter(page, 'admin', '/admin/users');
  const link = page.getByRole('row').getByRole('link').first();
  const [name = ''] = (await link.innerText()).split(' ');
  const box = await link.boundingBox();
  if (!box) throw new Error('The row has its place');
  await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).focus();
  await page.keyboard.insertText(name);
  // Quicker than the list begins to search.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // Beside the name the list also says that a translation is missing.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page).toHaveURL(/\/admin\/users\/\d+/);
});

test(
  'R282 R283 R355 the list pages by five, filters and searches, and keeps all of it in the address',
  { tag: '@journey' },
  async ({ page, enter, api, say }) => {
    const mark = Date.now().toString(36);
    for (const number of [1, 2, 3, 4, 5, 6, 7])
      await api.add('POST /api/ApplicationUsers/AddWithRole', {
        fullNameAr: `صفحة ${mark} ${number}`,
        fullNameEn: `Page ${mark} ${number}`,
        email: `page-${mark}-${number}@example.com`,
        mobileNumber: '+966501112222',
        whatsAppNumber: '+966501112222',
        role: number <= 6 ? 'User' : 'CustomerService',
        branchId: number <= 5 ? 2 : 1,
        password: 'Nakheel-1446',
        confirmPassword: 'Nakheel-1446',
      });
    await enter(page, 'admin', '/admin/users');
    const rows = page.getByRole('row').filter({ hasText: mark });
    const shown = (from: number, to: number, total: number) =>
      page.getByRole('status').filter({
        hasText: say(
          `السجلات من ${from} إلى ${to} من إجمالي ${total}`,
          `Showing ${from} to ${to} of ${total} records`,
        ),
      });
    const pages = page.getByRole('navigation', { name: say('الصفحات', 'Pages') });
    await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).fill(mark);
    await expect(shown(1, 5, 7)).toBeVisible();
    await expect(rows).toHaveCount(5);
    await expect(pages.getByRole('button', { name: say('السابق', 'Previous') })).toBeDisabled();
    await pages.getByRole('button', { name: say('التالي', 'Next') }).click();
    await expect(shown(6, 7, 7)).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(pages.getByRole('button', { name: say('التالي', 'Next') })).toBeDisabled();
    await expect(page).toHaveURL(/PageIndex=2/);
    await page.goBack();
    await expect(shown(1, 5, 7)).toBeVisible();

    await page
      .getByRole('button', { name: say('الدور', 'Role'), exact: true })
      .and(page.getByRole('main').getByRole('button'))
      .first()
      .click();
    await page.getByRole('checkbox', { name: say('عميل', 'Client') }).check();
    await page.keyboard.press('Escape');
    await expect(shown(1, 5, 6)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('الفرع', 'Branch'), exact: true })
      .first()
      .click();
    await page.getByRole('checkbox', { name: say('القاهرة', 'Cairo') }).check();
    await page.keyboard.press('Escape');
    await expect(shown(1, 5, 5)).toBeVisible();
    await expect(page).toHaveURL(/Role=User/);
    await expect(page).toHaveURL(/BranchId=2/);

    await page.reload();
    await expect(shown(1, 5, 5)).toBeVisible();
    await page.getByRole('button', { name: say('مسح عوامل التصفية', 'Clear filters') }).click();
    await expect(page).toHaveURL(/\/admin\/users$/);
  },
);

test('R288 R289 a list and a record that cannot be fetched say so and can be asked for again', async ({
  page,
  enter,
  say,
}) => {
  await page.route('**/api/ApplicationUsers/**', (route) => route.fulfill({ status: 400, body: 'no' }));
  await enter(page, 'admin', '/admin/users');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(say('تعذّر جلب المستخدمين', 'Failed to fetch users'));
  await page.goto('/admin/users/1');
  await expect(alert).toContainText(say('تعذّر جلب بيانات المستخدم', 'Failed to fetch user information'));
  await page.unroute('**/api/ApplicationUsers/**');
  await alert.getByRole('button', { name: say('إعادة المحاولة', 'Try again') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('د. مشعل السدراوي', 'Dr. Mishaal Al-Sidrawi'),
  );
  await expect(alert).toHaveCount(0);
});

test('R278 R343 R347 a user that cannot be created, changed or deleted says so, and what was typed stays', async ({
  page,
  enter,
  say,
}) => {
  const fail = (verb: string) =>
    page.route(`**/api/ApplicationUsers/${verb}`, (route) => route.fulfill({ status: 500, body: '' }));
  await fail('AddWithRole');
  await fail('Update');
  await fail('Delete/*');
  await enter(page, 'admin', '/admin/users/3/edit');
  const mobile = page.getByLabel(say('رقم الجوال', 'Mobile number'));
  await mobile.fill('+966 50 999 9999');
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(say('تعذّر تحديث بيانات المستخدم', "Couldn't update the user"));
  await expect(mobile).toHaveValue('+966 50 999 9999');

  await page.goto('/admin/users/3');
  await page.getByRole('button', { name: say('حذف', 'Delete') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('حذف', 'Delete') }).click();
  await expect(dialog.getByRole('alert')).toContainText(say('تعذّر حذف المستخدم', "Couldn't delete the user"));

  await page.goto('/admin/users/new');
  await page.getByLabel(say('الاسم الكامل (بالعربية)', 'Full name (Arabic)')).fill('اسم');
  await page.getByLabel(say('الاسم الكامل (بالإنجليزية)', 'Full name (English)')).fill('A name');
  await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill('somebody@example.com');
  await mobile.fill('+966 50 111 2222');
  await page
    .getByRole('combobox', { name: say('الدور', 'Role'), exact: true })
    .selectOption({ label: say('عميل', 'Client') });
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill('Nakheel-1446');
  await page.getByLabel(say('تأكيد كلمة المرور', 'Confirm password')).fill('Nakheel-1446');
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(alert).toContainText(say('تعذّر إنشاء المستخدم', "Couldn't create the user"));
  await expect(alert).toContainText(say('تعذّر إنشاء المستخدم', 'Failed to create user'));
  await expect(page.getByLabel(say('البريد الإلكتروني', 'Email'))).toHaveValue('somebody@example.com');
});

test('R290 R291 what the host refuses is said where it belongs: a taken address at its field, oneself in the dialog', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/users/3/edit');
  const email = page.getByLabel(say('البريد الإلكتروني', 'Email'));
  await email.fill('client2@yamama-fustat.example');
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(email).toHaveAccessibleDescription(
    say('البريد الإلكتروني مسجّل بالفعل', 'Email is already registered'),
  );
  await expect(email).toBeFocused();

  await page.goto('/admin/users/1');
  await page.getByRole('button', { name: say('حذف', 'Delete') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('حذف', 'Delete') }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    say('لا يمكنك حذف حسابك', 'You cannot delete your own account'),
  );
});
