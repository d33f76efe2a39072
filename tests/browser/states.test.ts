import { holdCalls, isAlive } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

test(
  'a slow list shows its frame with bars, says that it is loading, and then its rows',
  { tag: '@journey' },
  async ({ page, enter, say }) => {
    const list = await holdCalls(page, '**/api/Faqs/GetAll*');
    await enter(page, 'admin', '/admin/faq');
    const table = page.getByRole('table', { name: say('الأسئلة الشائعة', 'FAQ') });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.getByRole('columnheader').first()).toBeVisible();
    await expect(table.getByRole('link')).toHaveCount(0);
    list.release();
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect(table.getByRole('link').first()).toBeVisible();
  },
);

test('when a list cannot be fetched again its rows stay, dimmed, with the reason and a way to retry', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/requests');
  const table = page.getByRole('table');
  await expect(table.getByRole('link').first()).toBeVisible();
  const rows = await table.getByRole('row').count();
  await page.route('**/api/Requests/GetAll*', (route) =>
    route.fulfill({ status: 400, json: { isSuccess: false, error: { code: 'x', description: '' } } }),
  );
  await page
    .getByRole('banner')
    .getByRole('button', { name: say(/^English/, /^العربية/) })
    .click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(say('Error loading data', 'حدث خطأ أثناء تحميل البيانات'));
  await expect(alert).toContainText(say('The last successful update was', 'آخر تحديث ناجح كان'));
  await expect(table.getByRole('row')).toHaveCount(rows);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/api/Requests/GetAll*');
  await alert.getByRole('button', { name: say('Try again', 'إعادة المحاولة') }).click();
  await expect(alert).toHaveCount(0);
  await expect(table).toHaveAttribute('aria-busy', 'false');
});

test('C-06 R330 R331 R334 a host that fails for a moment is asked three times, a second and two apart, before the page says so', async ({
  page,
  say,
}) => {
  await page.clock.install();
  const calls: number[] = [];
  await page.route('**/api/Faqs/GetAll*', async (route) => {
    calls.push(Date.now());
    await route.fulfill({
      status: 503,
      json: { isSuccess: false, error: { description: 'صيانة · Maintenance' } },
    });
  });
  // From another page: the host sends a first page with what it shows.
  await page.goto('/nothing-is-here');
  await isAlive(page);
  await page.getByRole('link', { name: say('الأسئلة الشائعة', 'FAQ') }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.runFor(1100);
  await expect.poll(() => calls.length).toBe(2);
  await page.clock.runFor(1000);
  expect(calls.length).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(1100);
  await expect(page.getByRole('alert')).toContainText('صيانة · Maintenance');
  expect(calls.length).toBe(3);
  await page.unroute('**/api/Faqs/GetAll*');
  await page.getByRole('button', { name: say('إعادة المحاولة', 'Try again') }).click();
  await expect(page.getByRole('heading', { name: say('بداية التعامل', 'Working with us') })).toBeVisible();
});

test('R284 an empty list says that there is nothing, and offers the way out of its filters', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/users?SearchTerm=nobody-is-called-that');
  await expect(
    page.getByText(say('لا توجد سجلات مطابقة لعوامل التصفية', 'No records match these filters')),
  ).toBeVisible();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: say('السجلات من 0 إلى 0 من إجمالي 0', 'Showing 0 to 0 of 0 records') }),
  ).toBeVisible();
  for (const name of [say('السابق', 'Previous'), say('التالي', 'Next')])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('مسح عوامل التصفية', 'Clear filters') })
    .last()
    .click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('when the host has stopped, header and footer remain around what says so', async ({
  browser,
  baseURL,
  language,
  say,
}) => {
  // A browser of its own: React tells the console of the page that did not come.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(`/?lang=${language}`);
  const isAtHand = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /broken-page/.test(name)),
    );
  await expect.poll(isAtHand).toBe(true);
  await context.route('**/*', (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('الأسئلة الشائعة', 'FAQ') })
    .click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(say('حدث خطأ', 'An error occurred'));
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.close();
});
