import type { Page } from '@playwright/test';
import { resources } from '#resources/index.ts';
import { sendRequest } from '#tests/support/browser-bell.ts';
import { expect, test } from '#tests/support/browser.ts';

/** Every call of a provider marks itself in the browser's User Timing (src/providers/http/traced.ts). */
async function watchCalls(page: Page) {
  await page.addInitScript(() => {
    const marks: string[] = [];
    new PerformanceObserver((list) => marks.push(...list.getEntries().map(({ name }) => name))).observe({
      type: 'mark',
    });
    Object.assign(window, { providerCalls: marks });
  });
  const requests: string[] = [];
  // Those of a page, as its marks are: what the page before still asked while it was left is not of this one.
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) requests.length = 0;
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Signing in and renewing are the auth provider's own.
    if (pathname.startsWith('/api/') && !/\/(Login|RefreshToken)$/.test(pathname)) requests.push(pathname);
  });
  const marks = () => page.evaluate(() => Reflect.get(window, 'providerCalls') as string[]);
  return { requests, marks };
}

const SCREENS: readonly [path: string, ...calls: string[]][] = [
  ['/admin', 'dataProvider.custom /api/Dashboard/Get'],
  ['/admin/users', 'dataProvider.getList users'],
  ['/admin/users/trash', 'dataProvider.getList users'],
  ['/admin/requests', 'dataProvider.getList requests', 'dataProvider.custom /api/Requests/GetCounts'],
  ['/admin/faq/1', 'dataProvider.getOne faqs'],
  ['/admin/faq/1/edit', 'dataProvider.getOne faqs', 'dataProvider.getList faq-categories'],
  ['/admin/faq/1/history', 'dataProvider.getOne faqs', 'auditLogProvider.get faqs'],
  ['/admin/faq/new', 'dataProvider.getList faq-categories'],
  ['/admin/settings/lawyers/reorder', 'dataProvider.getList lawyers'],
  ['/admin/settings/company-summary', 'dataProvider.getOne company-summary'],
  ['/admin/users/1/edit', 'dataProvider.getOne users', 'dataProvider.getList branches'],
  ['/admin/faq/import'],
  ['/admin/settings/site', 'dataProvider.getOne site-settings'],
  ['/admin/settings/password'],
  ['/admin/profile', 'dataProvider.custom /api/Auth/GetUserInfo'],
];

/** Whether one of the marks is of the call to this address. */
const isMarked = (pathname: string, marks: readonly string[]): boolean => {
  const [, , endpoint] = pathname.split('/');
  const resource = resources.find((each) => each.endpoint === endpoint)?.name;
  return marks.some((mark) => {
    const [method = '', subject = ''] = mark.split(' ');
    if (method === 'dataProvider.custom') return subject.split('?', 1)[0] === pathname;
    return resource !== undefined && subject === resource && /^(data|auditLog)Provider\./.test(method);
  });
};

test('R380 every screen of the panel reads by a provider, and nothing beside one', async ({
  page,
  enter,
  api,
}) => {
  await enter(page, 'admin', '/unauthorized');
  const { requests, marks } = await watchCalls(page);
  const { id } = await sendRequest(api);
  const thread = [
    `/admin/requests/${id}`,
    'dataProvider.getOne requests',
    `dataProvider.custom /api/Requests/GetThread/${id}`,
  ] as const;
  for (const [path, ...calls] of [...SCREENS, thread]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(marks, path).toEqual(expect.arrayContaining(calls));
    await page.waitForLoadState('networkidle');
    const beside = async () => {
      const made = await marks();
      // The bell is the site's too, and hears its news by the hub.
      return requests.filter((each) => !each.startsWith('/api/Notifications/') && !isMarked(each, made));
    };
    await expect.poll(beside, path).toEqual([]);
  }
});

test('R380 R381 what staff write goes through create, update, deleteOne and custom', async ({
  page,
  enter,
  say,
}) => {
  const name = `Provider calls ${Date.now().toString(36)}`;
  // Other stories may have left more than a page of them.
  const openFound = async (nameEn: string) => {
    await page.goto(`/admin/faq/categories?SearchTerm=${encodeURIComponent(nameEn)}`);
    await page
      .getByRole('link', { name: say('استدعاءات المزوّد', nameEn) })
      .first()
      .click();
  };
  await enter(page, 'admin', '/unauthorized');
  const { marks } = await watchCalls(page);
  await page.goto('/admin/faq/categories/new');
  await page.getByLabel(say('الاسم (بالعربية)', 'Name (Arabic)')).fill('استدعاءات المزوّد');
  await page.getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)')).fill(name);
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/faq\/categories(\?|$)/);
  expect(await marks()).toContain('dataProvider.create faq-categories');

  await openFound(name);
  await page.getByRole('link', { name: say('تعديل', 'Edit') }).click();
  await page.getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)')).fill(`${name} again`);
  await page.getByRole('button', { name: say('حفظ', 'Save'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/faq\/categories(\?|$)/);
  expect(await marks()).toContain('dataProvider.update faq-categories');

  await openFound(`${name} again`);
  await page.getByRole('button', { name: say('حذف', 'Delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('حذف', 'Delete') })
    .click();
  await expect(page).toHaveURL(/\/admin\/faq\/categories(\?|$)/);
  expect(await marks()).toContain('dataProvider.deleteOne faq-categories');

  await page
    .getByRole('button', { name: say('تراجع', 'Undo') })
    .first()
    .click();
  await expect
    .poll(marks)
    .toEqual(expect.arrayContaining([expect.stringMatching(/^dataProvider\.custom .*\/RestoreMany$/)]));
});
