import { z } from 'zod';
import { addFaq } from '#tests/support/add-faq.ts';
import { sendRequests } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES, enterName, goTo, press, pressEntry } from '#tests/support/by-keyboard.ts';

const filedSchema = z.array(z.object({ id: z.number(), categoryId: z.number() }));

for (const viewport of SIZES)
  test.describe(`by keyboard alone, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('ten questions in a row are written and filed under one topic', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = `kr${Date.now().toString(36)}`;
      const topic = `Topic ${mark}`;
      const categoryId = await api.add('POST /api/FaqCategories/Add', { nameAr: topic, nameEn: topic });
      const question = page.getByLabel(say('السؤال (بالعربية)', 'Question (English)')).first();
      const answer = page.getByLabel(say('الإجابة (بالعربية)', 'Answer (English)')).first();
      await enter(page, 'admin', '/admin/faq');
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
      await page.keyboard.press('n');
      await expect(page).toHaveURL(/\/faq\/new$/);
      await goTo(page, page.getByRole('searchbox', { name: say('التصنيف', 'Category') }));
      await enterName(page, topic);
      await goTo(page, question);
      for (let at = 1; at <= 10; at += 1) {
        // After the first the cursor is there already, and the topic too.
        await expect(question).toBeFocused();
        await page.keyboard.insertText(`${mark} ${at}`);
        await goTo(page, answer);
        await page.keyboard.insertText('a');
        if (at === 10) break;
        await page.keyboard.press('Control+Enter');
        await expect(question).toHaveValue('');
      }
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/admin\/faq$/);
      const filed = await api.call('admin', `GET /api/Faqs/GetAll?SearchTerm=${mark}&PageSize=50`);
      const topics = filedSchema.parse(filed).map((each) => each.categoryId);
      expect(topics).toEqual(Array.from({ length: 10 }, () => categoryId));
    });

    test('j and k lead from record to record, Ctrl+S saves, and a copy is made from the menu of a row', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = `kr${Date.now().toString(36)}`;
      const first = await addFaq(api, `1 ${mark}`);
      const second = await addFaq(api, `2 ${mark}`);
      const rows = page.locator('tr[data-row-id]');
      const isAt = (path: string) => expect(page).toHaveURL(new RegExp(`/admin/faq/${path}$`));
      await enter(page, 'admin', `/admin/faq?SearchTerm=${mark}&Sort=id`);
      await expect(rows).toHaveCount(2);
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await isAt(String(first));
      await expect(page.getByText(say('1 من 2', '1 of 2'))).toBeVisible();
      await page.keyboard.press('j');
      await isAt(String(second));
      await expect(page.getByText(say('2 من 2', '2 of 2'))).toBeVisible();
      await page.keyboard.press('k');
      await isAt(String(first));
      await expect(page.getByRole('link', { name: say('تعديل', 'Edit'), exact: true })).toBeVisible();
      await page.keyboard.press('e');
      await isAt(`${first}/edit`);
      const answer = page.getByLabel(say('الإجابة (بالعربية)', 'Answer (English)'));
      await goTo(page, answer);
      await page.keyboard.press('End');
      await page.keyboard.insertText('!');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/admin\/faq\?/);
      expect(await api.call('admin', `GET /api/Faqs/GetById/${first}`)).toMatchObject({
        [say('answerAr', 'answerEn')]: say('إجابة!', 'Answer!'),
      });

      // The focus is on the row of the record that was open.
      const row = page.locator(`tr[data-row-id="${first}"]`);
      await expect(row).toBeFocused();
      await pressEntry(
        page,
        row.locator('button[aria-haspopup="menu"]'),
        page.getByRole('menuitem', { name: say('إنشاء نسخة', 'Duplicate') }),
      );
      await isAt(`${first}/clone`);
      await expect(page.getByText(say('نسخة من', 'Copy of'))).toBeVisible();
      await expect(answer).toHaveValue(say('إجابة!', 'Answer!'));
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/admin\/faq\?/);
      await expect(rows).toHaveCount(3);
    });

    test('a request is taken by whoever reads it, and given back', async ({ page, enter, api, say }) => {
      const [id = 0] = await sendRequests(api, `kr${Date.now().toString(36)}`, 1);
      const assignee = () => api.call('admin', `GET /api/Requests/GetById/${id}`);
      const take = page.getByRole('button', { name: say('إسناد إليّ', 'Assign to me') });
      await enter(page, 'support', `/admin/requests/${id}`);
      await press(page, take);
      await expect(take).toHaveCount(0);
      // What changes the same fact has the focus.
      await expect(page.locator('dl button:focus')).toHaveCount(1);
      await press(page, page.getByRole('button', { name: say('تراجع', 'Undo'), exact: true }));
      await expect(take).toBeVisible();
      await expect.poll(assignee).toMatchObject({ assigneeId: null });
      await press(page, take);
      await expect(take).toHaveCount(0);
      await expect.poll(assignee).toMatchObject({ assigneeId: expect.any(Number) });
    });
  });
