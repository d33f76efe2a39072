import { expectAccessible } from '#tests/support/browser-checks.ts';
import { sendRequests } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';

for (const width of [1440, 390])
  test(`what came today is one choice away, and the address keeps it by its name, at ${width} px`, async ({
    page,
    enter,
    api,
    say,
  }) => {
    const mark = `received${Date.now().toString(36)}`;
    await sendRequests(api, mark, 2);
    await page.setViewportSize({ width, height: 900 });
    await enter(page, 'support', '/admin/requests?PageSize=100');
    const rows = page.locator('tr[data-row-id]');
    await expect(rows.filter({ hasText: mark })).toHaveCount(2);
    const total = async () => {
      const told = await page
        .getByText(say(/من إجمالي/, /of [\d,]+ records/))
        .first()
        .innerText();
      return Number(
        told
          .match(/[\d,]+/g)
          ?.at(-1)
          ?.replaceAll(',', ''),
      );
    };
    const all = await total();
    // Behind a button on a phone, and there all of them at once.
    const more = width < 600 ? say('عوامل التصفية', 'Filters') : say('عوامل تصفية أخرى', 'More filters');
    await page.getByRole('button', { name: more }).click();
    const filter = page
      .getByRole('button', { name: say('الاستلام', 'Received') })
      .and(page.locator('button[aria-haspopup="dialog"]:not(th button)'));
    await filter.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await panel.getByRole('button', { name: say('اليوم', 'Today'), exact: true }).press('Enter');
    await expect(page).toHaveURL(/CreatedAt=today/);
    await expect.poll(total).toBeLessThan(all);
    await expect(rows.filter({ hasText: mark })).toHaveCount(2);

    await page.goto('/admin/requests?CreatedAtTo=2020-01-01');
    await expect(rows).toHaveCount(0);
  });

test('messages to the firm are narrowed by the days on which they came', async ({ page, enter, say }) => {
  await enter(page, 'admin', '/admin/contacts?CreatedAtTo=2020-01-01');
  const rows = page.locator('tr[data-row-id]');
  await expect(
    page.getByRole('button', { name: say('مسح عوامل التصفية', 'Clear filters') }).first(),
  ).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page
    .getByRole('button', { name: say('مسح عوامل التصفية', 'Clear filters') })
    .first()
    .click();
  await expect(rows.first()).toBeVisible();
});
