import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, expectNoSidewaysScroll, holdCalls } from '#tests/support/browser-checks.ts';
import { enterLive } from '#tests/support/browser-bell.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Looks at a state on a desk and on a phone; the pictures are kept where `PICTURES` says. */
async function look(page: Page, name: string, part: Locator): Promise<void> {
  await expectAccessible(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const folder = process.env['PICTURES'];
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

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

test('an opposing party that is a client elsewhere is found, walled off, cleared with a reason, and the request goes on', async ({
  page,
  enter,
  api,
  say,
  language,
}) => {
  test.setTimeout(90_000);
  page.setDefaultTimeout(20_000);
  const title = `${say('نزاع تجاري', 'A trade dispute')} ${Date.now().toString(36)}`;
  const send = async (as: 'client' | 'client2') =>
    z.object({ id: z.number() }).parse(
      await api.call(as, 'POST /api/Requests/Add', {
        title,
        description: say('خلاف على توريد بضاعة.', 'A dispute about a delivery.'),
        serviceId: 1,
        branchId: 1,
      }),
    ).id;
  // Somebody who is on the client's side of another matter.
  const other = await send('client2');
  const party = { nameAr: 'شركة واحة يبرين للتوريدات', nameEn: '', side: 'own', number: '1010998877' };
  await api.call('admin', 'PUT /api/Requests/Update', { id: other, parties: [party] });
  const id = await send('client');

  await enterLive(enter, page, 'admin', `/admin/requests/${id}/edit`);
  await page.getByRole('button', { name: say('إضافة طرف', 'Add: Party') }).click();
  const parties = page.getByRole('group', { name: say('الأطراف', 'Parties') });
  await parties.getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)')).fill('Wahat Yabrin Supplies Co.');
  await parties.getByLabel(say('الصفة', 'Side')).selectOption('other');
  await parties.getByLabel(say('رقم الهوية أو السجل', 'ID or register number')).fill('1010-445566');
  // One name is enough: nothing is missing without the other.
  await expect(parties).not.toContainText(say('ترجمة ناقصة', 'Missing translation'));
  await look(page, `${language}-conflict-form`, parties);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await startsInside(parties.getByText('Wahat Yabrin Supplies Co.'))).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(page).not.toHaveURL(/edit/);

  await page.goto(`/admin/requests/${id}`);
  const conflicts = page.getByRole('region', {
    name: say('تعارض مصالح محتمل', 'Possible conflicts of interest'),
  });
  await expect(conflicts).toContainText('Wahat Yabrin Supplies Co.');
  await expect(conflicts).toContainText(party.nameAr);
  await expect(conflicts).toContainText(say('الاسم نفسه بحروف لغة أخرى', 'Same name in other letters'));
  await look(page, `${language}-conflict-open`, conflicts);
  await look(
    page,
    `${language}-conflict-parties`,
    page.getByText(say('الأطراف', 'Parties'), { exact: true }),
  );
  await expect(api.call('admin', `POST /api/Requests/Resolve/${id}`)).rejects.toThrow('409');

  const dialog = page.getByRole('dialog');
  const wall = say('حجب السجل عن بعض الزملاء', 'Wall colleagues off');
  const reason = dialog.getByLabel(say('السبب', 'Reason'));
  await conflicts.getByRole('button', { name: wall }).press('Enter');
  await dialog.getByRole('button', { name: wall }).press('Enter');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await look(page, `${language}-conflict-wall`, dialog);
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
  await look(page, `${language}-conflict-walled`, conflicts);

  await conflicts.getByRole('button', { name: say('لا يوجد تعارض', 'No conflict') }).press('Enter');
  await reason.fill(say('انتهى التعامل قبل ست سنوات.', 'It ended six years ago.'));
  // A colleague has decided meanwhile, and this page has not heard of it: nothing is decided over what was not seen, and
  // what was typed stays beside it.
  const hits = z
    .array(z.object({ id: z.number(), outcomes: z.array(z.object({ id: z.number() })) }))
    .parse(await api.call('admin', `GET /api/Requests/GetConflicts/${id}`));
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
    say('قرّر زميل في هذا التعارض', 'A colleague has decided this meanwhile'),
  );
  heldReads.release();
  await expect(dialog).toContainText(say('سألتها عنه.', 'I have asked her about it.'));
  await expect(reason).toHaveValue(say('انتهى التعامل قبل ست سنوات.', 'It ended six years ago.'));
  await look(page, `${language}-conflict-decided-meanwhile`, dialog);
  await confirm.press('Enter');
  await expect(conflicts).toContainText(say('انتهى التعامل قبل ست سنوات.', 'It ended six years ago.'));
  await look(page, `${language}-conflict-cleared`, conflicts);
  await api.call('admin', `POST /api/Requests/Resolve/${id}`);
});
