import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/browser.ts';
import { expectAccessible, expectNoSidewaysScroll, lookAt } from '#tests/support/browser-checks.ts';

test(
  'a list is exported as it is filtered, corrected in the file, and imported again',
  { tag: '@journey' },
  async ({ page, enter, api, say }) => {
    const mark = Date.now().toString(36);
    const id = await api.add('POST /api/FaqCategories/Add', {
      nameAr: `باب ${mark}`,
      nameEn: `Topic ${mark}`,
    });
    await enter(page, 'admin', `/admin/faq/categories?SearchTerm=${mark}`);
    await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(1);
    await page.getByRole('button', { name: say('التصدير والاستيراد', 'Export and import') }).click();
    const csv = page.getByRole('menuitem', { name: say('تصدير بصيغة CSV', 'Export as CSV') });
    await expect(csv).toContainText(say('سجل واحد', '1 record'));
    const [download] = await Promise.all([page.waitForEvent('download'), csv.click()]);
    expect(download.suggestedFilename()).toContain(say('تصنيفات الأسئلة', 'FAQ categories'));
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(`Topic ${mark}`);
    expect(text.trim().split('\r\n')).toHaveLength(2);

    await page.getByRole('button', { name: say('التصدير والاستيراد', 'Export and import') }).click();
    await page.getByRole('menuitem', { name: say('استيراد من ملف', 'Import from a file') }).click();
    await expect(page).toHaveURL(/\/admin\/faq\/categories\/import$/);
    const file = page.getByLabel(say('اختيار ملف', 'Choose a file'), { exact: true });
    const choose = (content: string) =>
      file.setInputFiles({ name: 'topics.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

    await choose(`id,nameAr,nameEn,Colour\r\n${id},,Corrected ${mark}\r\n,باب جديد ${mark},New ${mark}\r\n`);
    const errors = page.getByRole('table', { name: say('الأخطاء في الملف', 'Errors in the file') });
    await expect(errors.getByRole('row')).toHaveCount(2);
    await expect(errors).toContainText(say('هذا الحقل مطلوب', 'This field is required'));
    await expect(page.getByText('Colour')).toBeVisible();
    const save = page.getByRole('button', { name: say('حفظ هذه التغييرات', 'Save these changes') });
    await expect(save).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: say('حفظ الصف الصحيح وحده', 'Save the one row that is right') }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);

    await choose(text.replace(`Topic ${mark}`, `Corrected ${mark}`) + `,باب جديد ${mark},New ${mark},,\r\n`);
    await expect(errors).toHaveCount(0);
    const changes = page.getByRole('list', { name: say('ما سيتغيّر', 'What changes') });
    await expect(changes.getByRole('listitem')).toHaveCount(2);
    const corrected = changes.getByRole('listitem').first();
    await expect(corrected.getByRole('deletion')).toContainText(`Topic ${mark}`);
    await expect(corrected.getByRole('insertion')).toContainText(`Corrected ${mark}`);
    await changes.getByText(say('كل القيم', 'All values')).click();
    await expect(changes.getByText(`New ${mark}`).last()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await save.click();
    await expect(page).toHaveURL(/\/admin\/faq\/categories/);
    await expect(page.getByText(say('تم استيراد الملف', 'The file was imported'))).toBeVisible();
    expect(await api.call('admin', `GET /api/FaqCategories/GetForUpdate/${id}`)).toMatchObject({
      nameAr: `باب ${mark}`,
      nameEn: `Corrected ${mark}`,
      version: 2,
    });
    expect(await api.call('admin', `GET /api/FaqCategories/GetAll?SearchTerm=${mark}`)).toHaveLength(2);
  },
);

test('rows that are wrong are left out of an import: the others are saved, and what is left to correct stays in sight', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = Date.now().toString(36);
  await enter(page, 'admin', '/admin/faq/categories/import');
  await page.getByLabel(say('اختيار ملف', 'Choose a file'), { exact: true }).setInputFiles({
    name: 'topics.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `id,nameAr,nameEn\r\n,باب أول ${mark},First ${mark}\r\n,,Second ${mark}\r\n9999999,لا أحد,${mark}\r\n`,
    ),
  });
  await page
    .getByRole('button', { name: say('حفظ الصف الصحيح وحده', 'Save the one row that is right') })
    .click();
  await expect(page.getByText(say('تم الحفظ، وتُرك صفان', 'Saved, but for 2 rows'))).toBeVisible();
  const errors = page.getByRole('table', { name: say('الأخطاء في الملف', 'Errors in the file') });
  await expect(errors.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('button', { name: say(/^حفظ/, /^Save/) })).toHaveCount(0);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('تنزيل ما تُرك', 'Download the rows left out') }).click();
  const left = await readFile(await (await arriving).path(), 'utf8');
  expect(left).toContain(`Second ${mark}`);
  expect(left).not.toContain(`First ${mark}`);
  await lookAt(page, `import-left-${say('ar', 'en')}`);
  expect(await api.call('admin', `GET /api/FaqCategories/GetAll?SearchTerm=${mark}`)).toMatchObject([
    { nameEn: `First ${mark}` },
  ]);
});
