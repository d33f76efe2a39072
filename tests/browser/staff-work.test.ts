import { z } from 'zod';
import { threadEntrySchema } from '#contract/thread.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

const made = z.object({ id: z.number(), number: z.string() });

test('R198-R205 R227 a request is opened, noted on inside and to the client, contacted and resolved', async ({
  page,
  enter,
  api,
  say,
}) => {
  test.setTimeout(180_000);
  const title = `Story ${Date.now().toString(36)}`;
  const { id, number } = made.parse(
    await api.call('client', 'POST /api/Requests/Add', {
      serviceId: 1,
      branchId: 1,
      title,
      description: 'A lease that ends early, and who pays for it.',
    }),
  );
  await enter(page, 'support', '/admin/requests');
  const tabs = page.getByRole('tablist', { name: say('الحالة', 'Status') });
  await tabs.getByRole('tab', { name: say(/^قيد الانتظار/, /^Pending/) }).click();
  await expect(page).toHaveURL(/Status=Pending/);
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();

  const note = page.getByRole('textbox', { name: say('اكتب ملاحظة…', 'Write a note…') });
  const timeline = page.getByRole('list', { name: say('السجلّ الزمني', 'Timeline') });
  // The keys bring one to where notes are written.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await note.fill('canary: he has called twice');
  await page.getByRole('button', { name: say('إضافة ملاحظة', 'Add note'), exact: true }).click();
  await expect(timeline.getByText('canary: he has called twice')).toBeVisible();

  await page.getByRole('radio', { name: say('تظهر للعميل', 'Visible to the client') }).check({ force: true });
  await note.fill('Please send us the lease.');
  await page.getByRole('button', { name: say('إرسال إلى العميل', 'Send to the client') }).click();
  const confirm = page.getByRole('dialog', {
    name: say('سيقرأ العميل هذه الملاحظة', 'The client will read this note'),
  });
  await expect(confirm.getByText('Please send us the lease.')).toBeVisible();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: say('إرسال إلى العميل', 'Send to the client') }).click();
  await expect(timeline.getByText('Please send us the lease.')).toBeVisible();

  await page.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') }).click();
  await expect(
    timeline.getByText(
      say(
        'تغيّرت الحالة من «قيد الانتظار» إلى «تم التواصل»',
        'changed the status from “Pending” to “Contacted”',
      ),
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: say('تعديل: المسؤول', 'Change: Assigned to') }).click();
  await page.getByRole('button', { name: say('إسناد إليّ', 'Assign to me') }).click();
  await expect(
    timeline.getByText(say('أُسند إلى ندى الحرباوي', 'assigned it to Nada Al-Harbawi')),
  ).toBeVisible();
  await page.getByRole('button', { name: say('إنجاز الطلب', 'Resolve') }).click();
  await expect(page.getByRole('button', { name: say('إنجاز الطلب', 'Resolve') })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const seen = z
    .array(threadEntrySchema)
    .parse(await api.call('client', `GET /api/Requests/GetThread/${id}`));
  expect(JSON.stringify(seen)).not.toContain('canary');
  expect(seen.map(({ kind }) => kind)).toEqual(['received', 'note', 'moved', 'moved']);
});

test('R230-R235 a consultation gets an appointment on the office’s clock, is moved and completed', async ({
  page,
  enter,
  api,
  say,
}) => {
  test.setTimeout(120_000);
  const caseTitle = `Case ${Date.now().toString(36)}`;
  const { id } = made.parse(
    await api.call('client', 'POST /api/Consultations/Add', {
      consultationTypeId: 1,
      areaId: 1,
      branchId: 2,
      caseTitle,
      caseDescription: 'Whether a clause in a contract holds.',
      preferredTimes: '',
    }),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, 'support', `/admin/law-consultations/${id}`);
  await page.getByRole('button', { name: say('تحديد موعد', 'Schedule'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('المواعيد بتوقيت القاهرة', 'Times shown for Cairo'))).toBeVisible();
  const at = dialog.getByLabel(say('الموعد', 'Appointment'));
  const send = dialog.getByRole('button', { name: say('تحديد موعد', 'Schedule') });
  const consultant = dialog.getByRole('searchbox', { name: say('المستشار', 'Consultant') });
  await at.fill('2020-01-05T10:00');
  await consultant.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await send.click();
  await expect(at).toHaveAttribute('aria-invalid', 'true');
  await at.fill('2031-01-05T10:00');
  await expectAccessible(page);
  await send.click();
  await expect(dialog).toHaveCount(0);
  const record = z.object({ scheduledAt: z.string() });
  const read = async () => record.parse(await api.call('client', `GET /api/Consultations/GetById/${id}`));
  expect((await read()).scheduledAt).toBe('2031-01-05T08:00:00.000Z');

  await page.getByRole('button', { name: say('تغيير الموعد', 'Reschedule') }).click();
  await expect(at).toHaveValue('2031-01-05T10:00');
  await at.fill('2031-01-05T12:30');
  await dialog.getByRole('button', { name: say('تغيير الموعد', 'Reschedule') }).click();
  await expect(dialog).toHaveCount(0);
  expect((await read()).scheduledAt).toBe('2031-01-05T10:30:00.000Z');
  await page.getByRole('button', { name: say('تحديد كمكتملة', 'Mark as completed') }).click();
  await expect(page.getByRole('button', { name: say('تغيير الموعد', 'Reschedule') })).toHaveCount(0);
  await expectAccessible(page);
});

test('the dashboard’s numbers lead to their lists, its charts are tables too, in the light and in the dark', async ({
  page,
  enter,
  say,
}) => {
  test.setTimeout(120_000);
  await enter(page, 'admin', '/admin');
  const tiles = page.getByRole('list', { name: say('يتطلب إجراءً', 'Needs action') });
  await expect(tiles.getByRole('link')).toHaveCount(4);
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page
    .getByRole('button', { name: say('عرض كجدول', 'View as table') })
    .first()
    .click();
  await expect(
    page.getByRole('table', {
      name: say('الطلبات الواردة في آخر 12 أسبوعًا', 'Requests received, last 12 weeks'),
    }),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await tiles.getByRole('link', { name: say('طلبات غير مُسندة', 'Unassigned requests') }).click();
  await expect(page).toHaveURL(/\/admin\/requests\?.*AssigneeId=none/);
});
