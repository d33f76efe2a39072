import { z } from 'zod';
import { addFaq } from '#tests/support/add-faq.ts';
import { sendRequests } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES, enterName, goTo, press } from '#tests/support/by-keyboard.ts';

const filedSchema = z.array(z.object({ categoryId: z.number() }));
const movedSchema = z.array(z.object({ status: z.string() }));

for (const viewport of SIZES)
  test.describe(`by keyboard alone, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('chosen questions get another topic together, are deleted, and come back', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = `rows${Date.now().toString(36)}`;
      const topic = `Topic ${mark}`;
      const categoryId = await api.add('POST /api/FaqCategories/Add', { nameAr: topic, nameEn: topic });
      for (const nth of [1, 2, 3]) await addFaq(api, `${nth} ${mark}`);
      const topics = async () => {
        const found = await api.call('admin', `GET /api/Faqs/GetAll?SearchTerm=${mark}`);
        return filedSchema.parse(found).map((each) => each.categoryId);
      };
      const rows = page.locator('tr[data-row-id]');
      const bar = page.getByRole('region', { name: say('السجلات المحددة', 'Selected records') });
      const dialog = page.getByRole('dialog');
      await enter(page, 'admin', `/admin/faq?SearchTerm=${mark}`);
      await expect(rows).toHaveCount(3);
      for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
      await expect(bar.getByRole('status')).toHaveText(say('تم تحديد عنصرين', '2 selected'));
      await page.keyboard.press('a');
      await expect(bar.getByRole('status')).toHaveText(say('تم تحديد 3 عناصر', '3 selected'));
      await page.keyboard.press('b');
      await expect(bar.locator(':focus')).toHaveCount(1);

      await page.keyboard.press('f');
      const change = dialog.getByRole('checkbox', { name: say('تغيير: التصنيف', 'Change: Category') });
      await goTo(page, change);
      await page.keyboard.press('Space');
      await expect(change).toBeChecked();
      await goTo(page, dialog.getByRole('searchbox', { name: say('التصنيف', 'Category') }));
      await enterName(page, topic);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+Enter');
      await expect(dialog).toHaveCount(0);
      await expect.poll(topics).toEqual([categoryId, categoryId, categoryId]);
      await expect(bar).toHaveCount(0);
      // What is deleted is what was seen: rows that a change is still on its way to are refused.
      await expect(rows.filter({ hasText: topic })).toHaveCount(3);

      await page.keyboard.press('a');
      await page.keyboard.press('Delete');
      await press(page, dialog.getByRole('button', { name: say('حذف', 'Delete'), exact: true }));
      await expect(rows).toHaveCount(0);
      await press(page, page.getByRole('button', { name: say('تراجع عن الحذف', 'Undo the deletion') }));
      await expect(rows).toHaveCount(3);
    });

    test('a move of chosen requests is taken back before anybody is told', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = `rows${Date.now().toString(36)}`;
      await sendRequests(api, mark, 2);
      const states = async () => {
        const found = await api.call('admin', `GET /api/Requests/GetAll?SearchTerm=${mark}`);
        return movedSchema.parse(found).map(({ status }) => status);
      };
      const move = say('تأكيد التواصل', 'Mark as contacted');
      const toast = (text: string) => page.getByRole('alert').filter({ hasText: text });
      await enter(page, 'support', `/admin/requests?SearchTerm=${mark}`);
      await expect(page.locator('tr[data-row-id]')).toHaveCount(2);
      await page.keyboard.press('a');
      await page.keyboard.press('m');
      await expect(page.getByRole('menuitem', { name: move })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('button', { name: move })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(toast(say('لم يُبلَّغ أحد بعد', 'Nobody has been told yet'))).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(
        toast(say('لم يتغيّر شيء ولم يُبلَّغ أحد', 'nothing was changed, and nobody was told')),
      ).toBeVisible();
      expect(await states()).toEqual(['Pending', 'Pending']);
    });

    test('a phone number is mended where the list shows it', async ({ page, enter, api, say }) => {
      const mark = `rows${Date.now().toString(36)}`;
      const password = 'Nakheel-1446';
      const id = await api.add('POST /api/ApplicationUsers/AddWithRole', {
        fullNameAr: `منى ${mark}`,
        fullNameEn: `Mona ${mark}`,
        email: `${mark}@example.com`,
        mobileNumber: '+966501112223',
        whatsAppNumber: '+966501112223',
        password,
        confirmPassword: password,
        branchId: 1,
        role: 'User',
      });
      const row = page.locator(`tr[data-row-id="${id}"]`);
      const editor = page.getByRole('dialog', { name: say('تعديل: رقم الجوال', 'Change: Mobile number') });
      const input = editor.getByRole('textbox');
      await enter(page, 'admin', `/admin/users?SearchTerm=${mark}`);
      await expect(row).toBeVisible();
      await page.keyboard.press('j');
      await expect(row).toBeFocused();
      // What changes a value in place comes behind the rows.
      await expect(async () => {
        await page.keyboard.press('F2');
        await expect(input).toBeFocused({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('12');
      await page.keyboard.press('Enter');
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('+966501112224');
      await page.keyboard.press('Enter');
      await expect(editor).toHaveCount(0);
      await expect(row).toBeFocused();
      expect(await api.call('admin', `GET /api/ApplicationUsers/GetById/${id}`)).toMatchObject({
        mobileNumber: '+966501112224',
      });
    });
  });
