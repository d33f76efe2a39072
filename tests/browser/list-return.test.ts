import { expect, test } from '#tests/support/browser.ts';

// The mark does not fade then: it is there, and it is gone.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('whoever saves a record comes back to its row, as the list was left: it has the focus, and is marked for a moment', async ({
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
  await rows.nth(0).getByRole('checkbox').check();
  const id = await rows.nth(1).getAttribute('data-row-id');
  await rows.nth(1).focus();
  await page.keyboard.press('e');
  await page.getByLabel(say('الاسم (بالعربية)', 'Name (Arabic)')).fill(`${mark} mended`);
  // However late this looks: which row was given a look of its own, and whether it is seen.
  await page.evaluate(() => {
    const { dataset } = document.body;
    const note = ({ target }: MutationRecord) => {
      if (!(target instanceof HTMLTableRowElement)) return;
      const isTinted = getComputedStyle(target).backgroundColor !== 'rgba(0, 0, 0, 0)';
      dataset['looks'] = `${dataset['looks'] ?? ''}${target.dataset['rowId']} ${isTinted};`;
    };
    const options = { subtree: true, attributes: true, attributeFilter: ['class'] };
    new MutationObserver((changes) => changes.forEach(note)).observe(document.body, options);
  });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(new RegExp(`/faq/categories[?]SearchTerm=${mark}$`));
  await expect(page.locator(`tr[data-row-id="${id}"]`)).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => document.body.dataset['looks']))
    .toBe(`${id} true;${id} false;`);
  await expect(rows.nth(0).getByRole('checkbox')).toBeChecked();
});
