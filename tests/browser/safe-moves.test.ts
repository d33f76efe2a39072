import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Api } from '#tests/support/browser-api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { sendRequests } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';

const recordSchema = z.object({ id: z.number(), status: z.string() });

const statusOf = async (api: Api, id: number) =>
  recordSchema.parse(await api.call('admin', `GET /api/Requests/GetById/${id}`)).status;
const markNow = () => `safe${Date.now().toString(36)}`;
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('all requests of a page are moved on by four keys, and the dialog says who is told', async ({
  page,
  enter,
  api,
  say,
}) => {
  const mark = markNow();
  const ids = await sendRequests(api, mark, 3);
  await enter(page, 'support', `/admin/requests?SearchTerm=${mark}&Sort=id`);
  await expect(page.locator('tbody tr[data-row-id]')).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).focus();

  await page.keyboard.press('a');
  await expect(page.locator('[data-use="act"]')).toBeVisible();
  await page.keyboard.press('m');
  const first = page.getByRole('menuitem', { name: say('تأكيد التواصل', 'Mark as contacted') });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    say('سيصل بريد إلكتروني إلى عميل واحد.', 'One client will get an email.'),
  );
  await expect(
    dialog.getByRole('list', { name: say('السجلات المحددة', 'The selected records') }).getByRole('listitem'),
  ).toHaveCount(3);
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, say('لم يُبلَّغ أحد بعد', 'Nobody has been told yet'))).toBeVisible();
  for (const id of ids) expect(await statusOf(api, id)).toBe('Pending');
  await expect(toast(page, say('3 سجلات: تم التواصل', '3 records: Contacted'))).toBeVisible();
  for (const id of ids) expect(await statusOf(api, id)).toBe('Contacted');
});

test(
  'a move of one request is taken back by the keyboard before anyone is told',
  { tag: '@journey' },
  async ({ page, enter, api, say }) => {
    const mark = markNow();
    const [id = 0] = await sendRequests(api, mark, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, 'support', `/admin/requests/${id}`);
    const button = page.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(toast(page, say('لم يُبلَّغ أحد بعد', 'Nobody has been told yet'))).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(
      toast(page, say('لم يتغيّر شيء ولم يُبلَّغ أحد', 'nothing was changed, and nobody was told')),
    ).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await expectNoSidewaysScroll(page);
    await page.waitForTimeout(3000);
    expect(await statusOf(api, id)).toBe('Pending');
  },
);

test('a move whose tab is closed at once is made all the same', async ({ page, enter, api, say }) => {
  const [id = 0] = await sendRequests(api, markNow(), 1);
  await enter(page, 'support', `/admin/requests/${id}`);
  await page.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') }).press('Enter');
  await expect(toast(page, say('لم يُبلَّغ أحد بعد', 'Nobody has been told yet'))).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => statusOf(api, id), { timeout: 20_000 }).toBe('Contacted');
});

test('staff were told that a move had failed because the line was lost, and it was made all the same', async ({
  page,
  enter,
  api,
  say,
}) => {
  const [id = 0] = await sendRequests(api, markNow(), 1);
  await page.route('**/api/Requests/MakeHeldChange/*', (route) => route.abort());
  await enter(page, 'support', `/admin/requests/${id}`);
  await page.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') }).press('Enter');
  await expect(
    toast(page, say('سيُنفَّذ تلقائيًا خلال ثوانٍ', 'It takes effect automatically within seconds')),
  ).toBeVisible();
  await expect.poll(() => statusOf(api, id), { timeout: 20_000 }).toBe('Contacted');
});

test('the moves stayed dead for whoever left the pointer where they had pressed', async ({
  page,
  enter,
  api,
  say,
}) => {
  const [id = 0] = await sendRequests(api, markNow(), 1);
  await enter(page, 'support', `/admin/requests/${id}`);
  const button = page.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') });
  await button.click();
  await expect.poll(() => statusOf(api, id), { timeout: 10_000 }).toBe('Contacted');
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText(
    say('تم التواصل', 'Contacted'),
  );
  await expect(button).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: say('إنجاز الطلب', 'Resolve'), exact: true }),
  ).not.toHaveAttribute('aria-disabled', 'true');
});
