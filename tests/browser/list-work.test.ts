import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

test(
  'R372 a list is worked through by keyboard alone: searched, chosen, deleted, taken back after a reload, opened',
  { tag: '@journey' },
  async ({ page, enter, api, say }) => {
    const mark = `kb${Date.now().toString(36)}`;
    for (const at of [1, 2, 3])
      await api.add('POST /api/FaqCategories/Add', { nameAr: `${mark} ${at}`, nameEn: `${mark} ${at}` });
    await enter(page, 'admin', '/admin/faq/categories');
    const rows = page.getByRole('row').filter({ hasText: mark });
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    // In a field the keys are letters.
    await page.keyboard.type(`${mark} jx?`);
    await expect(page.getByRole('searchbox')).toHaveValue(`${mark} jx?`);
    for (let at = 0; at < 4; at += 1) await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(new RegExp(`SearchTerm=${mark}$`));
    await expect(page.locator('tbody tr[data-row-id]')).toHaveCount(3);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('heading', { level: 1 }).focus();

    await page.keyboard.press('j');
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: say('السجلات المحددة', 'Selected records') });
    await expect(bar.getByRole('status')).toHaveText(say('تم تحديد عنصرين', '2 selected'));
    await expectAccessible(page);

    const erase = bar.getByRole('button', { name: say('حذف المحدد', 'Delete selected') });
    for (let presses = 0; presses < 40; presses += 1) {
      if (await erase.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: say('إلغاء', 'Cancel') })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);

    await page.reload();
    await expect(rows).toHaveCount(1);
    const undo = page.getByRole('button', { name: say('تراجع عن الحذف', 'Undo the deletion') });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3);
    await expect(undo).toHaveCount(0);
    // It does not fall to the document with what was pressed.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();

    // By the toast too; what was undone by either is offered by neither.
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('Delete');
    await dialog.getByRole('button', { name: say('حذف', 'Delete') }).press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(heading).toBeFocused();
    await page.keyboard.press('Alt+t');
    const offer = page.getByRole('alert').getByRole('button', { name: say('تراجع', 'Undo'), exact: true });
    for (let presses = 0; presses < 6; presses += 1) {
      if (await offer.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3);
    await expect(offer).toHaveCount(0);
    await expect(undo).toHaveCount(0);
    await expect(heading).toBeFocused();

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: say('اختصارات لوحة المفاتيح', 'Keyboard shortcuts') });
    await expect(help).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/faq\/categories\/\d+$/);
  },
);

test('the help of a list shows the keys that do something on it, for whoever asks', async ({
  page,
  api,
  enter,
  say,
}) => {
  const slug = `keys-${Date.now().toString(36)}`;
  const id = await api.add('POST /api/Articles/Add', {
    titleAr: slug,
    titleEn: slug,
    slug,
    summaryAr: 'ملخص',
    summaryEn: 'Summary',
    bodyAr: 'نص',
    bodyEn: 'Text',
    picture: null,
    authorId: 1,
    categoryIds: [1],
  });
  const keysOf = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: say('اختصارات لوحة المفاتيح', 'Keyboard shortcuts') });
    await expect(help).toBeVisible();
    return help.locator('kbd').allInnerTexts();
  };
  await enter(page, 'admin', '/admin');
  expect(await keysOf('/admin/articles')).toEqual(expect.arrayContaining(['p', 'u', 'f', 'Delete', 'n']));
  for (const [key, words] of [
    ['p', say('الصفوف المحددة: نشر', 'Selected rows: publish')],
    ['u', say('الصفوف المحددة: سحب من الموقع', 'Selected rows: take down')],
  ] as const)
    await expect(page.getByRole('dialog').locator('dl > div', { hasText: words }).locator('kbd')).toHaveText(
      key,
    );
  const ofUsers = await keysOf('/admin/users');
  expect(ofUsers).toContain('f');
  expect(ofUsers).not.toContain('p');
  await api.call('admin', `DELETE /api/Articles/Delete/${id}`);
  const ofTrash = await keysOf('/admin/articles/trash');
  expect(ofTrash).toEqual(expect.arrayContaining(['j', 'x', 'Delete']));
  for (const key of ['p', 'u', 'f', 'd', 'n']) expect(ofTrash).not.toContain(key);
});

test('keys pressed before the bar of the chosen rows has come are done when it comes, unless the choice is gone', async ({
  page,
  enter,
}) => {
  let letCome = () => {};
  let held = Promise.resolve();
  await page.route('**/assets/bulk-bar-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  for (const keys of [
    ['x', 'f'],
    ['x', 'f', 'x', 'x'],
  ]) {
    held = new Promise((resolve) => (letCome = resolve));
    await enter(page, 'admin', '/admin/faq');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('j');
    for (const key of keys) await page.keyboard.press(key);
    letCome();
    await expect(page.locator('[data-bulk]')).toBeVisible();
    await expect(dialog).toHaveCount(keys.length === 2 ? 1 : 0);
  }
});

test('R368 under 768 px a row is an item of three lines at most, and order, choice and pages are all there', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, 'admin', '/admin/users');
  const rows = page.locator('tbody tr[data-row-id]');
  await expect(rows.first()).toBeVisible();
  for (const height of await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  )) {
    expect(height).toBeGreaterThanOrEqual(72);
    expect(height).toBeLessThanOrEqual(104);
  }
  const byRole = page.getByRole('button', { name: say('الدور', 'Role'), exact: true, expanded: false });
  await expect(byRole).toBeHidden();
  await page.getByRole('button', { name: say('عوامل التصفية', 'Filters'), exact: true }).click();
  await expect(byRole).toBeVisible();
  await expectNoSidewaysScroll(page);
  await rows.first().getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: say('السجلات المحددة', 'Selected records') });
  await bar
    .getByRole('button', { name: say('تحديد صفوف هذه الصفحة', 'Select the rows of this page') })
    .click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: say('الترتيب', 'Sort'), exact: true }).click();
  const panel = page.getByRole('dialog', { name: say('الترتيب', 'Sort') });
  await panel.getByRole('combobox').selectOption({ label: say('البريد الإلكتروني', 'Email') });
  await expect(page).toHaveURL(/Sort=-id%2Cemail/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectNoSidewaysScroll(page);
});

test('R385 records that are added elsewhere are announced, and no row moves until they are asked for', async ({
  page,
  enter,
  say,
}) => {
  const mark = `live${Date.now().toString(36)}`;
  await enter(page, 'admin', `/admin/faq/categories?Sort=-id&SearchTerm=${mark}`);
  await expect(page.getByRole('searchbox')).toHaveValue(mark);
  const other = await page.context().newPage();
  const add = async (name: string) => {
    await other.goto('/admin/faq/categories/new');
    await other.getByLabel(say('الاسم (بالعربية)', 'Name (Arabic)')).fill(name);
    await other.getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)')).fill(name);
    await other.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await expect(other).toHaveURL(/categories(\?|$)/);
  };
  const show = (count: number) =>
    page
      .getByRole('status')
      .getByRole('button', { name: say(`الجديد: ${count}. عرض`, `${count} new — show`) });
  await add(`${mark} 1`);
  await expect(show(1)).toBeVisible();
  // What the search does not find is no arrival of this list.
  await add('Something else');
  await add(`${mark} 2`);
  await expect(show(2)).toBeVisible();
  const rows = page.locator('tbody tr[data-row-id]');
  await expect(rows).toHaveCount(0);
  await expectAccessible(page);
  await show(2).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
});
