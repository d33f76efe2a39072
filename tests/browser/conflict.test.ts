import { addFaq } from '#tests/support/add-faq.ts';
import { addServiceCategory } from '#tests/support/add-service-category.ts';
import { isLive } from '#tests/support/browser-bell.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

test(
  'D-04 who saves second keeps what others changed elsewhere in it, and is asked only about the same field',
  { tag: '@journey' },
  async ({ page, enter, api, say, language }) => {
    const mark = Date.now().toString(36);
    const id = await addFaq(api, mark);
    const stored = () => api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`);
    const question = say('السؤال (بالإنجليزية)', 'Question (English)');
    const dialog = page.getByRole('dialog', { name: say('تعارض مع تعديل', 'changed the same fields') });
    const live = isLive(page);
    await enter(page, 'admin', `/admin/faq/${id}/edit`);
    await live;

    // An untouched form goes on from what somebody else has saved.
    await api.call('admin', 'PUT /api/Faqs/Update', { id, answerEn: 'Second answer' });
    await expect(page.getByLabel(say('الإجابة (بالإنجليزية)', 'Answer (English)'))).toHaveValue(
      'Second answer',
    );

    await page.getByLabel(question).fill(`Mine ${mark}`);
    await api.call('admin', 'PUT /api/Faqs/Update', {
      id,
      questionEn: `Theirs ${mark}`,
      answerAr: 'إجابة الزميل',
    });
    // It is announced at once; nothing that is typed moves.
    const news = page.getByRole('status').filter({ hasText: say('أثناء تحريرك', 'while you were editing') });
    await expect(news).toBeVisible();
    await expect(page.getByLabel(question)).toHaveValue(`Mine ${mark}`);
    await page.screenshot({ path: `test-results/newer-${language}.png` });

    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('group')).toHaveCount(1);
    const both = dialog.getByRole('group', { name: question });
    await expect(both.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(dialog).toContainText(say('الإجابة (بالعربية)', 'Answer (Arabic)'));
    expect(await stored()).toMatchObject({ questionEn: `Theirs ${mark}`, answerEn: 'Second answer' });
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/conflict-${language}.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/conflict-narrow-${language}.png` });
    await page.setViewportSize({ width: 1280, height: 720 });

    const keep = dialog.getByRole('button', { name: say('حفظ هذا الاختيار', 'Save this choice') });
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(say('اختر ما تريد الإبقاء عليه هنا', 'Choose what to keep here'));
    await expect(both.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(both.getByRole('radio', { name: `Theirs ${mark}` })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/faq$/);
    expect(await stored()).toMatchObject({
      questionEn: `Mine ${mark}`,
      answerAr: 'إجابة الزميل',
      answerEn: 'Second answer',
    });
  },
);

test('D-04 rows are brought together one by one, and one that a colleague removed comes back or is let go', async ({
  page,
  enter,
  api,
  say,
  language,
}) => {
  const mark = Date.now().toString(36);
  const { id, readServices } = await addServiceCategory(api, mark, ['one', 'two', 'three']);
  const [one, two, three] = await readServices();
  await enter(page, 'admin', `/admin/services/${id}/edit`);
  const name = (row: number) =>
    page.locator('[data-row]').nth(row).getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)'));
  await name(0).fill('Mine one');
  await name(1).fill('Mine two');
  // The second goes, the third gets another name.
  await api.call('admin', 'PUT /api/ServiceCategories/Update', {
    id,
    services: [one, { ...three, nameEn: 'Theirs three' }],
  });
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('تعارض مع تعديل', 'changed the same fields') });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await page.screenshot({ path: `test-results/conflict-rows-${language}.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: `test-results/conflict-rows-narrow-${language}.png` });
  await page.setViewportSize({ width: 1280, height: 720 });
  await dialog
    .getByRole('radio', { name: say('إعادته مع تعديلاتك', 'Restore it with your changes') })
    .check();
  await dialog.getByRole('button', { name: say('حفظ هذا الاختيار', 'Save this choice') }).click();
  await expect(page).toHaveURL(/\/admin\/services$/);
  expect((await readServices()).map(({ id: rowId, nameEn }) => [rowId, nameEn])).toEqual([
    [one?.id, 'Mine one'],
    [two?.id, 'Mine two'],
    [three?.id, 'Theirs three'],
  ]);
});

test('a record that somebody deletes while it is written in is restored and saved, or left', async ({
  page,
  enter,
  api,
  say,
  language,
}) => {
  const mark = Date.now().toString(36);
  const id = await addFaq(api, mark);
  const live = isLive(page);
  await enter(page, 'admin', `/admin/faq/${id}/edit`);
  await live;
  await page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)')).fill(`Mine ${mark}`);
  await api.call('admin', `DELETE /api/Faqs/Delete/${id}`);
  const gone = page.getByRole('status').filter({ hasText: say('هذا السجل محذوف', 'deleted this record') });
  await expect(gone).toBeVisible();
  await expect(gone.getByRole('link', { name: say('تركه محذوفًا', 'Leave it') })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.screenshot({ path: `test-results/gone-${language}.png` });
  await gone.getByRole('button', { name: say('استعادة وحفظ', 'Restore and save') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/faq$/);
  expect(await api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`)).toMatchObject({
    questionEn: `Mine ${mark}`,
  });
});

test('leaving a form with changes asks first, by a link and by the browser’s back', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/faq');
  await page.getByRole('link', { name: say('إضافة سؤال', 'New question') }).click();
  const question = page.getByLabel(say('السؤال (بالعربية)', 'Question (Arabic)'));
  await question.fill('نص لم يُحفظ');
  const dialog = page.getByRole('dialog', { name: say('المغادرة دون حفظ؟', 'Leave without saving?') });
  await page.getByRole('link', { name: say('الطلبات', 'Requests'), exact: true }).click();
  await dialog.getByRole('button', { name: say('البقاء في الصفحة', 'Stay on this page') }).click();
  await expect(question).toHaveValue('نص لم يُحفظ');
  await page.evaluate(() => history.back());
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/faq\/new$/);
  await dialog.getByRole('button', { name: say('مغادرة', 'Leave') }).click();
  await expect(page).toHaveURL(/\/admin\/faq$/);
});
