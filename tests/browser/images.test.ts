import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';

test(
  'R137 a profile image is uploaded, cropped by keyboard, saved, seen in the list, replaced and removed',
  { tag: '@journey' },
  async ({ page, enter, api, say }) => {
    const mark = Date.now().toString(36);
    const id = await api.add('POST /api/ApplicationUsers/AddWithRole', {
      fullNameAr: `صورة ${mark}`,
      fullNameEn: `Picture ${mark}`,
      email: `picture-${mark}@example.com`,
      mobileNumber: '+966501112222',
      whatsAppNumber: '+966501112222',
      role: 'User',
      password: 'Nakheel-1446',
      confirmPassword: 'Nakheel-1446',
    });
    const name = say(`صورة ${mark}`, `Picture ${mark}`);
    const field = page.getByLabel(say('الصورة الشخصية', 'Profile image')).first();
    const preview = page.getByRole('img', { name: say('الصورة الشخصية: معاينة', 'Profile image: preview') });
    const button = (ar: string, en: string) => page.getByRole('button', { name: say(ar, en), exact: true });
    const isDrawn = (alt: typeof preview) =>
      expect
        .poll(() => alt.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
    const row = page.getByRole('row').filter({ hasText: `picture-${mark}@example.com` });
    const open = async () => {
      await page.goto(`/admin/users/${id}/edit`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(/تعديل/, /Edit/));
    };

    await enter(page, 'admin', `/admin/users/${id}/edit`);
    // The label stands for the box, which cannot be seen itself.
    const chooserOpens = page.waitForEvent('filechooser');
    await button('اختيار صورة', 'Choose an image')
      .or(page.getByText(say('اختيار صورة', 'Choose an image')))
      .first()
      .click();
    const wide = await sampleBytes('jpeg', { width: 1200, height: 600 });
    await (await chooserOpens).setFiles({ name: 'wide.jpg', mimeType: 'image/jpeg', buffer: wide });
    await isDrawn(preview);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await button('قص', 'Crop').click();
    const dialog = page.getByRole('dialog', { name: say('قص الصورة', 'Crop the image') });
    await isDrawn(dialog.getByRole('img', { name: say('الصورة كاملة', 'Whole image') }));
    const frame = dialog.getByRole('group', {
      name: say('الجزء الذي يبقى؛ حرّكه بمفاتيح الأسهم', 'The part that stays; move it with the arrow keys'),
    });
    const before = await frame.boundingBox();
    await frame.focus();
    // Ten pixels with Shift.
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft');
    const after = await frame.boundingBox();
    expect(Math.round((before?.x ?? 0) - (after?.x ?? 0))).toBe(50);
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: say('تطبيق', 'Apply') }).click();
    await expect(dialog).toHaveCount(0);
    await isDrawn(preview);
    const box = await preview.boundingBox();
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(2);

    await button('حفظ', 'Save').click();
    await expect(
      page.getByRole('alert').filter({ hasText: say('تم حفظ التغييرات', 'Changes saved') }),
    ).toBeVisible();
    await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).fill(mark);
    await expect(row).toHaveCount(1);
    await isDrawn(row.locator('img'));
    await row.getByRole('link', { name }).click();
    await isDrawn(page.getByRole('img', { name: say('الصورة الشخصية', 'Profile image') }));

    await open();
    const cropped = await preview.getAttribute('src');
    await field.setInputFiles({
      name: 'tall.png',
      mimeType: 'image/png',
      buffer: await sampleBytes('png', { width: 300, height: 500 }),
    });
    await expect(preview).not.toHaveAttribute('src', cropped ?? '');
    await isDrawn(preview);
    await button('حفظ', 'Save').click();
    await expect(page).toHaveURL(/\/admin\/users(\?|$)/);

    await open();
    await button('إزالة', 'Remove').click();
    await expect(preview).toHaveCount(0);
    await expect(field).toBeFocused();
    await button('حفظ', 'Save').click();
    await expect(page).toHaveURL(/\/admin\/users(\?|$)/);
    await page.getByRole('searchbox', { name: say('البحث في', 'Search') }).fill(mark);
    await expect(row).toHaveCount(1);
    await expect(row.locator('img')).toHaveCount(0);
  },
);

test('a picture is chosen on a phone, with nothing wider than its screen', async ({ page, enter, say }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, 'admin', '/admin/users/new');
  const field = page.getByLabel(say('الصورة الشخصية', 'Profile image')).first();
  await field.setInputFiles({
    name: 'a.gif',
    mimeType: 'image/gif',
    buffer: await sampleBytes('gif', { width: 2000, height: 500 }),
  });
  const crop = page.getByRole('button', { name: say('قص', 'Crop'), exact: true });
  await expect(crop).toBeVisible();
  await expectNoSidewaysScroll(page);
  await crop.click();
  await expect(page.getByRole('img', { name: say('الصورة كاملة', 'Whole image') })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
