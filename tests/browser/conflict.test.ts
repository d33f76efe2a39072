import { expect, test } from '#tests/support/browser.ts';

test('D-04 who saves second sees both versions field by field, and nothing is overwritten in silence', async ({
  page,
  newPerson,
  enter,
  api,
  say,
}) => {
  const mark = Date.now().toString(36);
  const id = await api.add('POST /api/Faqs/Add', {
    categoryId: 1,
    questionAr: `سؤال ${mark}`,
    questionEn: `Question ${mark}`,
    answerAr: 'إجابة أولى',
    answerEn: 'First answer',
  });
  const question = say('السؤال (بالإنجليزية)', 'Question (English)');
  const answer = say('الإجابة (بالإنجليزية)', 'Answer (English)');
  const save = say('حفظ', 'Save');
  const colleague = await newPerson();
  await enter(page, 'admin', `/admin/faq/${id}/edit`);
  await enter(colleague, 'admin', `/admin/faq/${id}/edit`);

  await page.getByLabel(question).fill(`Mine ${mark}`);
  await page.getByLabel(answer).fill('My answer');
  await colleague.getByLabel(question).fill(`Theirs ${mark}`);
  await colleague.getByLabel(say('الإجابة (بالعربية)', 'Answer (Arabic)')).fill('إجابة الزميل');
  await colleague.getByRole('button', { name: save }).click();
  await expect(colleague).toHaveURL(/\/admin\/faq$/);

  await page.getByRole('button', { name: save }).click();
  const dialog = page.getByRole('dialog', {
    name: say('عدّل شخص آخر هذا السجل', 'Someone else changed this record'),
  });
  await expect(dialog).toBeVisible();
  const both = dialog.getByRole('group', { name: question });
  const [mine, theirs] = [
    both.getByRole('radio', { name: `Mine ${mark}` }),
    both.getByRole('radio', { name: `Theirs ${mark}` }),
  ];
  await expect(mine).toBeChecked();
  // What only one of the two changed is that one's.
  await expect(
    dialog.getByRole('group', { name: answer }).getByRole('radio', { name: 'My answer' }),
  ).toBeChecked();
  await expect(
    dialog
      .getByRole('group', { name: say('الإجابة (بالعربية)', 'Answer (Arabic)') })
      .getByRole('radio', { name: 'إجابة الزميل' }),
  ).toBeChecked();
  expect(await stored()).toMatchObject({ questionEn: `Theirs ${mark}`, answerEn: 'First answer' });

  await theirs.check();
  await dialog.getByRole('button', { name: say('حفظ هذا الاختيار', 'Save this choice') }).click();
  await expect(page).toHaveURL(/\/admin\/faq$/);
  expect(await stored()).toMatchObject({
    questionAr: `سؤال ${mark}`,
    questionEn: `Theirs ${mark}`,
    answerAr: 'إجابة الزميل',
    answerEn: 'My answer',
  });

  function stored() {
    return api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`);
  }
});

test('leaving a form with changes asks first, by a link and by the browser’s back', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/faq');
  await page.getByRole('link', { name: say('إضافة سؤال', 'New Question') }).click();
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
