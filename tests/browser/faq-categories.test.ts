import { expect, test } from '#tests/support/browser.ts';

test('R83 R351 Admin creates, changes and deletes an FAQ category and takes it out of the trash again', async ({
  page,
  enter,
  say,
}) => {
  const mark = Date.now().toString(36);
  const first = say(`تصنيف ${mark}`, `Category ${mark}`);
  const changed = say(`تصنيف معدّل ${mark}`, `Changed category ${mark}`);
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await enter(page, 'admin', '/admin/faq');
  await page.getByRole('link', { name: say('تصنيفات الأسئلة', 'FAQ categories') }).click();
  await page.getByRole('link', { name: say('إضافة تصنيف أسئلة', 'New FAQ category') }).click();
  await page.getByLabel(say('الاسم (بالعربية)', 'Name (Arabic)')).fill(`تصنيف ${mark}`);
  await page.getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)')).fill(`Category ${mark}`);
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(alert(say('تم الإنشاء', 'Created'))).toBeVisible();

  const search = page.getByRole('searchbox', { name: say('البحث في', 'Search') });
  await search.fill(mark);
  await expect(page).toHaveURL(new RegExp(mark));
  await page.getByRole('table').getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.getByRole('link', { name: say('تعديل', 'Edit') }).click();
  await page.getByLabel(say('الاسم (بالعربية)', 'Name (English)')).fill(changed);
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(alert(say('تم حفظ التغييرات', 'Changes saved'))).toBeVisible();

  // The list is as it was left: with its search.
  await expect(search).toHaveValue(mark);
  await page.getByRole('button', { name: say(`إجراءات ${changed}`, `Actions for ${changed}`) }).click();
  await page.getByRole('menuitem', { name: say('حذف', 'Delete') }).click();
  const dialog = page.getByRole('dialog', {
    name: say(`حذف «\u2068${changed}\u2069»؟`, `Delete “\u2068${changed}\u2069”?`),
  });
  await dialog.getByRole('button', { name: say('حذف', 'Delete') }).click();
  await expect(alert(say('تم الحذف', 'Deleted'))).toBeVisible();
  await expect(page.getByText(say('لا توجد سجلات مطابقة', 'No records match'))).toBeVisible();

  await page.getByRole('link', { name: say('سلة المحذوفات', 'Trash') }).click();
  await page.getByRole('button', { name: say(`استعادة: ${changed}`, `Restore: ${changed}`) }).click();
  await expect(alert(say('تمت الاستعادة', 'Restored'))).toBeVisible();
  await page.goto(`/admin/faq/categories?SearchTerm=${mark}`);
  await expect(page.getByRole('table').getByRole('link', { name: changed })).toBeVisible();
});

test('R367 a category with questions is not deleted: the dialog says how many there are', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = Date.now().toString(36);
  const categoryId = await api.add('POST /api/FaqCategories/Add', {
    nameAr: `مستخدم ${mark}`,
    nameEn: `Used ${mark}`,
  });
  for (const number of [1, 2])
    await api.add('POST /api/Faqs/Add', { categoryId, questionEn: `${number} ${mark}`, answerEn: 'Yes.' });

  await enter(page, 'admin', `/admin/faq/categories/${categoryId}`);
  await page.getByRole('button', { name: say('حذف', 'Delete') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText(say(/^الأسئلة الشائعة\s*2$/, /^FAQ\s*2$/));
  await expect(dialog).toContainText(
    say('لا يمكن حذفه ما دامت هذه السجلات مرتبطة به', 'Reassign them first'),
  );
  await expect(dialog.getByRole('button', { name: say('حذف', 'Delete') })).toBeDisabled();
  await dialog.getByRole('button', { name: say('إلغاء', 'Cancel') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`مستخدم ${mark}`, `Used ${mark}`));
});
