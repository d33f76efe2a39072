import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import {
  countSendings,
  downloadOf,
  findInList,
  keptFiles,
  sendAsVisitor,
  threeFiles,
  untilMade,
} from '#tests/support/browser-journey.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { printedPages } from '#tests/support/printed-pages.ts';
import { samplePdf } from '#tests/support/sample-pdf.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CANARY = 'canary: he has called twice';

test(
  'R1 R3 R4 R38 R143 R200 R201 R202 R204 R216 R217 R221 R222 R227 R352 A77 a request goes from the visitor’s first word to the firm’s last, and the client reads what became of it',
  { tag: '@journey' },
  async ({ page, newPerson, enter, say }) => {
    test.setTimeout(240_000);
    const title = `${say('توريد متأخر', 'Late delivery')} ${Date.now().toString(36)}`;
    const sendings = countSendings(page, '/api/Requests/Add');
    await page.goto('/servicespage');
    const form = page.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
    await form
      .getByLabel(say('الخدمة', 'Service'), { exact: true })
      .selectOption({ label: say('تحصيل الديون', 'Debt recovery') });
    await form.getByLabel(say('عنوان الطلب', 'Title')).fill(title);
    await form
      .getByLabel(say('وصف الطلب', 'Description'))
      .fill(say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'));
    await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(await threeFiles());
    await expect(form.getByRole('listitem')).toHaveCount(3);

    // Another language takes nothing away.
    const toggle = page.getByRole('banner').getByRole('button', { name: say('English', 'العربية') });
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('lang', say('en', 'ar'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('العربية', 'English') })
      .click();
    await expect(form.getByLabel(say('عنوان الطلب', 'Title'))).toHaveValue(title);

    const send = form.getByRole('button', { name: say('إرسال الطلب', 'Send request') });
    const refusal = say('يجب تسجيل الدخول لطلب الخدمة', 'You must be logged in to request service');
    await sendAsVisitor(page, say, { send, refusal, sendings });
    await expect(page).toHaveURL(/\/servicespage/);
    const done = page.getByRole('group', { name: say('تم استلام طلبك', 'Your request was received') });
    await expect(done).toContainText(/R-\d{4}-\d{5}/);
    await expect(done).toContainText(say('سيصلك ردّنا الأول قبل', 'You can expect our first reply by'));
    const number = /R-\d{4}-\d{5}/.exec(await done.innerText())?.[0] ?? '';
    expect(sendings()).toBe(1);
    await expectAccessible(page);
    await done.getByRole('link', { name: say('متابعة الطلب', 'Follow this request') }).click();
    await expect(page).toHaveURL(/\/profile\/myRequestDetails\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await test.step('staff carry it to its end', async () => {
      const staff = await newPerson();
      await enter(staff, 'support', '/admin/requests');
      await findInList(staff, { pending: say(/^قيد الانتظار/, /^Pending/), title });
      await expectAccessible(staff);
      await staff.getByRole('link', { name: title }).click();
      await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(staff.getByText(number).first()).toBeVisible();
      for (const { name } of await threeFiles())
        await expect(staff.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();

      await lookAt(staff, say('معاينة invoice.png', 'Preview invoice.png'));
      const note = staff.getByRole('textbox', { name: say('اكتب ملاحظة…', 'Write a note…') });
      const timeline = staff.getByRole('list', { name: say('السجل الزمني', 'Timeline') });
      // The keys bring one to where notes are written.
      await staff.getByRole('heading', { level: 1 }).focus();
      await staff.keyboard.press('n');
      await expect(note).toBeFocused();
      await note.fill(CANARY);
      await staff.getByRole('button', { name: say('إضافة ملاحظة', 'Add note'), exact: true }).click();
      await expect(timeline.getByText(CANARY)).toBeVisible();

      await staff
        .getByRole('radio', { name: say('تظهر للعميل', 'Visible to the client') })
        .check({ force: true });
      await note.fill('Please send us the lease.');
      const toClient = say('إرسال إلى العميل', 'Send to the client');
      await staff.getByRole('button', { name: toClient }).click();
      const confirm = staff.getByRole('dialog', {
        name: say('سيقرأ العميل هذه الملاحظة', 'The client will read this note'),
      });
      await expect(confirm.getByText('Please send us the lease.')).toBeVisible();
      await expectAccessible(staff);
      await confirm.getByRole('button', { name: toClient }).click();
      await expect(timeline.getByText('Please send us the lease.')).toBeVisible();

      await staff.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') }).click();
      await untilMade(staff, say);
      await expect(
        timeline.getByText(
          say(
            'تغيير الحالة من «قيد الانتظار» إلى «تم التواصل»',
            'changed the status from “Pending” to “Contacted”',
          ),
        ),
      ).toBeVisible();
      // One press, where three led through the editor of the field.
      const take = staff.getByRole('button', { name: say('إسناد إليّ', 'Assign to me') });
      await take.click();
      await expect(take).toHaveCount(0);
      await expect(
        timeline.getByText(say('إسناد إلى ندى الحرباوي', 'assigned it to Nada Al-Harbawi')),
      ).toBeVisible();
      await staff.getByRole('button', { name: say('إنجاز الطلب', 'Resolve') }).click();
      await untilMade(staff, say);
      await expect(staff.getByRole('button', { name: say('إنجاز الطلب', 'Resolve') })).toHaveCount(0);
      await expectAccessible(staff);
      await staff.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(staff);
      await expectAccessible(staff);
    });

    await test.step('the client reads it', async () => {
      await page.goto('/profile');
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(say('تحصيل الديون', 'Debt recovery'));
      await expect(row).toContainText(say('تاريخ الطلب', 'Requested on'));
      await expect(row).toContainText(say('مُنجز', 'Resolved'));
      await expect(row).toContainText('Please send us the lease.');
      await expectAccessible(page);
      await row.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const notes = page.getByRole('region', { name: say('الملاحظات', 'Notes') });
      await expect(notes.getByText('Please send us the lease.')).toBeVisible();
      const activity = page.getByRole('region', { name: say('سجل النشاط', 'Activity') });
      await expect(activity.getByRole('listitem')).toHaveText([
        new RegExp(say('تغيّرت الحالة إلى: مُنجز', 'Status changed to: Resolved')),
        new RegExp(say('تغيّرت الحالة إلى: تم التواصل', 'Status changed to: Contacted')),
        new RegExp(say('أُضيفت ملاحظة جديدة', 'New note added')),
        new RegExp(say('تم الاستلام', 'Received')),
      ]);
      expect(await page.content()).not.toContain('canary');
      await lookAt(page, say('معاينة invoice.png', 'Preview invoice.png'));
      const files = page.getByRole('region', { name: say('المرفقات', 'Attachments') });
      const paper = await downloadOf(page, () =>
        files.getByRole('button', { name: /عقد التوريد\.pdf/ }).click(),
      );
      expect(paper.name).toBe('عقد التوريد.pdf');
      expect(paper.content.equals(samplePdf())).toBe(true);
      await test.step('and prints it', async () => {
        await page.emulateMedia({ media: 'print' });
        for (const { name } of await threeFiles())
          await expect(files.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();
        const sheets = await printedPages(page);
        expect(sheets.length).toBeGreaterThan(0);
        expect(sheets.filter(({ isWritten }) => !isWritten)).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
      });
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      await page.goto('/profile');
      await expect(page.getByRole('link', { name: title })).toHaveCount(1);
      await expectNoSidewaysScroll(page);
    });
  },
);

test('C-05 R217 after a reload the text is there, with the files, and nobody is asked for them again', async ({
  page,
  say,
}) => {
  await page.goto('/servicespage');
  const form = page.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
  await form.getByLabel(say('عنوان الطلب', 'Title')).fill('Written before a reload');
  await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(await threeFiles());
  await expect(form.getByRole('listitem')).toHaveCount(3);
  // They are sealed and written down a moment after they were chosen.
  await expect.poll(() => keptFiles(page)).toHaveLength(3);
  // Neither what is in them nor what they are called.
  expect((await keptFiles(page)).join()).not.toMatch(/عقد|invoice|PDF|image/);
  await page.reload();
  await expect(form.getByLabel(say('عنوان الطلب', 'Title'))).toHaveValue('Written before a reload');
  await expect(form.getByRole('listitem')).toHaveText([/عقد التوريد\.pdf/, /invoice\.png/, /site\.jpg/]);
  await expect(form.getByText(say('يُرجى إرفاق ملفاتك', 'Please attach your files'))).toHaveCount(0);
});

test('C-05 R217 where the browser keeps no files, their names are told after a reload, and that nothing was sent', async ({
  page,
  say,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto('/servicespage');
  const form = page.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
  await form.getByLabel(say('عنوان الطلب', 'Title')).fill('Written before a reload');
  await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(await threeFiles());
  await expect(form.getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(form.getByLabel(say('عنوان الطلب', 'Title'))).toHaveValue('Written before a reload');
  const told = form.getByRole('status').filter({ hasText: 'invoice.png' });
  await expect(told).toContainText(
    say('استعدنا ما كتبته. يُرجى إرفاق ملفاتك.', 'We restored what you wrote. Please attach your files.'),
  );
  await expect(told).toContainText(say('لم يُرسل بعد', 'It has not been sent yet'));
  await expect(told).toContainText('site.jpg');
  await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(await threeFiles());
  await expect(told).toHaveCount(0);
});

/** Looks at an attached picture over the page, and comes back to where one was by the keyboard. */
async function lookAt(page: Page, name: string): Promise<void> {
  const look = page.getByRole('button', { name }).first();
  await look.click();
  const dialog = page.getByRole('dialog', { name: 'invoice.png' });
  const picture = dialog.getByRole('img', { name: 'invoice.png' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(60);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(look).toBeFocused();
}
