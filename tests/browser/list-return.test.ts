import type { Page } from '@playwright/test';
import { addFaq } from '#tests/support/add-faq.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES, press, pressEntry } from '#tests/support/by-keyboard.ts';

// The mark does not fade then: it is there, and it is gone.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rowOf = (page: Page, id: number | string | null) => page.locator(`tr[data-row-id="${id}"]`);

/** Notes, however late somebody looks, which row was given a look of its own, and whether it is seen. */
const noteLooks = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.body;
    dataset['looks'] = '';
    const note = ({ target }: MutationRecord) => {
      if (!(target instanceof HTMLTableRowElement)) return;
      const isTinted = getComputedStyle(target).backgroundColor !== 'rgba(0, 0, 0, 0)';
      dataset['looks'] = `${dataset['looks'] ?? ''}${target.dataset['rowId']} ${isTinted};`;
    };
    const options = { subtree: true, attributes: true, attributeFilter: ['class'] };
    new MutationObserver((changes) => changes.forEach(note)).observe(document.body, options);
  });
const looks = (page: Page) => page.evaluate(() => document.body.dataset['looks']);

for (const viewport of SIZES)
  test.describe(`by keyboard alone, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('whoever saves a record comes back to its row, as the list was left: it has the focus, is marked for a moment, and j and k go on from it', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = `ret${Date.now().toString(36)}`;
      for (const at of [1, 2, 3])
        await api.add('POST /api/FaqCategories/Add', { nameAr: `${mark} ${at}`, nameEn: `${mark} ${at}` });
      await enter(page, 'admin', `/admin/faq/categories?SearchTerm=${mark}`);
      const rows = page.locator('tr[data-row-id]');
      await expect(rows).toHaveCount(3);
      const [first = '', id = '', last = ''] = await rows.evaluateAll((all) =>
        all.map((row) => row.getAttribute('data-row-id')),
      );
      await page.keyboard.press('j');
      await expect(rowOf(page, first)).toBeFocused();
      await page.keyboard.press('x');
      await expect(rowOf(page, first).getByRole('checkbox')).toBeChecked();
      await page.keyboard.press('j');
      await expect(rowOf(page, id)).toBeFocused();
      await page.keyboard.press('e');
      await page.getByLabel(say('الاسم (بالعربية)', 'Name (Arabic)')).fill(`${mark} mended`);
      await noteLooks(page);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`/faq/categories[?]SearchTerm=${mark}$`));
      await expect(rowOf(page, id)).toBeFocused();
      await expect.poll(() => looks(page)).toBe(`${id} true;${id} false;`);
      await expect(rowOf(page, first).getByRole('checkbox')).toBeChecked();
      for (const [key, at] of [
        ['j', last],
        ['k', id],
        ['k', first],
      ] as const) {
        await page.keyboard.press(key);
        await expect(rowOf(page, at)).toBeFocused();
      }
    });

    test('whoever only looks at a record comes back to its row, which is not marked', async ({
      page,
      enter,
      api,
      say,
    }) => {
      const mark = `ret${Date.now().toString(36)}`;
      const ids = [await addFaq(api, `1 ${mark}`), await addFaq(api, `2 ${mark}`)];
      await enter(page, 'admin', `/admin/faq?SearchTerm=${mark}&Sort=id`);
      await expect(page.locator('tr[data-row-id]')).toHaveCount(2);
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/admin/faq/${ids[0]}$`));
      await expect(page.getByText(say('1 من 2', '1 of 2'))).toBeVisible();
      // The last one that was open counts, however somebody came to it.
      await page.keyboard.press('j');
      await expect(page).toHaveURL(new RegExp(`/admin/faq/${ids[1]}$`));
      await noteLooks(page);
      await press(page, page.locator('main nav a[href*="/admin/faq?"]'));
      await expect(page).toHaveURL(/\/admin\/faq\?/);
      await expect(rowOf(page, ids[1] ?? 0)).toBeFocused();
      expect(await looks(page)).toBe('');
    });

    test('the row of a copy has the focus, and is marked', async ({ page, enter, api, say }) => {
      const mark = `ret${Date.now().toString(36)}`;
      const id = await addFaq(api, mark);
      const rows = page.locator('tr[data-row-id]');
      await enter(page, 'admin', `/admin/faq?SearchTerm=${mark}&Sort=id`);
      await expect(rows).toHaveCount(1);
      await page.keyboard.press('j');
      await pressEntry(
        page,
        rowOf(page, id).locator('button[aria-haspopup="menu"]'),
        page.getByRole('menuitem', { name: say('إنشاء نسخة', 'Duplicate') }),
      );
      await expect(page).toHaveURL(new RegExp(`/admin/faq/${id}/clone$`));
      await expect(page.getByText(say('نسخة من', 'Copy of'))).toBeVisible();
      await noteLooks(page);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/admin\/faq\?/);
      await expect(rows).toHaveCount(2);
      const copy = rows.last();
      await expect(copy).toBeFocused();
      const copyId = await copy.getAttribute('data-row-id');
      expect(Number(copyId)).toBeGreaterThan(id);
      await expect.poll(() => looks(page)).toBe(`${copyId} true;${copyId} false;`);
      await page.keyboard.press('k');
      await expect(rowOf(page, id)).toBeFocused();
    });
  });
