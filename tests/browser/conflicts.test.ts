import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { foundConflictsSchema } from '#contract/conflicts.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  holdCalls,
  lookAt,
} from '#tests/support/browser-checks.ts';
import { enterLive } from '#tests/support/browser-bell.ts';
import { untilMade } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whether the first letter of a text that is cut stands within its box. */
const startsInside = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const letter = document.createRange();
    letter.setStart(element.firstChild ?? element, 0);
    letter.setEnd(element.firstChild ?? element, 1);
    let cutting = element;
    while (getComputedStyle(cutting).overflowX !== 'hidden' && cutting.parentElement)
      cutting = cutting.parentElement;
    const box = cutting.getBoundingClientRect();
    const { left, right } = letter.getBoundingClientRect();
    return left >= box.left && right <= box.right;
  });

test(
  'an opposing party that is a client elsewhere is found, walled off, cleared with a reason, and the request goes on',
  { tag: '@journey' },
  async ({ page, enter, api, say, language }) => {
    test.setTimeout(90_000);
    page.setDefaultTimeout(20_000);
    const title = `${say('نزاع تجاري', 'A trade dispute')} ${Date.now().toString(36)}`;
    const { id } = z.object({ id: z.number() }).parse(
      await api.call('client', 'POST /api/Requests/Add', {
        title,
        description: say('خلاف على توريد بضاعة.', 'A dispute about a delivery.'),
        serviceId: 1,
        branchId: 1,
      }),
    );
    // The account of another client, whose opponent this one is: as a paper of the other side has the name.
    const account = { nameAr: 'طارق حسني', written: 'Counsellor Tariq Husni' };

    await enterLive(enter, page, 'admin', `/admin/requests/${id}/edit`);
    await page.getByRole('button', { name: say('إضافة طرف', 'Add: Party') }).click();
    const parties = page.getByRole('group', { name: say('الأطراف', 'Parties') });
    await parties.getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)')).fill(account.written);
    await parties.getByLabel(say('الصفة', 'Side')).selectOption('other');
    await parties.getByLabel(say('رقم الهوية أو السجل', 'ID or register number')).fill('1010-445566');
    // One name is enough: nothing is missing without the other.
    await expect(parties).not.toContainText(say('ترجمة ناقصة', 'Missing translation'));
    await lookAt(page, `${language}-conflict-form`, parties);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await startsInside(parties.getByText(account.written))).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(page).not.toHaveURL(/edit/);

    await page.goto(`/admin/requests/${id}`);
    const conflicts = page.getByRole('region', {
      name: say('تعارض مصالح محتمل', 'Possible conflicts of interest'),
    });
    await expect(conflicts).toContainText(account.written);
    await expect(conflicts).toContainText(account.nameAr);
    await expect(conflicts).toContainText(say('الاسم نفسه · ', 'Same name · '));
    await lookAt(page, `${language}-conflict-open`, conflicts);
    await lookAt(
      page,
      `${language}-conflict-parties`,
      page.getByText(say('الأطراف', 'Parties'), { exact: true }),
    );
    const resolve = page.getByRole('button', { name: say('إنجاز الطلب', 'Resolve'), exact: true });
    await resolve.press('Enter');
    await expect(
      page.getByRole('alert').filter({
        hasText: say(
          'ثمة تعارض مصالح محتمل لم يُبتّ فيه بعد.',
          'A possible conflict of interest is not decided yet.',
        ),
      }),
    ).toBeVisible();
    await expect(api.call('admin', `POST /api/Requests/Resolve/${id}`)).rejects.toThrow('409');

    const dialog = page.getByRole('dialog');
    const wall = say('حجب السجل عن بعض الزملاء', 'Wall colleagues off');
    const reason = dialog.getByLabel(say('السبب', 'Reason'));
    await conflicts.getByRole('button', { name: wall }).press('Enter');
    await dialog.getByRole('button', { name: wall }).press('Enter');
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await lookAt(page, `${language}-conflict-wall`, dialog);
    await reason.fill(say('كانت مستشارة للطرف الآخر.', 'She advised the other side.'));
    await dialog.getByRole('button', { name: wall }).press('Enter');
    // What is still missing is where one goes on.
    const colleagues = dialog.getByRole('searchbox', { name: say('الزملاء', 'Colleagues') });
    await expect(colleagues).toBeFocused();
    await colleagues.click();
    await page.getByRole('option').filter({ hasText: 'support@' }).click();
    await dialog.getByRole('button', { name: wall }).press('Enter');
    await expect(conflicts).toContainText(say('كانت مستشارة للطرف الآخر.', 'She advised the other side.'));
    // The time says by whose clock it is.
    await expect(conflicts.getByRole('time')).toContainText(/\(.+\)/);
    await lookAt(page, `${language}-conflict-walled`, conflicts);

    await conflicts.getByRole('button', { name: say('لا يوجد تعارض', 'No conflict') }).press('Enter');
    await reason.fill(say('انتهى التعامل قبل ست سنوات.', 'It ended six years ago.'));
    // A colleague has decided meanwhile, and this page has not heard of it: nothing is decided over what was not seen, and
    // what was typed stays beside it.
    const { hits } = foundConflictsSchema.parse(
      await api.call('admin', `GET /api/Requests/GetConflicts/${id}`),
    );
    const [hit] = hits.filter(({ outcomes }) => outcomes.length > 0);
    const heldReads = await holdCalls(page, '**/GetConflicts/**');
    await api.call('admin', `POST /api/Requests/DecideConflict/${id}`, {
      conflictId: hit?.id,
      decision: 'clear',
      after: hit?.outcomes.at(-1)?.id,
      sentence: say('سألتها عنه.', 'I have asked her about it.'),
    });
    const confirm = dialog.getByRole('button', { name: say('لا يوجد تعارض', 'No conflict') });
    await confirm.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(
      say('بتّ زميل في هذا التعارض', 'A colleague has decided this in the meantime'),
    );
    heldReads.release();
    await expect(dialog).toContainText(say('سألتها عنه.', 'I have asked her about it.'));
    await expect(reason).toHaveValue(say('انتهى التعامل قبل ست سنوات.', 'It ended six years ago.'));
    await lookAt(page, `${language}-conflict-decided-meanwhile`, dialog);
    await confirm.press('Enter');
    await expect(conflicts).toContainText(say('انتهى التعامل قبل ست سنوات.', 'It ended six years ago.'));
    await lookAt(page, `${language}-conflict-cleared`, conflicts);
    await resolve.press('Enter');
    await untilMade(page, say);
    await expect(resolve).toHaveCount(0);
    expect(await api.call('admin', `GET /api/Requests/GetById/${id}`)).toMatchObject({ status: 'Resolved' });
    // What that client sends in other stories is held back by nobody.
    await api.call('admin', 'PUT /api/Requests/Update', { id, parties: [] });
  },
);

test('an open list tells of a conflict at once, and a client who is also a party of their own is one card, decided once', async ({
  page,
  enter,
  newPerson,
  api,
  say,
  language,
}) => {
  const mark = Date.now().toString(36);
  const send = async (as: 'client' | 'client2') =>
    z.object({ id: z.number() }).parse(
      await api.call(as, 'POST /api/Requests/Add', {
        title: `${say('نزاع ملكية', 'A dispute of owners')} ${mark}`,
        description: say('خلاف على أرض.', 'A dispute about land.'),
        serviceId: 1,
        branchId: 1,
      }),
    ).id;
  const other = await send('client2');
  const id = await send('client');
  const { clientId } = z
    .object({ clientId: z.number() })
    .parse(await api.call('admin', `GET /api/Requests/GetById/${other}`));
  const client = z
    .looseObject({ fullNameAr: z.string(), fullNameEn: z.string() })
    .parse(await api.call('admin', `GET /api/ApplicationUsers/GetById/${clientId}`));
  const party = { nameAr: client.fullNameAr, nameEn: client.fullNameEn, number: '' };
  await api.call('admin', 'PUT /api/Requests/Update', { id: other, parties: [{ ...party, side: 'own' }] });

  const clerk = await newPerson();
  await enterLive(enter, clerk, 'support', `/admin/requests?SearchTerm=${mark}`);
  const row = clerk.locator(`tr[data-row-id="${id}"]`);
  await expect(row).toBeVisible();
  const found = row.getByText(say('تعارض لم يُبتّ فيه', 'Conflict undecided'));
  await expect(found).toHaveCount(0);
  await api.call('admin', 'PUT /api/Requests/Update', { id, parties: [{ ...party, side: 'other' }] });
  await expect(found).toBeVisible();
  await lookAt(clerk, `${language}-conflict-in-list`, row);

  await enter(page, 'admin', `/admin/requests/${id}`);
  const conflicts = page.getByRole('region', {
    name: say('تعارض مصالح محتمل', 'Possible conflicts of interest'),
  });
  const card = conflicts.getByRole('listitem').filter({
    has: page.getByText(say('عميل للشركة', 'Client of the firm')),
  });
  await expect(card).toHaveCount(1);
  await expect(card.locator(`a[href="/admin/requests/${other}"]`)).toBeVisible();
  await lookAt(page, `${language}-conflict-together`, card);
  const clear = say('لا يوجد تعارض', 'No conflict');
  await card.getByRole('button', { name: clear }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('السبب', 'Reason')).fill(say('صلح بينهما.', 'They have settled.'));
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: clear }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(conflicts.getByText(say('صلح بينهما.', 'They have settled.'))).toHaveCount(1);
  const { hits } = foundConflictsSchema.parse(
    await api.call('admin', `GET /api/Requests/GetConflicts/${id}`),
  );
  const together = hits.filter((hit) => hit.other?.clientId === clientId);
  expect(together.map(({ outcomes }) => outcomes.length)).toEqual([1, 1]);
});

test('a consultation is set a time only once its conflict is decided, and who is walled off finds nothing of it', async ({
  page,
  enter,
  newPerson,
  api,
  say,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(20_000);
  const mark = Date.now().toString(36);
  const title = `${say('نزاع إيجار', 'A dispute of tenants')} ${mark}`;
  const idOf = z.object({ id: z.number() });
  const party = { nameAr: `شركة بريدة ${mark} للنقل`, nameEn: '', number: '' };
  const { id: other } = idOf.parse(
    await api.call('client2', 'POST /api/Requests/Add', {
      title: `${mark} 2`,
      description: say('عقد نقل بضائع.', 'A contract of carriage.'),
      serviceId: 1,
      branchId: 1,
    }),
  );
  await api.call('admin', 'PUT /api/Requests/Update', { id: other, parties: [{ ...party, side: 'own' }] });
  const { id } = idOf.parse(
    await api.call('client', 'POST /api/Consultations/Add', {
      caseTitle: title,
      caseDescription: say('بشأن عقد نقل.', 'About a contract of carriage.'),
      consultationTypeId: 1,
      areaId: 1,
      branchId: 1,
    }),
  );

  const walled = await newPerson();
  const found = walled.locator('tbody tr[data-row-id]').filter({ hasText: title });
  await enter(walled, 'support', `/admin/law-consultations?SearchTerm=${mark}`);
  await expect(found).toHaveCount(1);

  // Their own paper has the name in other letters.
  const written = { nameAr: '', nameEn: `Buraydah ${mark} Transport Co.`, number: '' };
  await api.call('admin', 'PUT /api/Consultations/Update', { id, parties: [{ ...written, side: 'other' }] });
  await enterLive(enter, page, 'admin', `/admin/law-consultations/${id}`);
  const dialog = page.getByRole('dialog');
  const schedule = say('تحديد موعد', 'Schedule');
  // A Tuesday, on which everybody keeps hours.
  const ahead = 40 + ((9 - new Date(Date.now() + 40 * 86_400_000).getUTCDay()) % 7);
  const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const setTime = async () => {
    await page.getByRole('button', { name: schedule, exact: true }).press('Enter');
    await dialog.getByLabel(say('الموعد', 'Appointment')).fill(`${day}T11:00`);
    await dialog.getByRole('searchbox', { name: say('المحامي', 'Lawyer') }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await dialog.getByRole('button', { name: schedule, exact: true }).click();
  };
  await setTime();
  await expect(dialog.getByRole('alert')).toContainText(
    say('ثمة تعارض مصالح محتمل لم يُبتّ فيه بعد.', 'A possible conflict of interest is not decided yet.'),
  );
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: say('إلغاء', 'Cancel'), exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);

  const conflicts = page.getByRole('region', {
    name: say('تعارض مصالح محتمل', 'Possible conflicts of interest'),
  });
  await expect(conflicts).toContainText(say('الاسم نفسه بحروف لغة أخرى', 'Same name in other letters'));
  const wall = say('حجب السجل عن بعض الزملاء', 'Wall colleagues off');
  const reason = dialog.getByLabel(say('السبب', 'Reason'));
  await conflicts.getByRole('button', { name: wall }).press('Enter');
  await reason.fill(say('قريبة للطرف الآخر.', 'A relative of the other side.'));
  await dialog.getByRole('searchbox', { name: say('الزملاء', 'Colleagues') }).click();
  await page.getByRole('option').filter({ hasText: 'support@' }).click();
  await dialog.getByRole('button', { name: wall }).press('Enter');
  await expect(conflicts).toContainText(say('قريبة للطرف الآخر.', 'A relative of the other side.'));

  // It goes from the open list at once, and stands nowhere else.
  await expect(found).toHaveCount(0);
  await walled.goto(`/admin/law-consultations/${id}`);
  await expect(walled.getByText(say(/غير موجود/, /not found/i)).first()).toBeVisible();
  await expect(walled.getByText(title)).toHaveCount(0);
  await walled.keyboard.press('Control+K');
  await walled.getByRole('dialog').getByRole('combobox').fill(mark);
  // The request of the other side alone, from which nobody is walled off.
  await expect(walled.getByRole('dialog').getByRole('status')).toContainText(say('نتيجة واحدة', '1 result'));
  await expect(walled.getByText(title)).toHaveCount(0);
  await walled.setViewportSize({ width: 390, height: 844 });
  await walled.goto(`/admin/law-consultations?SearchTerm=${mark}`);
  await expect(walled.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(found).toHaveCount(0);
  await expectNoSidewaysScroll(walled);

  await conflicts.getByRole('button', { name: say('لا يوجد تعارض', 'No conflict') }).press('Enter');
  await reason.fill(say('انتهى التعامل قبل سنوات.', 'It ended years ago.'));
  await dialog.getByRole('button', { name: say('لا يوجد تعارض', 'No conflict') }).press('Enter');
  await expect(conflicts).toContainText(say('انتهى التعامل قبل سنوات.', 'It ended years ago.'));
  await setTime();
  await untilMade(page, say);
  expect(await api.call('admin', `GET /api/Consultations/GetById/${id}`)).toMatchObject({
    status: 'Scheduled',
  });
});
