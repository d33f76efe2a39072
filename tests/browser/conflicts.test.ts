import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { enterLive } from '#tests/support/browser-bell.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Looks at a state on a desk and on a phone; the pictures are kept where `PICTURES` says. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    const folder = process.env['PICTURES'];
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}

test('an opposing party that is a client elsewhere is found, walled off, cleared with a reason, and the request goes on', async ({
  page,
  enter,
  api,
  say,
  language,
}) => {
  test.setTimeout(180_000);
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
  const party = { nameAr: 'شركة واحة يبرين للتوريدات', nameEn: '', side: 'own', number: '' };
  await api.call('admin', 'PUT /api/Requests/Update', { id: other, parties: [party] });
  const id = await send('client');

  await enterLive(enter, page, 'admin', `/admin/requests/${id}/edit`);
  await page
    .getByRole('button', { name: say(/إضافة/, /Add/) })
    .first()
    .click();
  await look(page, `${language}-conflict-form`);
  await api.call('admin', 'PUT /api/Requests/Update', {
    id,
    parties: [{ nameAr: '', nameEn: 'Wahat Yabrin Supplies Co.', side: 'other', number: '' }],
  });
  await page.goto(`/admin/requests/${id}`);
  const conflicts = page.getByRole('region', {
    name: say('تعارض مصالح محتمل', 'Possible conflicts of interest'),
  });
  await expect(conflicts).toContainText('Wahat Yabrin Supplies Co.');
  await expect(conflicts).toContainText(say('الاسم نفسه بحروف أخرى', 'Same name in other letters'));
  await look(page, `${language}-conflict-open`);

  await conflicts.getByRole('button', { name: say('عزل زملاء', 'Wall colleagues off') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await look(page, `${language}-conflict-wall`);
  await dialog.getByRole('button', { name: say('عزل زملاء', 'Wall colleagues off') }).press('Enter');
  await expect(dialog.getByLabel(say('السبب', 'Reason'))).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');

  await conflicts.getByRole('button', { name: say('لا مانع', 'No conflict') }).press('Enter');
  await dialog
    .getByLabel(say('السبب', 'Reason'))
    .fill(say('انتهى التعامل قبل ست سنوات.', 'It ended six years ago.'));
  await dialog.getByRole('button', { name: say('لا مانع', 'No conflict') }).press('Enter');
  await expect(conflicts).toContainText(say('انتهى التعامل قبل ست سنوات.', 'It ended six years ago.'));
  await look(page, `${language}-conflict-cleared`);
  await api.call('admin', `POST /api/Requests/Resolve/${id}`);
});
