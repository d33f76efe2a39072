import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { addFaq } from '#tests/support/add-faq.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { holdCalls } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES, enterName, goTo, press, typeInto } from '#tests/support/by-keyboard.ts';

const filedSchema = z.object({ id: z.number(), categoryId: z.number() });

/** Two topics, of which a question has the first. */
async function addQuestionOfTopic(api: Api, mark: string) {
  const addTopic = (name: string) => api.add('POST /api/FaqCategories/Add', { nameAr: name, nameEn: name });
  const before = await addTopic(`Before ${mark}`);
  const wanted = { id: await addTopic(`Wanted ${mark}`), name: `Wanted ${mark}` };
  const id = await addFaq(api, mark, { categoryId: before });
  return { id, before, wanted };
}

/** The topic that a question is filed under, as the host has it. */
const storedTopic = async (api: Api, id: number): Promise<number> =>
  filedSchema.parse(await api.call('admin', `GET /api/Faqs/GetById/${id}`)).categoryId;

/** Goes to a box that searches, and waits for what it offers of itself: that is never what was typed. */
async function openPicker(page: Page, picker: Locator): Promise<void> {
  await goTo(page, picker);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
}

for (const viewport of SIZES)
  test.describe(`by keyboard alone, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a question is filed under the topic that was typed, however fast Down, Enter, Tab and Ctrl+S follow', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = Date.now().toString(36);
      const { id, before, wanted } = await addQuestionOfTopic(api, mark);
      await enter(page, 'admin', `/admin/faq/${id}/edit`);
      const picker = page.getByRole('searchbox', { name: say('التصنيف', 'Category') });
      await expect(picker).toHaveValue(`Before ${mark}`);
      await openPicker(page, picker);
      await enterName(page, wanted.name);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/admin\/faq$/);
      expect(await storedTopic(api, id)).toBe(wanted.id);
      expect(wanted.id).not.toBe(before);
    });

    test('a new question is filed under the topic that was typed, and nothing is filed before the host has found it', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = Date.now().toString(36);
      const { wanted } = await addQuestionOfTopic(api, mark);
      await enter(page, 'admin', '/admin/faq/new');
      const picker = page.getByRole('searchbox', { name: say('التصنيف', 'Category') });
      await openPicker(page, picker);
      const held = await holdCalls(page, '**/api/FaqCategories/GetAll*');
      await enterName(page, wanted.name);
      // Nothing of the list before is taken for it.
      await expect(picker).toHaveValue(wanted.name);
      await typeInto(page, page.getByLabel(say('السؤال (بالعربية)', 'Question (English)')), `new${mark}`);
      await typeInto(page, page.getByLabel(say('الإجابة (بالعربية)', 'Answer (English)')), 'a');
      await page.keyboard.press('Control+s');
      const find = () => api.call('admin', `GET /api/Faqs/GetAll?SearchTerm=new${mark}`);
      expect(await find()).toEqual([]);
      held.release();
      await expect(page).toHaveURL(/\/admin\/faq$/);
      expect(z.array(filedSchema).parse(await find())).toMatchObject([{ categoryId: wanted.id }]);
    });

    test('a topic is typed where the list shows it, and Tab behind Enter saves the one that was typed', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = Date.now().toString(36);
      const { id, wanted } = await addQuestionOfTopic(api, mark);
      await enter(page, 'admin', `/admin/faq?SearchTerm=${mark}`);
      const row = page.locator(`tr[data-row-id="${id}"]`);
      const editor = page.getByRole('dialog', { name: say('تعديل: التصنيف', 'Change: Category') });
      await expect(row).toBeVisible();
      await page.keyboard.press('j');
      await expect(row).toBeFocused();
      // What changes a value in place comes behind the rows.
      await expect(async () => {
        await page.keyboard.press('F2');
        await expect(editor.getByRole('searchbox')).toBeFocused({ timeout: 1_000 });
      }).toPass();
      await enterName(page, wanted.name);
      await page.keyboard.press('Tab');
      await expect(editor).toHaveCount(0);
      await expect(row).toContainText(wanted.name);
      await expect(row).toBeFocused();
      expect(await storedTopic(api, id)).toBe(wanted.id);
    });

    test('a topic that is missing is made from the form of a question, and the question is filed under it', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = Date.now().toString(36);
      const name = `Made ${mark}`;
      const id = await addFaq(api, mark);
      await enter(page, 'admin', `/admin/faq/${id}/edit`);
      const picker = page.getByRole('searchbox', { name: say('التصنيف', 'Category') });
      const dialog = page.getByRole('dialog', { name: say('إضافة تصنيف', 'New') });
      const create = page.getByRole('option', { name: new RegExp(say('^إنشاء', '^Create')) });
      await typeInto(page, picker, name);
      await expect(create).toContainText(name);
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel(say('الاسم (بالعربية)', 'Name (English)'))).toHaveValue(name);
      // The first field with nothing in it.
      await expect(dialog.getByLabel(say('الاسم (بالإنجليزية)', 'Name (Arabic)'))).toBeFocused();
      await page.keyboard.insertText(`Other ${mark}`);
      await press(page, dialog.getByRole('button', { name: say('حفظ', 'Save'), exact: true }));
      await expect(dialog).toHaveCount(0);
      await expect(picker).toHaveValue(name);
      await expect(picker).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/admin\/faq$/);
      const made = await api.call('admin', `GET /api/FaqCategories/GetAll?SearchTerm=${mark}`);
      const [topic] = z.array(z.object({ id: z.number() })).parse(made);
      expect(await storedTopic(api, id)).toBe(topic?.id);
    });
  });
