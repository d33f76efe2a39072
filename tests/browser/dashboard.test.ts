import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

test('the dashboard’s numbers lead to their lists, its charts are tables too, in the light and in the dark', async ({
  page,
  enter,
  say,
}) => {
  test.setTimeout(120_000);
  await enter(page, 'admin', '/admin');
  const tiles = page.getByRole('list', { name: say('يتطلب إجراءً', 'Needs action') });
  await expect(tiles.getByRole('link')).toHaveCount(4);
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page
    .getByRole('button', { name: say('العرض في جدول', 'View as table') })
    .first()
    .click();
  await expect(
    page.getByRole('table', {
      name: say('الطلبات الواردة في آخر 12 أسبوعًا', 'Requests received, last 12 weeks'),
    }),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await tiles.getByRole('link', { name: say('طلبات غير مُسندة', 'Unassigned requests') }).click();
  await expect(page).toHaveURL(/\/admin\/requests\?.*AssigneeId=none/);
});

test('each week of the chart has its total over its bar, whichever offices it is of', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'admin', '/admin');
  const labels = page.locator('.recharts-label-list text');
  await expect(labels.first()).toBeVisible();
  const drawn = (await labels.allTextContents()).filter((text) => text !== '');
  await page
    .getByRole('button', { name: say('العرض في جدول', 'View as table') })
    .first()
    .click();
  const table = page.getByRole('table', {
    name: say('الطلبات الواردة في آخر 12 أسبوعًا', 'Requests received, last 12 weeks'),
  });
  const totals = await table.locator('tbody tr td:last-child').allTextContents();
  expect(drawn).toEqual(totals.filter((total) => total !== '0'));
});

test('every bar and every week leads to the list of exactly what it counts', async ({ page, enter, say }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
  // The count over the table says one and two in words in Arabic; this line has the number always.
  const range = page.getByRole('status').filter({ hasText: say(/من إجمالي/, /^Showing .* of/) });
  const totalListed = async () => Number(/\d+(?=\D*$)/.exec((await range.textContent()) ?? '')?.[0]);
  const openRow = async (name: string, count: (row: Locator, link: Locator) => Locator) => {
    await enter(page, 'admin', '/admin');
    const rows = page.getByRole('table', { name }).getByRole('row').filter({ hasNotText: /\D0$/ });
    const row = rows.filter({ has: page.getByRole('link') }).first();
    const link = row.getByRole('link').first();
    await expect(link).toBeVisible();
    const counted = numberIn(await count(row, link).textContent());
    await link.click();
    await expect(page).toHaveURL(/\/admin\/[\w-]+\?/);
    await expect.poll(totalListed).toBe(counted);
  };
  const cell = (row: Locator) => row.getByRole('cell').first().locator('bdi');
  await openRow(say('الأعمال حسب الحالة', 'Work by status'), cell);
  await openRow(say('الطلبات حسب الخدمة', 'Requests by service'), cell);
  await openRow(say('عبء العمل حسب المسؤول', 'Workload by assignee'), (_row, link) => link.locator('bdi'));
  await enter(page, 'admin', '/admin');
  await page.locator('.recharts-bar-rectangle path').last().click();
  await expect(page).toHaveURL(/\/admin\/requests\?BranchId=\d&CreatedAtFrom=[\d-]+&CreatedAtTo=/);
  const shown = String(await totalListed());
  await page.goBack();
  await page
    .getByRole('button', { name: say('العرض في جدول', 'View as table') })
    .first()
    .click();
  const rows = page
    .getByRole('table', { name: say('الطلبات الواردة في آخر 12 أسبوعًا', 'Requests received, last 12 weeks') })
    .locator('tbody tr');
  // The last part that is drawn is the last one of the last office.
  const counts = await rows.locator('td:nth-last-child(2)').allTextContents();
  expect(counts.filter((count) => count !== '0').at(-1)).toBe(shown);
});
