import type { Page } from '@playwright/test';
import { z } from 'zod';
import { lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

test(
  'a reply is prepared by an Admin, found with the keyboard, filled in, completed and sent to the client',
  { tag: '@journey' },
  async ({ page, newPerson, enter, api, say, language }) => {
    test.setTimeout(240_000);
    const title = `${say('نزاع إيجار', 'A rental dispute')} ${Date.now().toString(36)}`;
    const name = `${say('دعوة إلى المكتب', 'Come to the office')} n${Date.now().toString(36)}`;
    const { id } = z.object({ id: z.number() }).parse(
      await api.call('client', 'POST /api/Requests/Add', {
        title,
        description: say('لا يرد المؤجر مبلغ التأمين.', 'The landlord keeps the deposit.'),
        serviceId: 1,
        branchId: 1,
      }),
    );
    // The client reads the firm's words in the language of the story.
    const client = await newPerson();
    await enter(client, 'client', '/profile');

    await test.step('an Admin keeps a reply; a place that nobody knows is refused', async () => {
      await enter(page, 'admin', '/admin/settings/reply-templates/new');
      await page.getByLabel(say('العنوان (بالعربية)', 'Title (Arabic)')).fill(name);
      await page.getByLabel(say('العنوان (بالإنجليزية)', 'Title (English)')).fill(name);
      await page.getByLabel(say('أين يظهر', 'Offered in')).selectOption('all');
      await page.getByLabel(say('متاح للموظفين', 'Offered to staff')).press('Space');
      const english = page.getByLabel(say('نص الردّ (بالإنجليزية)', 'Reply (English)'));
      await page
        .getByLabel(say('نص الردّ (بالعربية)', 'Reply (Arabic)'))
        .fill('السيد/ة {{client}}، بشأن {{subject}} (المرجع {{number}}): موعدك {{appointment}}.');
      await english.fill(
        'Dear {{name}}, about {{subject}} ({{number}}): your appointment is {{appointment}}.',
      );
      const save = page.getByRole('button', { name: say('حفظ', 'Save'), exact: true });
      await save.click();
      await expect(
        page.getByText(say('«name» ليس من الخانات', '“name” is not a known placeholder')).first(),
      ).toBeVisible();
      await lookAt(page, `${language}-reply-form`);
      await english.fill(
        'Dear {{client}}, about {{subject}} ({{number}}): your appointment is {{appointment}}.',
      );
      await save.click();
      await expect(page).toHaveURL(/reply-templates(\/\d+)?$/);
    });

    const staff = await newPerson();
    await enter(staff, 'support', `/admin/requests/${id}`);
    const note = staff.getByLabel(say('اكتب ملاحظة…', 'Write a note…'));
    await test.step('support finds it by a word, with the keyboard alone', async () => {
      await staff.getByRole('button', { name: say('الردود الجاهزة', 'Prepared replies') }).press('Enter');
      const box = staff.getByRole('combobox', {
        name: say('ابحث في الردود الجاهزة', 'Find a prepared reply'),
      });
      const replies = staff.getByRole('listbox', { name: say('الردود الجاهزة', 'Prepared replies') });
      await expect(box).toBeFocused();
      await expect(replies.getByRole('option')).not.toHaveCount(0);
      await lookAt(staff, `${language}-reply-picker`);
      // Opened again, where nothing has to be loaded any more.
      await staff.keyboard.press('Escape');
      await staff.getByRole('button', { name: say('الردود الجاهزة', 'Prepared replies') }).press('Enter');
      await expect(replies.getByRole('option')).not.toHaveCount(0);
      await staff.keyboard.type(name.slice(-9), { delay: 30 });
      await expect(replies.getByRole('option')).toHaveCount(1);
      await box.press('ArrowDown');
      await box.press('Enter');
      await expect(note).toHaveValue(new RegExp(`${title}.*R-20\\d\\d-`));
    });

    const open = say('موعد الاستشارة', 'time of the appointment');
    await test.step('what is not known is marked, chosen, and keeps the note from leaving', async () => {
      await expect(note).toBeFocused();
      await expect(note).toHaveValue(new RegExp(`\\{\\{${open}\\}\\}`));
      expect(await selected(staff)).toBe(`{{${open}}}`);
      const mark = staff.getByRole('button', { name: open });
      await expect(mark).toBeVisible();
      await lookAt(staff, `${language}-reply-open`);
      await staff.getByRole('button', { name: say('إرسال إلى العميل', 'Send to the client') }).click();
      await expect(staff.getByRole('dialog')).toHaveCount(0);
      await mark.click();
      expect(await selected(staff)).toBe(`{{${open}}}`);
      await staff.keyboard.type(say('غدًا في العاشرة', 'tomorrow at ten'));
      await expect(mark).toHaveCount(0);
    });

    await test.step('it is sent after a look at it, and the client reads it', async () => {
      await staff.getByRole('button', { name: say('إرسال إلى العميل', 'Send to the client') }).click();
      const dialog = staff.getByRole('dialog');
      await expect(dialog).toContainText(say('غدًا في العاشرة', 'tomorrow at ten'));
      await dialog.getByRole('button', { name: say('إرسال إلى العميل', 'Send to the client') }).click();
      await expect(dialog).toHaveCount(0);
      await client.goto(`/profile/myRequestDetails/${id}`);
      await expect(client.getByText(say(`بشأن ${title}`, `about ${title}`))).toBeVisible();
    });
  },
);

const selected = (page: Page) =>
  page.evaluate(() => {
    const input = document.activeElement;
    return input instanceof HTMLTextAreaElement
      ? input.value.slice(input.selectionStart, input.selectionEnd)
      : null;
  });
