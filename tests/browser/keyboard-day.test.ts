import type { Page } from '@playwright/test';
import { z } from 'zod';
import { addFaq } from '#tests/support/add-faq.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES, press as pressByKeyboard } from '#tests/support/by-keyboard.ts';
import { sampleBytes } from '#tests/support/store-sample-image.ts';
import { isFocused, tabTo } from '#tests/support/tab-to.ts';

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

for (const size of SIZES)
  test(`questions are saved one after the other, linked to and put in order by keyboard alone, at ${size.width} px`, async ({
    page,
    enter,
    api,
    say,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    const mark = Date.now().toString(36);
    const ids: number[] = [];
    for (const nth of [1, 2]) ids.push(await addFaq(api, `${nth} ${mark}`));
    const [first = 0, second = 0] = ids;
    await enter(page, 'admin', `/admin/faq?SearchTerm=${mark}`);
    await expect(page.locator('tr[data-row-id]')).toHaveCount(2);

    // From the list into the first, saved, and on to the next.
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(page).toHaveURL(new RegExp(`/admin/faq/${first}/edit$`));
    const question = page.getByLabel(say('السؤال (بالعربية)', 'Question (English)')).first();
    await tabTo(page, question);
    await page.keyboard.press('End');
    await page.keyboard.insertText('!');
    await pressByKeyboard(
      page,
      page.getByRole('button', { name: say('حفظ والانتقال إلى التالي', 'Save and go to next') }),
    );
    await expect(page).toHaveURL(new RegExp(`/admin/faq/${second}/edit$`));
    await expect(question).toHaveValue(say(`سؤال 2 ${mark}`, `Question 2 ${mark}`));
    expect(await api.call('admin', `GET /api/Faqs/GetById/${first}`)).toMatchObject({
      [say('questionAr', 'questionEn')]: say(`سؤال 1 ${mark}!`, `Question 1 ${mark}!`),
    });

    // The link to it.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('button', { name: say('نسخ الرابط', 'Copy link') });
    await pressByKeyboard(page, copy);
    await expect(page.getByText(say('نُسخ الرابط', 'Link copied'), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/admin/faq/${second}$`),
    );

    // The second before the first: by its button, and by the handle.
    await page.goto('/admin/faq');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await pressByKeyboard(page, page.getByRole('link', { name: say('إعادة الترتيب', 'Reorder') }));
    const name = say(`سؤال 2 ${mark}`, `Question 2 ${mark}`);
    const up = page.getByRole('button', { name: say(`نقل إلى أعلى: ${name}`, `Move up: ${name}`) });
    const order = () =>
      page
        .locator('main li')
        .filter({ hasText: mark })
        .evaluateAll((rows) =>
          rows.map(({ textContent }) => /[12](?= )/.exec(textContent.replace(/^\d+/, ''))?.[0]),
        );
    await expect.poll(order).toEqual(['1', '2']);
    // Three stops in each row, and other stories have rows here too.
    await tabTo(page, up, { most: 500 });
    await page.keyboard.press('Enter');
    await expect.poll(order).toEqual(['2', '1']);
    await expect(up).toBeFocused();
    const handle = page.getByRole('button', { name: say(`سحب: ${name}`, `Drag: ${name}`) });
    await page.keyboard.press('Shift+Tab');
    await expect(handle).toBeFocused();
    // As fast as a person who hears where it is.
    const told = page.locator('[id^="DndLiveRegion"]');
    await page.keyboard.press('Space');
    await expect(told).toContainText(name);
    const lifted = (await told.textContent()) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(told).not.toHaveText(lifted);
    await page.keyboard.press('Space');
    await expect.poll(order).toEqual(['1', '2']);
    const stored = async () => {
      const found = await api.call('admin', `GET /api/Faqs/GetAll?SearchTerm=${mark}`);
      return z
        .array(z.object({ id: z.number() }))
        .parse(found)
        .map(({ id }) => id);
    };
    await expect.poll(stored).toEqual([first, second]);
  });
