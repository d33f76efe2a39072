import { lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

test('an editor sees in the list how each language stands, and publishes many at once; what is not ready is named', async ({
  page,
  request,
  api,
  enter,
  say,
  language,
}) => {
  test.setTimeout(120_000);
  const mark = `list${Date.now().toString(36)}`;
  const write = (name: string, titleEn = `${mark} ${name}`) =>
    api.add('POST /api/Articles/Add', {
      titleAr: `${mark} ${name}`,
      titleEn,
      slug: `${mark}-${name}`,
      summaryAr: 'ملخص',
      summaryEn: titleEn,
      bodyAr: 'نص',
      bodyEn: titleEn,
      picture: null,
      authorId: 1,
      categoryIds: [1],
    });
  await write('one');
  await write('two');
  await write('bare', '');
  await enter(page, 'admin', `/admin/articles?SearchTerm=${mark}`);
  const table = page.getByRole('table');
  const row = (name: string) => table.getByRole('row').filter({ hasText: `${mark} ${name}` });
  const choose = async () => {
    await page
      .getByRole('checkbox', { name: say('تحديد صفوف هذه الصفحة', 'Select the rows of this page') })
      .check();
  };
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(row('one').getByText(say('مسودة', 'Draft'))).toHaveCount(2);
  await choose();
  const bar = page.getByRole('region', { name: say('السجلات المحددة', 'Selected records') });
  await bar.getByRole('button', { name: say('نشر', 'Publish'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await lookAt(page, `${language}-publish-many`);

  await test.step('in English one is not whole: nothing is published, and it is named', async () => {
    await dialog.getByRole('radio', { name: say('الإنجليزية', 'English') }).press('Space');
    await dialog.getByRole('button', { name: say('نشر', 'Publish'), exact: true }).click();
    const refused = dialog.getByRole('list');
    await expect(refused.getByRole('listitem')).toHaveCount(1);
    await expect(refused).toContainText('bare');
    await lookAt(page, `${language}-publish-refused`);
    await dialog.getByRole('button', { name: say('متابعة دون هذا السجل', 'Go on without it') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('نُشر سجلان.', 'Published: 2.')).first()).toBeVisible();
    await expect(row('one').getByText(say('منشور', 'Published'))).toHaveCount(1);
    await expect(row('bare').getByText(say('مسودة', 'Draft'))).toHaveCount(2);
    expect((await request.get(`/insights/${mark}-one?lang=en`)).status()).toBe(200);
  });

  await test.step('to take them down is taken back by the keyboard, and the site has never changed', async () => {
    await choose();
    await bar.getByRole('button', { name: say('سحب من الموقع', 'Take down') }).click();
    await dialog.getByRole('radio', { name: say('الإنجليزية', 'English') }).press('Space');
    await dialog.getByRole('button', { name: say('سحب من الموقع', 'Take down'), exact: true }).press('Enter');
    const notYet = say('لم يتغيّر شيء في الموقع بعد', 'The site is still as it was');
    await expect(page.getByRole('alert').filter({ hasText: notYet })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(say(/^تم التراجع/, /^Taken back/)).first()).toBeVisible();
    await page.waitForTimeout(3000);
    expect((await request.get(`/insights/${mark}-one?lang=en`)).status()).toBe(200);
    await expect(row('one').getByText(say('منشور', 'Published'))).toHaveCount(1);
  });

  await test.step('the list is narrowed by it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await lookAt(page, `${language}-articles`);
    await page.goto(`/admin/articles?SearchTerm=${mark}&EnglishState=published`);
    await expect(table.getByRole('row')).toHaveCount(3);
  });

  await test.step('taken down again, nobody reads it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await choose();
    await bar.getByRole('button', { name: say('سحب من الموقع', 'Take down') }).click();
    await dialog.getByRole('radio', { name: say('الإنجليزية', 'English') }).press('Space');
    await dialog.getByRole('button', { name: say('سحب من الموقع', 'Take down'), exact: true }).click();
    await expect(page.getByText(say('سُحب سجلان.', 'Taken down: 2.')).first()).toBeVisible();
    await expect.poll(async () => (await request.get(`/insights/${mark}-one?lang=en`)).status()).toBe(404);
  });
});
