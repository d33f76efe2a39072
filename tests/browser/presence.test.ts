import { emailOf } from '#tests/support/browser-api.ts';
import { bellOf, isLive, sendRequest } from '#tests/support/browser-bell.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import { isolate } from '#ui/text/isolate.ts';
import type { Api, Account } from '#tests/support/browser-api.ts';

async function nameOf(api: Api, account: Account, say: (ar: string, en: string) => string): Promise<string> {
  const rows = (await api.call(
    'admin',
    `GET /api/ApplicationUsers/GetAll?SearchTerm=${emailOf(account)}`,
  )) as {
    fullNameAr: string;
    fullNameEn: string;
  }[]; // a list of this host
  return say(rows[0]?.fullNameAr ?? '', rows[0]?.fullNameEn ?? '');
}

test(
  'two members of staff who have a record open see each other, on every screen of it',
  { tag: '@journey' },
  async ({ page, enter, newPerson, api, language, say }) => {
    const [admin, support] = [await nameOf(api, 'admin', say), await nameOf(api, 'support', say)];
    const words = (name: string) =>
      say(`مفتوح أيضًا لدى ${isolate(name)}`, `${isolate(name)} also has this open`);
    const [{ id }, other] = [await sendRequest(api), await sendRequest(api)];
    const colleague = await newPerson();
    const live = [isLive(page), isLive(colleague)];
    await enter(page, 'admin', `/admin/requests/${id}`);
    await enter(colleague, 'support', `/admin/requests/${id}`);
    await Promise.all(live);
    await expect(page.getByRole('status').filter({ hasText: words(support) })).toBeVisible();
    await expect(colleague.getByRole('status').filter({ hasText: words(admin) })).toBeVisible();
    // A name in the letters of the other language does not turn the sentence round.
    await expect(page.getByText(words(support))).toHaveAttribute('dir', say('rtl', 'ltr'));
    await page.screenshot({ path: `test-results/presence-${language}.png` });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `test-results/presence-narrow-${language}.png` });
    await page.setViewportSize({ width: 1280, height: 720 });

    // Another screen of the same record, and then another record.
    await colleague.goto(`/admin/requests/${id}/edit`);
    await expect(colleague.getByRole('status').filter({ hasText: words(admin) })).toBeVisible();
    await expect(page.getByText(words(support))).toBeVisible();
    await colleague.goto(`/admin/requests/${other.id}`);
    await expect(page.getByText(words(support))).toHaveCount(0);
    await expect(bellOf(colleague, say)).toBeVisible();
    await expect(colleague.getByText(words(admin))).toHaveCount(0);
  },
);

test('whoever has a record open is told at once which colleague saved it, in form and page, and not of oneself', async ({
  page,
  enter,
  newPerson,
  api,
  language,
  say,
}) => {
  const support = await nameOf(api, 'support', say);
  const { id } = await sendRequest(api);
  const words = say(`آخر حفظ: ${isolate(support)}`, `${isolate(support)} saved this record`);
  const told = page.getByRole('status').filter({ hasText: words });
  const colleague = await newPerson();
  const live = [isLive(page), isLive(colleague)];
  await enter(page, 'admin', `/admin/requests/${id}`);
  await enter(colleague, 'support', `/admin/requests/${id}/edit`);
  await Promise.all(live);
  const save = async (day: string) => {
    await colleague.getByLabel(say('موعد الإنجاز', 'Due')).first().fill(day);
    await colleague.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
    await colleague.waitForURL((url) => !url.pathname.endsWith('/edit'));
  };
  await save('2031-03-09');
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: `test-results/last-save-${language}.png` });
  await page.setViewportSize({ width: 1280, height: 720 });

  // In the form too, and what one saves oneself is no news.
  await page.goto(`/admin/requests/${id}/edit`);
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: support })).toHaveCount(0);
  await colleague.goto(`/admin/requests/${id}/edit`);
  await save('2031-03-10');
  await expect(told).toBeVisible();
  await expect(colleague.getByText(say('آخر حفظ:', 'saved this record'))).toHaveCount(0);
});
