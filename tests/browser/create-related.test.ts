import { z } from 'zod';
import { lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

const recordsSchema = z.array(z.looseObject({ id: z.number(), categoryId: z.number().optional() }));

test('a category that is missing is made from the form of a question, by keyboard alone, and chosen in it', async ({
  page,
  enter,
  api,
  say,
  language,
}) => {
  const mark = Date.now().toString(36);
  const name = say(`باب ${mark}`, `Topic ${mark}`);
  await enter(page, 'admin', '/admin/faq/new');
  const question = page.getByLabel(say('السؤال (بالعربية)', 'Question (English)')).first();
  await question.fill(`Typed ${mark}`);
  const picker = page.getByRole('searchbox', { name: say('التصنيف', 'Category') });
  const create = page.getByRole('option', { name: new RegExp(say('^إنشاء', '^Create')) });
  const dialog = page.getByRole('dialog', { name: say('إضافة تصنيف', 'New') });

  await picker.focus();
  await page.keyboard.insertText(name);
  await expect(create).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const own = dialog.getByLabel(say('الاسم (بالعربية)', 'Name (English)'));
  await expect(own).toHaveValue(name);
  // The first field with nothing in it.
  await expect(dialog.getByLabel(say('الاسم (بالإنجليزية)', 'Name (Arabic)'))).toBeFocused();
  await lookAt(page, `${language}-create-related`);
  await page.setViewportSize({ width: 1280, height: 720 });

  // The way back leaves everything as it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(picker).toBeFocused();
  await expect(question).toHaveValue(`Typed ${mark}`);
  await expect(page).toHaveURL(/\/admin\/faq\/new$/);

  await page.keyboard.insertText(name);
  await expect(create).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(say('الاسم (بالإنجليزية)', 'Name (Arabic)')).focus();
  await page.keyboard.insertText(`Other ${mark}`);
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(picker).toHaveValue(name);
  await expect(question).toHaveValue(`Typed ${mark}`);
  await expect(page).toHaveURL(/\/admin\/faq\/new$/);

  await page.getByLabel(say('الإجابة (بالعربية)', 'Answer (English)')).first().fill('a');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/faq$/);
  const made = (path: string) => api.call('admin', `GET /api/${path}/GetAll?SearchTerm=${mark}`);
  const [category] = recordsSchema.parse(await made('FaqCategories'));
  expect(recordsSchema.parse(await made('Faqs')).map(({ categoryId }) => categoryId)).toEqual([category?.id]);
});

test('a field that already finds the name offers no second one of it', async ({ page, enter, api, say }) => {
  const mark = Date.now().toString(36);
  await api.add('POST /api/FaqCategories/Add', { nameAr: mark, nameEn: mark });
  await enter(page, 'admin', '/admin/faq/new');
  await page.getByRole('searchbox', { name: say('التصنيف', 'Category') }).focus();
  await page.keyboard.insertText(mark);
  await expect(page.getByRole('option')).toHaveText([mark]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: say('التصنيف', 'Category') })).toHaveValue(mark);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form that lies over another one opens no third', async ({ page, enter, say }) => {
  const mark = Date.now().toString(36);
  await enter(page, 'admin', '/admin/faq/new');
  await page.getByRole('searchbox', { name: say('الخدمة', 'Service') }).focus();
  await page.keyboard.insertText(mark);
  await expect(page.getByRole('option')).toHaveText([new RegExp(mark)]);
  await page.keyboard.press('Enter');
  const inner = page.getByRole('dialog').getByRole('searchbox', { name: say('التصنيف', 'Category') });
  await inner.focus();
  await page.keyboard.insertText(mark);
  await expect(page.getByText(say('لا توجد نتائج', 'Nothing found'))).toBeVisible();
  await expect(page.getByRole('option', { name: mark })).toHaveCount(0);
});

test('a deployment reloaded the page by itself over the question that somebody was typing', async ({
  browser,
  baseURL,
  enter,
  language,
  say,
}) => {
  // A browser of its own: React tells the console of the part that did not come.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/?lang=${language}`);
  await enter(page, 'admin', '/admin/faq/new');
  const question = page.getByLabel(say('السؤال (بالعربية)', 'Question (English)')).first();
  await question.fill('Half a question');
  await page.route('**/assets/create-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('searchbox', { name: say('التصنيف', 'Category') }).focus();
  await page.keyboard.insertText(`Topic ${Date.now().toString(36)}`);
  await page.getByRole('option', { name: new RegExp(say('^إنشاء', '^Create')) }).click();
  const told = page
    .getByRole('alert')
    .filter({ hasText: say('تتوفر نسخة أحدث من لوحة التحكم', 'A newer version of this panel is available') });
  await expect(told).toBeVisible();
  // Whoever wants it now is asked by the browser, and may stay.
  const asked = page.waitForEvent('dialog');
  const press = told.getByRole('button', { name: say('إعادة تحميل الصفحة', 'Reload page') }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await press;
  await expect(question).toHaveValue('Half a question');
  expect(loads).toBe(0);
  await context.close();
});
