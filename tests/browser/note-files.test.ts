import { bellOf, bellPanelOf, clearInbox, enterLive, sendRequest } from '#tests/support/browser-bell.ts';
import { lookAt } from '#tests/support/browser-checks.ts';
import { downloadOf, threeFiles } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

test('support sends a client two files with a note, who is told of files and opens them, and of those inside hears nothing', async ({
  page,
  newPerson,
  enter,
  api,
  say,
  language,
}) => {
  test.setTimeout(180_000);
  const { id } = await sendRequest(api);
  await clearInbox(api, 'client');
  await enterLive(enter, page, 'client', `/profile/myRequestDetails/${id}`);
  const staff = await newPerson();
  await enter(staff, 'support', `/admin/requests/${id}`);
  const note = staff.getByLabel(say('اكتب ملاحظة…', 'Write a note…'));
  const attach = staff.getByRole('button', { name: say('إرفاق ملفات', 'Attach files') });
  const picker = staff.getByLabel(say('ملفات هذه الملاحظة', 'Files of this note'));
  const timeline = staff.getByRole('list', { name: say('السجل الزمني', 'Timeline') });
  const [contract, invoice, site] = await threeFiles();
  if (!contract || !invoice || !site) throw new Error('There are three files.');

  await test.step('inside, with one file that is no such file, which is named at once', async () => {
    await note.fill(say('مسودة للزملاء', 'A draft for colleagues'));
    await attach.click();
    await picker.setInputFiles([
      { ...site, name: 'inside-only.jpg' },
      { name: 'notes.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ]);
    await expect(
      staff.getByText(
        say('أزل الملفات المشار إليها بالأحمر للمتابعة.', 'Remove the files marked in red to go on.'),
      ),
    ).toBeVisible();
    await lookAt(staff, `${language}-note-files-wrong`);
    await staff.getByRole('button', { name: say('إزالة notes.exe', 'Remove notes.exe') }).click();
    await staff.getByRole('button', { name: say('إضافة ملاحظة', 'Add note') }).click();
    await expect(timeline.getByRole('button', { name: /inside-only\.jpg/ }).first()).toBeVisible();
    await expect(picker).toHaveCount(0);
  });

  await test.step('for the client, who is shown by name what will go', async () => {
    await staff.getByRole('radio', { name: say('تظهر للعميل', 'Visible to the client') }).press('Space');
    await note.fill(say('العقد والفاتورة للاطلاع', 'The contract and the invoice'));
    await attach.click();
    await picker.setInputFiles([contract, invoice]);
    await staff.getByRole('button', { name: say('إرسال إلى العميل', 'Send to the client') }).click();
    const dialog = staff.getByRole('dialog');
    await expect(dialog.getByText('invoice.png')).toBeVisible();
    await lookAt(staff, `${language}-note-files-confirm`);
    await dialog.getByRole('button', { name: say('إرسال إلى العميل', 'Send to the client') }).click();
    await expect(timeline.getByRole('button', { name: /invoice\.png/ }).first()).toBeVisible();
    await lookAt(staff, `${language}-note-files-sent`);
  });

  await test.step('the client is told of files, and opens them', async () => {
    await bellOf(page, say).click();
    await expect(
      bellPanelOf(page, say).getByRole('link', { name: say(/ملاحظة جديدة مع ملفات/, /note with files/) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    const notes = page.getByRole('region', { name: say('الملاحظات', 'Notes') });
    const file = notes.getByRole('button', { name: /invoice\.png/ }).first();
    await expect(file).toBeVisible();
    const saved = await downloadOf(page, () => file.click());
    expect([saved.name, saved.content.length > 0]).toEqual(['invoice.png', true]);
    await expect(page.getByText('inside-only.jpg')).toHaveCount(0);
    await lookAt(page, `${language}-note-files-client`);
  });
});
