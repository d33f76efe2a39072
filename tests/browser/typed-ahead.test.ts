import { z } from 'zod';
import { holdCalls } from '#tests/support/browser-checks.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { expect, test } from '#tests/support/browser.ts';

const idOf = z.object({ id: z.number(), answerAr: z.string(), answerEn: z.string() });

/** So many questions whose words begin with a mark. */
async function addQuestions(api: Api, mark: string, count: number) {
  const added: z.infer<typeof idOf>[] = [];
  for (let at = 1; at <= count; at += 1) {
    const question = `${mark} ${at}`;
    const written = { questionAr: question, questionEn: question, answerAr: `${at}`, answerEn: `${at}` };
    added.push(idOf.parse(await api.call('admin', 'POST /api/Faqs/Add', { categoryId: 1, ...written })));
  }
  return added;
}

test('a clerk who types on while a question is saved finds it in the next one, field by field, and nothing in the last', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = `ahead${Date.now().toString(36)}`;
  await enter(page, 'admin', '/admin/faq/new');
  const question = page.getByLabel(say('السؤال (بالعربية)', 'Question (English)')).first();
  const other = page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (Arabic)')).first();
  const answer = page.getByLabel(say('الإجابة (بالعربية)', 'Answer (English)')).first();
  await page.getByRole('searchbox', { name: say('التصنيف', 'Category') }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await question.fill(`${mark} 1`);
  await answer.fill('a');
  const held = await holdCalls(page, '**/api/Faqs/Add');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('form[aria-busy="true"]')).toBeVisible();
  // Some of these letters are keys of a list.
  await page.keyboard.type(`${mark} jnek`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('second');
  held.release();
  await expect(question).toHaveValue(`${mark} jnek`);
  await expect(other).toHaveValue('second');
  await expect(other).toBeFocused();
  await page.keyboard.type('!');
  await expect(other).toHaveValue('second!');
  const [saved, ...others] = z
    .array(idOf)
    .parse(await api.call('admin', `GET /api/Faqs/GetAll?SearchTerm=${mark}`));
  expect(others).toEqual([]);
  expect([saved?.answerAr, saved?.answerEn].toSorted()).toEqual(['', 'a']);
});

for (const width of [1440, 390])
  test(`the same field of the next record takes what was typed for it, at ${width} px`, async ({
    page,
    enter,
    api,
    say,
  }) => {
    const mark = `next${Date.now().toString(36)}`;
    const [first] = await addQuestions(api, mark, 2);
    await page.setViewportSize({ width, height: 900 });
    await enter(page, 'admin', `/admin/faq?SearchTerm=${mark}&Sort=id`);
    await page.locator(`tr[data-row-id="${first?.id}"]`).focus();
    await page.keyboard.press('e');
    await expect(page.getByText(say('1 من 2', '1 of 2'))).toBeVisible();
    const answer = page.getByLabel(say('الإجابة (بالعربية)', 'Answer (English)')).first();
    await answer.fill('mended');
    const held = await holdCalls(page, '**/api/Faqs/Update');
    const heldNext = await holdCalls(page, '**/api/Faqs/GetForUpdate/**');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('in the place of it', { delay: 20 });
    held.release();
    await expect(page.getByText(say('2 من 2', '2 of 2'))).toBeVisible();
    await page.keyboard.type(', later');
    heldNext.release();
    await expect(answer).toHaveValue('in the place of it, later');
    const read = await api.call('admin', `GET /api/Faqs/GetById/${first?.id}`);
    expect(Object.values(idOf.parse(read))).toContain('mended');
  });

test('what is typed while a form that stays open is saved goes on in its field', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/settings/company-summary');
  const note = page.getByLabel(
    say('كيف تُحسب نسبة النجاح (بالعربية)', 'How the success rate is counted (English)'),
  );
  const before = await note.first().inputValue();
  await note.first().fill('Cases');
  const held = await holdCalls(page, '**/api/CompanySummary/Update');
  await page.keyboard.press('Control+s');
  await expect(page.locator('form[aria-busy="true"]')).toBeVisible();
  await page.keyboard.type(' that were won, jnek');
  held.release();
  await expect(note.first()).toHaveValue('Cases that were won, jnek');
  await expect(note.first()).toBeFocused();
  await note.first().fill(before);
  await page.keyboard.press('Control+s');
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0);
});

test('what is typed behind a plain save leads nowhere: it stays in the form, or is told', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = `plain${Date.now().toString(36)}`;
  await addQuestions(api, mark, 3);
  await enter(page, 'admin', `/admin/faq?SearchTerm=${mark}&Sort=id`);
  await page.locator('tr[data-row-id]').first().focus();
  await page.keyboard.press('e');
  const answer = page.getByLabel(say('الإجابة (بالعربية)', 'Answer (English)')).first();
  await answer.fill('mended');
  const address = page.url();
  const lost = await holdCalls(page, '**/api/Faqs/Update');
  await page.keyboard.press('Control+s');
  await expect(page.locator('form[aria-busy="true"]')).toBeVisible();
  await page.keyboard.type(' and jk more');
  lost.fail();
  await expect(answer).toHaveValue('mended and jk more');
  expect(page.url()).toBe(address);

  await page.unroute('**/api/Faqs/Update');
  const refusal = page.locator('[id$="-banner"]');
  await expect(refusal).toBeFocused();
  // From there no letter leads to another record either.
  const again = await holdCalls(page, '**/api/Faqs/Update');
  await page.keyboard.press('Control+s');
  await expect(page.locator('form[aria-busy="true"]')).toBeVisible();
  await page.keyboard.type('jk');
  again.fail();
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0);
  await expect(refusal).toBeFocused();
  expect(page.url()).toBe(address);

  await page.unroute('**/api/Faqs/Update');
  await answer.focus();
  const held = await holdCalls(page, '**/api/Faqs/Update');
  await page.keyboard.press('Control+s');
  await expect(page.locator('form[aria-busy="true"]')).toBeVisible();
  await page.keyboard.type('jk too late');
  held.release();
  await expect(page).toHaveURL(/\/admin\/faq\?/);
  await expect(page.getByRole('alert').or(page.getByRole('status')).getByText('jk too late')).toBeVisible();
});
