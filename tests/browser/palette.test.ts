import { expectAccessible } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

test(
  'Ctrl+K leads to screens, new records and any record, typed without hamza, by keyboard alone',
  { tag: '@journey' },
  async ({ page, enter, api, say }) => {
    const mark = Date.now().toString(36);
    const nameAr = `أحكام الإيجار ${mark}`;
    const nameEn = `Lease rules ${mark}`;
    await api.add('POST /api/FaqCategories/Add', { nameAr, nameEn });
    await enter(page, 'admin', '/admin/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: say('البحث في لوحة التحكم', 'Search the panel') });
    const box = palette.getByRole('combobox');
    await expect(box).toBeFocused();
    await expectAccessible(page);

    // The name in one spelling, its hamza left out and the words of either language.
    await page.keyboard.type(say(`احكام ${mark}`, `lease ${mark}`));
    const option = palette.getByRole('option', { name: say(nameAr, nameEn) });
    await expect(option).toBeVisible();
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(nameAr, nameEn));

    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type(say('مستخدم', 'user'));
    const options = palette.getByRole('option');
    await expect(options.first()).toHaveText(say('المستخدمون', 'Users'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users$/);

    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type(say('القائمة التي لا توجد', 'nothing has these words'));
    await expect(palette.getByRole('status')).toHaveText(say('لا توجد نتائج', 'Nothing found'));
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  },
);

test('a form with changes asks before the palette leads away from it', async ({ page, enter, say }) => {
  await enter(page, 'admin', '/admin/faq/categories/new');
  await page.getByLabel(say('الاسم (بالعربية)', 'Name (Arabic)')).fill('لم يُحفظ بعد');
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('combobox', { name: say('البحث في لوحة التحكم', 'Search the panel') }),
  ).toBeFocused();
  await page.keyboard.type(say('المستخدمون', 'Users'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: say('المغادرة دون حفظ؟', 'Leave without saving?') });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/faq\/categories\/new$/);
});

test('CustomerService finds requests, and no screens of Admin', async ({ page, enter, say }) => {
  await enter(page, 'support', '/admin/requests');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: say('البحث في لوحة التحكم', 'Search the panel') });
  await expect(palette.getByRole('option', { name: say('الطلبات', 'Requests'), exact: true })).toBeVisible();
  await expect(palette.getByRole('option', { name: say('المستخدمون', 'Users') })).toHaveCount(0);
});
