import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { tabTo } from '#tests/support/tab-to.ts';

/** What has the focus is the first half of a pair: the one in the page's own language. */
async function typePairs(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
}

test(
  'R372 a day of the staff by keyboard alone: services, their branches, a category with sub-services, undone and found',
  { tag: '@journey' },
  async ({ page, enter, say }) => {
    test.setTimeout(240_000);
    const mark = Date.now().toString(36);
    const name = say(`أحكام الإيجار ${mark}`, `Lease rules ${mark}`);
    const pair = (ar: string, en: string) => say([ar, en].join('|'), [en, ar].join('|')).split('|');
    const press = async (role: 'button' | 'link' | 'menuitem', ar: string | RegExp, en: string | RegExp) => {
      await tabTo(page, page.getByRole(role, { name: say(ar, en) }).first());
      await page.keyboard.press('Enter');
    };
    await enter(page, 'admin', '/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // Services, filtered by the office of Cairo.
    await press('link', 'الخدمات القانونية', 'Law services');
    await expect(page).toHaveURL(/\/admin\/services$/);
    const filter = page.getByRole('button', { name: say('الفروع', 'Branches') }).first();
    await tabTo(page, filter);
    await page.keyboard.press('Enter');
    const cairo = page.getByRole('checkbox', { name: say('القاهرة', 'Cairo') });
    await expect(cairo).toBeVisible();
    await tabTo(page, cairo);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/BranchIds=/);
    await page.keyboard.press('Escape');
    await expect(filter).toBeFocused();
    await press('button', 'مسح عوامل التصفية', /^Clear filters/);
    await expect(page).toHaveURL(/\/admin\/services$/);

    // A category with three sub-services in both languages, put into another order.
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/services\/new$/);
    await tabTo(page, page.getByLabel(say('الاسم (بالعربية)', 'Name (English)')).first());
    await typePairs(page, [
      ...pair(`أحكام الإيجار ${mark}`, `Lease rules ${mark}`),
      ...pair('وصف', 'About'),
      `lease-${mark}`,
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    for (const each of ['one', 'two', 'three']) {
      await press('button', 'إضافة خدمة فرعية', 'Add: Sub-service');
      await expect(page.locator('[data-row]').last().locator(':focus')).toHaveCount(1);
      await typePairs(page, [...pair(`خدمة ${each}`, `Service ${each}`), ...pair('وصف', 'About')]);
    }
    const third = say('خدمة three', 'Service three');
    const up = page.getByRole('button', { name: say(`نقل إلى أعلى: ${third}`, `Move up: ${third}`) });
    await page.keyboard.press('Shift+Tab');
    for (let presses = 0; presses < 12 && !(await isFocused(up)); presses += 1)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await press('button', /^حفظ$/, /^Save$/);
    await expect(page).toHaveURL(/\/admin\/services$/);

    // Deleted, and taken back.
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.insertText(mark);
    const row = page.getByRole('row').filter({ hasText: `lease-${mark}` });
    await expect(row).toHaveCount(1);
    await expect(page.getByRole('row')).toHaveCount(2);
    const actions = row.locator('button[aria-haspopup="menu"]');
    await tabTo(page, actions);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    for (let presses = 0; presses < 8; presses += 1) {
      if (await isFocused(page.getByRole('menuitem', { name: say('حذف', 'Delete') }))) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: say('حذف', 'Delete') }));
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(0);
    await press('button', 'تراجع عن الحذف', /^Undo/);
    await expect(row).toHaveCount(1);

    // Found by its name, without the hamza that it is written with.
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('combobox', { name: say('البحث في لوحة', 'Search the panel') }),
    ).toBeFocused();
    await page.keyboard.insertText(say(`احكام الايجار ${mark}`, `lease rules ${mark}`));
    await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(third)).toBeVisible();
  },
);

test('R372 a slide with its picture is made by keyboard alone', async ({ page, enter, say }) => {
  const mark = Date.now().toString(36);
  // The browser is told early that choosers are answered here: told with the press, it may open its own.
  page.on('filechooser', () => {});
  await enter(page, 'admin', '/admin/sliders');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/sliders\/new$/);
  await tabTo(page, page.getByLabel(say('العنوان (بالعربية)', 'Title (English)')).first());
  await typePairs(page, [`${mark} a`, `${mark} b`, `${mark} c`, `${mark} d`]);
  const chooser = page.getByLabel(say('الصورة', 'Image')).first();
  if (!(await isFocused(chooser))) await tabTo(page, chooser);
  const opens = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (
    await opens
  ).setFiles({
    name: 'wide.jpg',
    mimeType: 'image/jpeg',
    buffer: await sampleBytes('jpeg', { width: 2400, height: 1000 }),
  });
  await expect(page.getByRole('img', { name: say('الصورة: معاينة', 'Image: preview') })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/sliders$/);
  await expect(page.getByRole('row').filter({ hasText: mark }).locator('img')).toHaveCount(1);
});

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);
