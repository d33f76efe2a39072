import { sessionCalls } from '#contract/own-sessions.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import { addFaq } from '#tests/support/add-faq.ts';
import { enterLive, sendRequest } from '#tests/support/browser-bell.ts';
import { holdCalls } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES, goTo, press, typeInto } from '#tests/support/by-keyboard.ts';
import { isKept, letGo, sealedDrafts } from '#tests/support/kept-drafts.ts';

for (const viewport of SIZES)
  test.describe(`by keyboard alone, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('what was typed into a question is offered after a reload and after leaving it, and is restored and saved', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = Date.now().toString(36);
      const id = await addFaq(api, mark);
      const address = new RegExp(`/admin/faq/${id}/edit$`);
      const row = page.locator(`tr[data-row-id="${id}"]`);
      const field = page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)'));
      const restore = page.getByRole('button', { name: say('استعادة', 'Restore'), exact: true });
      letGo(page);
      await enter(page, 'admin', `/admin/faq?SearchTerm=${mark}`);
      await expect(row).toBeVisible();
      await page.keyboard.press('j');
      await page.keyboard.press('e');
      await expect(page).toHaveURL(address);
      await typeInto(page, field, `Typed ${mark}`);
      await isKept(page);

      await page.reload();
      await expect(field).toHaveValue(`Question ${mark}`);
      await press(page, restore);
      await expect(field).toHaveValue(`Typed ${mark}`);
      // What was pressed has gone, and the focus is in the form.
      await expect(page.locator('form :focus')).toHaveCount(1);

      const back = page.getByRole('navigation', { name: say('مسار التنقل', 'Breadcrumb') });
      await press(page, back.getByRole('link').first());
      const leaving = page.getByRole('dialog', { name: say('المغادرة دون حفظ؟', 'Leave without saving?') });
      await expect(leaving).toContainText(say('سبعة أيام', 'seven days'));
      await press(page, leaving.getByRole('button', { name: say('مغادرة', 'Leave'), exact: true }));
      await expect(page).toHaveURL(/\/admin\/faq\?/);
      await expect(row).toBeFocused();
      await page.keyboard.press('e');
      await expect(page).toHaveURL(address);
      await expect(field).toHaveValue(`Question ${mark}`);
      await press(page, restore);
      await expect(field).toHaveValue(`Typed ${mark}`);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/admin\/faq\?/);
      expect(await api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`)).toMatchObject({
        questionEn: `Typed ${mark}`,
      });
      await expect.poll(() => sealedDrafts(page)).toEqual([]);
    });

    test('a session that ends asks for the password in place, gives the field back, and lets a save go on', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = Date.now().toString(36);
      const id = await addFaq(api, mark);
      const field = page.getByLabel(say('السؤال (بالإنجليزية)', 'Question (English)'));
      const ended = page.getByRole('dialog', { name: say('انتهت جلستك', 'Your session has ended') });
      const password = ended.getByLabel(say('كلمة المرور', 'Password'), { exact: true });
      const endSession = () => api.call('admin', `POST ${sessionCalls.endOthers}`, {});
      const logIn = async (typed: string) => {
        await expect(password).toBeFocused();
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(typed);
        await page.keyboard.press('Enter');
      };
      await enterLive(enter, page, 'admin', `/admin/faq/${id}/edit`);
      await typeInto(page, field, `Typed ${mark}`);

      // Nothing was pressed: the page hears of it.
      await endSession();
      await logIn('wrong');
      await expect(ended.getByRole('alert')).toBeVisible();
      await logIn(DEMO_PASSWORD);
      await expect(ended).toHaveCount(0);
      await expect(field).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.insertText('!');
      await expect(field).toHaveValue(`Typed ${mark}!`);

      const held = await holdCalls(page, '**/api/Faqs/Update');
      await page.keyboard.press('Control+s');
      await expect(page.locator('form[aria-busy="true"]')).toBeVisible();
      await endSession();
      held.release();
      await logIn(DEMO_PASSWORD);
      await expect(page).toHaveURL(/\/admin\/faq$/);
      expect(await api.call('admin', `GET /api/Faqs/GetForUpdate/${id}`)).toMatchObject({
        questionEn: `Typed ${mark}!`,
      });
    });

    test('a note that was not sent is offered where it was written, and sent', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const { id } = await sendRequest(api);
      const text = `Not sent ${Date.now().toString(36)}`;
      const note = page.getByRole('textbox', { name: say('اكتب ملاحظة', 'Write a note') });
      letGo(page);
      await enter(page, 'support', `/admin/requests/${id}`);
      await expect(note).toBeVisible();
      await page.keyboard.press('n');
      await expect(note).toBeFocused();
      await page.keyboard.insertText(text);
      await isKept(page);

      await page.reload();
      await expect(note).toHaveValue('');
      await press(page, page.getByRole('button', { name: say('استعادة', 'Restore'), exact: true }));
      await expect(note).toHaveValue(text);
      await goTo(page, note);
      await page.keyboard.press('Control+Enter');
      await expect(note).toHaveValue('');
      const timeline = page.getByRole('list', { name: say('السجل الزمني', 'Timeline') });
      await expect(timeline.getByText(text)).toBeVisible();
      await expect.poll(() => sealedDrafts(page)).toEqual([]);
    });
  });
