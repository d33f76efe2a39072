import { z } from 'zod';
import { addFaq } from '#tests/support/add-faq.ts';
import { addServiceCategory } from '#tests/support/add-service-category.ts';
import { type Api, emailOf } from '#tests/support/browser-api.ts';
import { enterLive } from '#tests/support/browser-bell.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES, press, typeInto } from '#tests/support/by-keyboard.ts';

const peopleSchema = z.array(z.object({ fullNameAr: z.string(), fullNameEn: z.string() }));

/** What the account of an Admin is called. */
async function nameOfAdmin(api: Api) {
  const found = await api.call(
    'admin',
    `GET /api/ApplicationUsers/GetAll?SearchTerm=${encodeURIComponent(emailOf('admin'))}`,
  );
  const [admin] = peopleSchema.parse(found);
  if (!admin) throw new Error('No Admin is found');
  return admin;
}

for (const viewport of SIZES)
  test.describe(`by keyboard alone, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('who saves second is asked field by field about the same fields alone, told by whom, and keeps what they choose', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = Date.now().toString(36);
      const id = await addFaq(api, mark);
      const { fullNameAr, fullNameEn } = await nameOfAdmin(api);
      const question = say('السؤال (بالإنجليزية)', 'Question (English)');
      const answer = say('الإجابة (بالإنجليزية)', 'Answer (English)');
      await enterLive(enter, page, 'admin', `/admin/faq/${id}/edit`);
      await typeInto(page, page.getByLabel(question), `Mine ${mark}`);
      await typeInto(page, page.getByLabel(answer), 'My answer');
      await api.call('admin', 'PUT /api/Faqs/Update', {
        id,
        questionEn: `Theirs ${mark}`,
        answerEn: 'Their answer',
        answerAr: 'إجابة الزميل',
      });
      await expect(
        page.getByRole('status').filter({ hasText: say('أثناء تحريرك', 'while you were editing') }),
      ).toBeVisible();

      await page.keyboard.press('Control+s');
      const dialog = page.getByRole('dialog', { name: say('تعارض مع تعديل', 'changed the same fields') });
      await expect(dialog).toContainText(say(fullNameAr, fullNameEn));
      await expect(dialog.getByRole('group')).toHaveCount(2);
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
      // What the colleague alone has changed is told, and not asked about.
      await expect(dialog).toContainText(say('الإجابة (بالعربية)', 'Answer (Arabic)'));

      const sides = (name: string) => dialog.getByRole('group', { name }).getByRole('radio');
      const save = dialog.getByRole('button', { name: say('حفظ هذا الاختيار', 'Save this choice') });
      await press(page, save);
      await expect(sides(question).first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(sides(question).last()).toBeChecked();
      await press(page, save);
      await expect(sides(answer).first()).toBeFocused();
      await page.keyboard.press('Space');
      await expect(sides(answer).first()).toBeChecked();
      await press(page, save);
      await expect(page).toHaveURL(/\/admin\/faq$/);
      expect(await api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`)).toMatchObject({
        questionEn: `Theirs ${mark}`,
        answerEn: 'My answer',
        answerAr: 'إجابة الزميل',
      });
    });

    test('of two rows that a colleague removed one comes back with what was typed, and the other is let go', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = Date.now().toString(36);
      const { id, readServices } = await addServiceCategory(api, mark, ['one', 'two', 'three']);
      const [one, , three] = await readServices();
      const name = (row: number) =>
        page.locator('[data-row]').nth(row).getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)'));
      await enter(page, 'admin', `/admin/services/${id}/edit`);
      await typeInto(page, name(0), 'Mine one');
      await typeInto(page, name(1), 'Mine two');
      await api.call('admin', 'PUT /api/ServiceCategories/Update', {
        id,
        services: [{ ...three, nameEn: 'Theirs three' }],
      });

      await page.keyboard.press('Control+s');
      const dialog = page.getByRole('dialog', { name: say('تعارض مع تعديل', 'changed the same fields') });
      const rows = dialog.getByRole('group');
      await expect(rows).toHaveCount(2);
      const save = dialog.getByRole('button', { name: say('حفظ هذا الاختيار', 'Save this choice') });
      await press(page, save);
      const restored = rows.first().getByRole('radio', {
        name: say('إعادته مع تعديلاتك', 'Restore it with your changes'),
      });
      await expect(restored).toBeFocused();
      await page.keyboard.press('Space');
      await expect(restored).toBeChecked();
      await press(page, save);
      await expect(rows.last().getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(
        rows.last().getByRole('radio', {
          name: say('أُزيل: تأكيد الإزالة', 'Removed: confirm removal'),
        }),
      ).toBeChecked();
      await press(page, save);
      await expect(page).toHaveURL(/\/admin\/services$/);
      expect((await readServices()).map(({ id: rowId, nameEn }) => [rowId, nameEn])).toEqual([
        [one?.id, 'Mine one'],
        [three?.id, 'Theirs three'],
      ]);
    });

    for (const choice of ['restored and saved', 'left in the trash'] as const)
      test(`a question that a colleague deletes while it is written in is ${choice}`, async ({
        page,
        enter,
        api,
        say,
      }) => {
        const mark = Date.now().toString(36);
        const id = await addFaq(api, mark);
        const read = () => api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`);
        await enterLive(enter, page, 'admin', `/admin/faq/${id}/edit`);
        const field = page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)'));
        await typeInto(page, field, `Mine ${mark}`);
        await api.call('admin', `DELETE /api/Faqs/Delete/${id}`);
        const gone = page
          .getByRole('status')
          .filter({ hasText: say('هذا السجل محذوف', 'deleted this record') });
        await expect(gone).toBeVisible();
        if (choice === 'restored and saved') {
          await press(page, gone.getByRole('button', { name: say('استعادة وحفظ', 'Restore and save') }));
          await expect(page).toHaveURL(/\/admin\/faq$/);
          expect(await read()).toMatchObject({ questionEn: `Mine ${mark}` });
          return;
        }
        await press(page, gone.getByRole('link', { name: say('تركه محذوفًا', 'Leave it') }));
        // What was typed is kept all the same, which is said first.
        const leaving = page.getByRole('dialog', {
          name: say('المغادرة دون حفظ؟', 'Leave without saving?'),
        });
        await press(page, leaving.getByRole('button', { name: say('مغادرة', 'Leave'), exact: true }));
        await expect(page).toHaveURL(/\/admin\/faq$/);
        await expect(read()).rejects.toThrow('404');
      });
  });
