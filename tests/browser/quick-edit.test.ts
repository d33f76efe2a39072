import { expect, test } from '#tests/support/browser.ts';

test('on a phone F2 opens a value that its row shows, and none that is cut off from it', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'admin', '/admin/users');
  const rows = page.locator('tr[data-row-id]');
  await expect(rows.nth(2)).toBeVisible();
  const editor = page.getByRole('dialog', { name: say(/^تعديل: /, /^Change: /) });
  for (let at = 0; at < 3; at += 1) {
    const row = rows.nth(at);
    // What hears the key comes after the rows.
    await expect(async () => {
      await row.focus();
      await page.keyboard.press('F2');
      await expect(editor).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const [, label] = (await editor.getAttribute('aria-label'))?.split(': ') ?? [];
    const cell = row.locator(`td[data-label="${label}"]`);
    await expect(cell).toBeVisible();
    const isCutOff = await cell.evaluate((element) => {
      const whole = element.closest('tr')?.getBoundingClientRect();
      return element.getBoundingClientRect().bottom > (whole?.bottom ?? 0) + 1;
    });
    expect(isCutOff, label).toBe(false);
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});
