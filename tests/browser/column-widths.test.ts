import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

const headOf = (page: Page, column: string) => page.locator(`th[data-column="${column}"]`);
const boxOf = async (target: Locator) =>
  (await target.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

/** Where each column begins and how wide it is. */
const columnsOf = (page: Page) =>
  page.locator('th[data-column]').evaluateAll((heads) =>
    heads.map((head) => {
      const { left, width } = head.getBoundingClientRect();
      return { key: (head as HTMLElement).dataset['column'], left, width };
    }),
  );

test('a column is made wider and narrower at its edge, by pointer and keys, without a jump of the others, and stays so', async ({
  page,
  enter,
  say,
  language,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'admin', '/admin/requests');
  const name = say('الفرع', 'Branch');
  const edge = page.getByRole('separator', {
    name: say(`عرض العمود: ${name}`, `Width of the column: ${name}`),
  });
  await expect(edge).toBeVisible();
  const toward = language === 'ar' ? -1 : 1;
  const before = await columnsOf(page);
  const at = before.findIndex(({ key }) => key === 'branchId');
  const widthOf = (columns: typeof before, key: string) =>
    columns.find((column) => column.key === key)?.width ?? NaN;

  // The edge stays under the pointer, and what stands before it where it stood.
  const { x, y, width, height } = await boxOf(edge);
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + toward * 10, from.y);
  await page.mouse.move(from.x + toward * 60, from.y, { steps: 5 });
  const moved = await boxOf(edge);
  expect(Math.abs(moved.x + moved.width / 2 - (from.x + toward * 60))).toBeLessThanOrEqual(2);
  await page.mouse.up();
  const wider = await columnsOf(page);
  expect(Math.abs(widthOf(wider, 'branchId') - widthOf(before, 'branchId') - 60)).toBeLessThanOrEqual(2);
  for (const [index, column] of before.entries()) {
    const now = wider[index];
    if (column.key !== 'branchId')
      expect(Math.abs((now?.width ?? NaN) - column.width)).toBeLessThanOrEqual(2);
    if (index < at) expect(Math.abs((now?.left ?? NaN) - column.left)).toBeLessThanOrEqual(2);
  }

  // By keys: towards the edge's own end is wider, in either direction of writing.
  await edge.focus();
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect
    .poll(async () => Math.round(widthOf(await columnsOf(page), 'branchId') - widthOf(wider, 'branchId')))
    .toBe(16);
  for (let presses = 0; presses < 3; presses += 1)
    await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
  await expect
    .poll(async () => Math.round(widthOf(await columnsOf(page), 'branchId') - widthOf(wider, 'branchId')))
    .toBe(-32);
  await expect(edge).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect
    .poll(async () => Math.round(widthOf(await columnsOf(page), 'branchId') - widthOf(wider, 'branchId')))
    .toBe(-32);
  await expect(edge).toBeVisible();
  // Whoever makes columns wider than their room scrolls to the last of them; of the rows of a phone none has columns.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(edge).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await edge.dblclick();
  await expect
    .poll(async () => (await columnsOf(page)).map((column) => Math.round(column.width)))
    .toEqual(before.map((column) => Math.round(column.width)));
  await expect(headOf(page, 'branchId')).not.toHaveAttribute('style', /--column/);
});

test('columns that are wider than the screen scroll with their heads, and the original ones come back from the panel', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await enter(page, 'admin', '/admin/users');
  const edge = page.getByRole('separator').first();
  await expect(edge).toBeVisible();
  await edge.focus();
  const key = say('ArrowLeft', 'ArrowRight');
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press(key);
  const value = Number(await edge.getAttribute('aria-valuenow'));
  expect(value).toBeGreaterThan(700);
  await page.getByRole('button', { name: say('الأعمدة وكثافة الصفوف', 'Columns and density') }).click();
  await page.getByRole('button', { name: say('الأعمدة الأصلية', 'Original columns') }).click();
  await expect(page.locator('th[style*="--column"]')).toHaveCount(0);
});
