import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';

test(
  'R36 R350 R366 a question that Admin writes and edits is on the site in both languages, also after the host was killed',
  { tag: '@journey' },
  async ({ page, newPerson, signIn, host, api, say }) => {
    const mark = Date.now().toString(36);
    const topic = { nameAr: `موضوع ${mark}`, nameEn: `Topic ${mark}` };
    await api.add('POST /api/FaqCategories/Add', topic);

    await signIn(page, 'admin');
    await page.goto('/admin/faq');
    await page.getByRole('link', { name: say('إضافة سؤال', 'New question') }).click();
    const category = page.getByRole('searchbox', { name: say('التصنيف', 'Category') });
    await category.click();
    await category.fill(mark);
    await page.getByRole('option', { name: say(topic.nameAr, topic.nameEn) }).click();
    await page.getByLabel(say('السؤال (بالعربية)', 'Question (Arabic)')).fill(`متى تبدأ القضية ${mark}؟`);
    await page
      .getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)'))
      .fill(`When does it start ${mark}?`);
    await page.getByLabel(say('الإجابة (بالعربية)', 'Answer (Arabic)')).fill('بعد توقيع الوكالة.');
    await page
      .getByLabel(say('الإجابة (بالإنجليزية)', 'Answer (English)'))
      .fill('After the power of attorney.');
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(say('تم الإنشاء', 'Created'));
    await expect(page).toHaveURL(/\/admin\/faq$/);

    const visitor = await newPerson();
    await visitor.goto('/FAQClient');
    await expectQuestion(visitor, say(`متى تبدأ القضية ${mark}؟`, `When does it start ${mark}?`));
    await visitor.getByRole('button', { name: say(/^English/, /^العربية/) }).click();
    await expectQuestion(visitor, say(`When does it start ${mark}?`, `متى تبدأ القضية ${mark}؟`));

    await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).fill(mark);
    const question = say(`متى تبدأ القضية ${mark}؟`, `When does it start ${mark}?`);
    await page.getByRole('button', { name: say(`إجراءات ${question}`, `Actions for ${question}`) }).click();
    await page.getByRole('menuitem', { name: say('تعديل', 'Edit') }).click();
    await page.getByLabel(say('السؤال (بالعربية)', 'Question (Arabic)')).fill(`متى تنتهي القضية ${mark}؟`);
    await page
      .getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)'))
      .fill(`When does it end ${mark}?`);
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: say('تم حفظ التغييرات', 'Changes saved') }),
    ).toBeVisible();

    const [other, own] = [
      say(`When does it end ${mark}?`, `متى تنتهي القضية ${mark}؟`),
      say(`متى تنتهي القضية ${mark}؟`, `When does it end ${mark}?`),
    ];
    await visitor.reload();
    await expectQuestion(visitor, other);
    await visitor.getByRole('button', { name: say(/^العربية/, /^English/) }).click();
    await expectQuestion(visitor, own);

    await host.restart();
    await visitor.reload();
    await expectQuestion(visitor, own);
    await visitor.getByRole('button', { name: own }).click();
    await expect(visitor.getByRole('region', { name: own })).toHaveText(
      say('بعد توقيع الوكالة.', 'After the power of attorney.'),
    );

    await page.getByRole('button', { name: say(`إجراءات ${own}`, `Actions for ${own}`) }).click();
    await page.getByRole('menuitem', { name: say('حذف', 'Delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('حذف', 'Delete') })
      .click();
    await expect(page.getByRole('alert').filter({ hasText: say('تم الحذف', 'Deleted') })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(visitor.getByRole('button', { name: own })).toHaveCount(0);
  },
);

test('R36 a question in one language is marked as missing in the panel and named by its language on the site', async ({
  page,
  newPerson,
  enter,
  language,
  say,
}) => {
  const mark = Date.now().toString(36);
  const other = language === 'ar' ? 'en' : 'ar';
  const question = say(`Only in English ${mark}?`, `بالعربية فقط ${mark}؟`);
  await enter(page, 'admin', '/admin/faq/new');
  await page.getByRole('searchbox', { name: say('التصنيف', 'Category') }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (Arabic)')).fill(question);
  const missing = page.getByText(say('ترجمة ناقصة', 'Missing translation'));
  await expect(missing).toHaveCount(1);
  await page.getByLabel(say('الإجابة (بالإنجليزية)', 'Answer (Arabic)')).fill(say('Yes.', 'نعم.'));
  await expect(missing).toHaveCount(2);
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/faq$/);

  await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).fill(mark);
  const row = page.getByRole('row').filter({ hasText: question });
  await expect(row).toContainText(say('ترجمة ناقصة', 'Missing translation'));

  const visitor = await newPerson();
  await visitor.goto('/FAQClient');
  const heading = visitor.getByRole('button', { name: question });
  await expect(heading.getByText(question)).toHaveAttribute('lang', other);
  await expect(heading.getByText(question)).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
});

test('R36 the search on the FAQ page finds a question and offers people where there is no answer', async ({
  page,
  say,
}) => {
  await page.goto('/FAQClient');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(questions.first()).toBeVisible();
  const all = await questions.count();
  const search = page.getByRole('textbox', { name: say('البحث في الأسئلة', 'Search questions') });
  // Spelled otherwise than the text: without the hamza, and in capitals.
  await search.fill(say('اتعاب', 'FEES'));
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(questions.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: say('نت', 'result') })).toBeVisible();

  await search.fill('qqqqqq');
  await expect(page.getByText(say('لا توجد إجابة عن', 'No answer for'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('التواصل مع الدعم', 'Contact support') })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await search.press('Escape');
  await expect(questions).toHaveCount(all);
});

async function expectQuestion(visitor: Page, question: string): Promise<void> {
  await expect(visitor.getByRole('button', { name: question })).toBeVisible();
}
