import type { Locator, Page } from '@playwright/test';
import { sendRequests } from '#tests/support/browser-journey.ts';
import { expect, figure, test } from '#tests/support/browser.ts';
import { SIZES } from '#tests/support/by-keyboard.ts';
import { isFocused } from '#tests/support/tab-to.ts';

/** Counts what a person does with the pointer. */
function pointerOf(page: Page) {
  let clicks = 0;
  return {
    clicks: () => clicks,
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    doubleClick: async (target: Locator) => {
      clicks += 2;
      await target.dblclick();
    },
    page,
  };
}

for (const size of SIZES)
  test(`ten questions in a row take one click each, and the keyboard alone none, at ${size.width} px`, async ({
    page,
    enter,
    say,
  }) => {
    const mark = Date.now().toString(36);
    const pointer = pointerOf(page);
    await page.setViewportSize(size);
    await enter(page, 'admin', '/admin/faq/new');
    const another = page.getByRole('button', { name: say('حفظ وإضافة آخر', 'Save and add another') });
    const question = page.getByLabel(say('السؤال (بالعربية)', 'Question (English)')).first();
    const answer = page.getByLabel(say('الإجابة (بالعربية)', 'Answer (English)')).first();
    await page.getByRole('searchbox', { name: say('التصنيف', 'Category') }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    for (let at = 0; at < 10; at += 1) {
      // After the first the cursor is there already, and the category too.
      if (at === 0) await question.focus();
      await expect.poll(() => isFocused(question)).toBe(true);
      await page.keyboard.insertText(`${mark} ${at}`);
      await answer.focus();
      await page.keyboard.insertText('a');
      if (at < 5) await pointer.click(another);
      else await page.keyboard.press('Control+Enter');
      await expect(question).toHaveValue('');
    }
    // On a phone those of ten would cover the form.
    await expect(page.getByRole('alert')).toHaveCount(1);
    expect(pointer.clicks()).toBeLessThanOrEqual(10);
    figure(`clicks for ten questions: ${pointer.clicks()}`);
    await page.goto(`/admin/faq?SearchTerm=${mark}`);
    await expect(page.locator('tr[data-row-id]')).toHaveCount(10);
  });

/** Counts what is pressed on the keyboard. */
function keysOf(page: Page) {
  let keys = 0;
  return {
    keys: () => keys,
    press: async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    },
  };
}

for (const size of SIZES)
  test(
    `fifty requests are moved on by four keys, and one is taken by one press, at ${size.width} px`,
    { tag: size.width === 1440 ? '@journey' : [] },
    async ({ page, enter, api, say }) => {
      const mark = `fifty${Date.now().toString(36)}`;
      const [first = 0, second = 0, third = 0] = await sendRequests(api, mark, 50);
      const keyboard = keysOf(page);
      await page.setViewportSize(size);
      await enter(page, 'support', `/admin/requests?SearchTerm=${mark}&PageSize=50`);
      await expect(page.locator('tr[data-row-id]')).toHaveCount(50);
      await keyboard.press('a');
      await expect(page.locator('[data-use="act"]')).toBeVisible();
      await keyboard.press('m');
      const move = say('تأكيد التواصل', 'Mark as contacted');
      await expect(page.getByRole('menuitem', { name: move })).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('button', { name: move })).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(keyboard.keys()).toBe(4);
      figure(`keys for fifty moves: ${keyboard.keys()}`);
      const moved = async () => {
        const found = await api.call(
          'admin',
          `GET /api/Requests/GetAll?SearchTerm=${mark}&Status=Contacted&PageSize=100`,
        );
        return Array.isArray(found) ? found.length : 0;
      };
      await expect.poll(moved, { timeout: 30_000 }).toBe(50);

      const pointer = pointerOf(page);
      const take = page.getByRole('button', { name: say('إسناد إليّ', 'Assign to me') });
      for (const [id, press] of [
        [first, () => pointer.click(take)],
        [second, () => take.press('Enter')],
      ] as const) {
        await page.goto(`/admin/requests/${id}`);
        await press();
        await expect(take).toHaveCount(0);
        // What changes the same fact has the focus.
        await expect(page.locator('dl button:focus')).toHaveCount(1);
        expect(await api.call('admin', `GET /api/Requests/GetById/${id}`)).toMatchObject({
          assigneeId: expect.any(Number),
        });
      }
      // A wrong press is taken back.
      await page.goto(`/admin/requests/${third}`);
      await take.press('Enter');
      await page.getByRole('button', { name: say('تراجع', 'Undo'), exact: true }).press('Enter');
      await expect(take).toBeVisible();
      await expect
        .poll(() => api.call('admin', `GET /api/Requests/GetById/${third}`))
        .toMatchObject({ assigneeId: null });
      expect(pointer.clicks()).toBe(1);
    },
  );

test('the phones of three users are mended where they stand, with two clicks each or none, and taken back', async ({
  page,
  enter,
  say,
}) => {
  const pointer = pointerOf(page);
  await enter(page, 'admin', '/admin/users');
  const cell = (at: number) =>
    page.locator('tr[data-row-id]').nth(at).locator('td[data-column="mobileNumber"]');
  const editor = page.getByRole('dialog', { name: say('تعديل: رقم الجوال', 'Change: Mobile number') });
  await expect(cell(2)).toBeVisible();
  const before = await cell(0).textContent();
  await expect(async () => {
    await cell(0).dblclick();
    await expect(editor).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect.poll(() => isFocused(page.locator('tr[data-row-id]').first())).toBe(true);

  for (const at of [0, 1, 2]) {
    await pointer.doubleClick(cell(at));
    const input = editor.getByRole('textbox');
    await expect(input).toBeFocused();
    await input.fill(`+96650000090${at}`);
    await page.keyboard.press('Enter');
    await expect(editor).toHaveCount(0);
    await expect(cell(at)).toContainText(`090${at}`);
  }
  expect(pointer.clicks()).toBe(6);
  figure(`clicks for three phones: ${pointer.clicks()}`);

  const name = await page.locator('tr[data-row-id]').first().getByRole('link').first().innerText();
  // Down the column by keyboard: a wrong number stays open, a good one leads on by Tab to the next value of the row.
  await page.locator('tr[data-row-id]').first().focus();
  await page.keyboard.press('F2');
  await expect(editor.getByRole('textbox')).toBeFocused();
  await editor.getByRole('textbox').fill('12');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await editor.getByRole('textbox').fill('+966500000911');
  await page.keyboard.press('Tab');
  const next = page.getByRole('dialog', { name: say('تعديل: الدور', 'Change: Role') });
  await expect(next.getByRole('combobox')).toBeFocused();
  // What was saved of the same record before is told no more.
  const told = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: name });
  // It waits under the pointer.
  await told.hover();
  await page.keyboard.press('Escape');
  await expect(next).toHaveCount(0);
  await expect(cell(0)).toContainText('0911');
  await told.getByRole('button', { name: say('تراجع', 'Undo') }).click();
  await expect(cell(0)).toContainText('0900');
  expect(before).not.toBe(await cell(0).textContent());
});

test('whoever comes back to a list finds it as it was left, and a row opens wherever it is pressed', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await enter(page, 'admin', '/admin/requests?PageSize=50');
  const rows = page.locator('tr[data-row-id]');
  await expect(rows.nth(15)).toBeAttached();
  const row = rows.nth(14);
  const id = await row.getAttribute('data-row-id');
  const same = page.locator(`tr[data-row-id="${id}"]`);
  await row.getByRole('checkbox').check();
  // Beside its link.
  await expect(async () => {
    if (!page.url().includes(`/requests/${id}`)) await row.locator('td[data-column]').last().click();
    await expect(page).toHaveURL(new RegExp(`/requests/${id}$`), { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: say('السجل التالي', 'Next record') })).toBeVisible();
  await page.goBack();
  await expect.poll(() => isFocused(same)).toBe(true);
  await expect(same).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.querySelector('main')?.scrollTop ?? 0)).toBeGreaterThan(0);
  await expect(same.getByRole('checkbox')).toBeChecked();

  // All rows of the page, and the bar, by two keys.
  await page.keyboard.press('a');
  await expect(page.getByRole('region', { name: say('السجلات المحددة', 'Selected records') })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.locator('[data-bulk] :focus')).toHaveCount(1);
});

test('what goes when it is pressed leaves the focus near: an article is published and taken off, rows are imported', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = Date.now().toString(36);
  const id = await api.add('POST /api/Articles/Add', {
    titleAr: `مقال ${mark}`,
    titleEn: '',
    slug: `focus-${mark}`,
    summaryAr: 'ملخص قصير.',
    summaryEn: '',
    bodyAr: 'الفقرة الأولى.',
    bodyEn: '',
    picture: null,
    authorId: 2,
    categoryIds: [1],
  });
  await enter(page, 'admin', `/admin/articles/${id}`);
  const row = page.getByRole('listitem', { name: say('العربية', 'Arabic') });
  const takeOff = { name: say('سحب من الموقع', 'Take down') };
  await row.getByRole('button', { name: say('نشر', 'Publish'), exact: true }).press('Enter');
  await expect(row.getByRole('button', takeOff)).toBeVisible();
  await expect(row).toBeFocused();
  await row.getByRole('button', takeOff).press('Enter');
  await page.getByRole('dialog').getByRole('button', takeOff).press('Enter');
  await expect(row.getByRole('button', takeOff)).toHaveCount(0);
  await expect(row).toBeFocused();

  await page.goto('/admin/faq/categories/import');
  const file = page.getByLabel(say('اختيار ملف', 'Choose a file'), { exact: true });
  await file.focus();
  await file.setInputFiles({
    name: 'topics.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`id,nameAr,nameEn\r\n,باب ${mark},First ${mark}\r\n,,Second ${mark}\r\n`),
  });
  const save = page.getByRole('button', {
    name: say('حفظ الصف الصحيح وحده', 'Save the one row that is right'),
  });
  await expect(save).toBeVisible();
  await expect(file).toBeFocused();
  await save.press('Enter');
  await expect(save).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
