import { lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

test('two filters are joined by «any» from the keyboard: more is found, the address, a view and a reload keep it', async ({
  page,
  enter,
  say,
  language,
}) => {
  await enter(page, 'admin', '/admin/requests?Status=Resolved&BranchId=2&PageSize=100');
  const rows = page.locator('tr[data-row-id]');
  const join = page.getByRole('combobox', {
    name: say('طريقة الجمع بين عوامل التصفية', 'How filters combine'),
  });
  await expect(join).toHaveValue('all');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const both = await rows.count();
  await join.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/Match=any/);
  await expect.poll(() => rows.count()).toBeGreaterThan(both);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const either = await rows.count();
  // Each row has one of them, and not every row has both.
  const texts = await rows.allTextContents();
  const isResolved = (text: string) => text.includes(say('مُنجز', 'Resolved'));
  const isInCairo = (text: string) => text.includes(say('القاهرة', 'Cairo'));
  expect(texts.filter((text) => !isResolved(text) && !isInCairo(text))).toEqual([]);
  expect(texts.some((text) => isResolved(text) !== isInCairo(text))).toBe(true);

  // What a tab promises is what it gives.
  const tab = page.getByRole('tab', { name: new RegExp(say('قيد الانتظار', 'Pending')) });
  const promised = Number((await tab.textContent())?.replace(/\D/g, ''));
  await tab.click();
  await expect(page).toHaveURL(/Status=Pending/);
  await expect.poll(() => rows.count()).toBe(Math.min(promised, 100));
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(either);

  // What is resolved cannot be moved on; what the office alone has found can.
  await rows.first().getByRole('checkbox').check();
  await expect(page.locator('[data-use="act"]')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem', { name: say('تأكيد التواصل', 'Mark as contacted') })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(join).toHaveValue('any');
  await expect.poll(() => rows.count()).toBe(either);
  await lookAt(page, `${language}-any-filter`);

  await page.getByRole('button', { name: say('مسح عوامل التصفية', 'Clear filters') }).click();
  await expect(page).not.toHaveURL(/Match/);
  await expect(join).toHaveCount(0);
});
