import type { Page } from '@playwright/test';
import { z } from 'zod';
import { reach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { pages } from '#contract/pages.ts';
import { callPath } from '#contract/resource-paths.ts';
import { panelGrant, screensOf } from '#contract/screens.ts';
import { resources } from '#resources/index.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { COLOURS, expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
// So high that every row of a list is looked at whole: of one that is half under the pager only the half would be.
const DESK = { width: 1280, height: 1600 };
const PHONE = { width: 360, height: 2600 };
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: DESK });

/** The screens of every resource take minutes: `npm run test:screens` looks at them all, `npm test` at one of a kind. */
const isWhole = process.env['PANEL_SCREENS'] === 'whole';
const oneOfAKind: readonly AnyResource['name'][] = ['service-categories', 'requests', 'company-summary'];

const screened: readonly AnyResource[] = resources.filter(({ menu }) => menu !== false);
const own = Object.values(pages).filter(({ path }) => path.startsWith(pages.dashboard.path));

test('R368 R371 the panel’s own screens are accessible and fit, on a desk and a phone, light and dark', async ({
  page,
  enter,
}) => {
  await enter(page, 'admin', '/unauthorized');
  for (const { path } of own) await look(page, path);
});

for (const resource of screened.filter(({ name }) => isWhole || oneOfAKind.includes(name)))
  test(`R368 R371 every screen of ${resource.name} is accessible and fits, on a desk and a phone, light and dark`, async ({
    page,
    enter,
    api,
  }) => {
    await enter(page, 'admin', '/unauthorized');
    for (const path of await addressesOf(resource, api)) await look(page, path);
  });

test('R371 whatever opens over a list is accessible, light and dark', async ({ page, enter, say }) => {
  await enter(page, 'admin', '/admin/users');
  await settled(page);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const over = page.locator('header [aria-haspopup]:visible, main [aria-haspopup]:visible:not(tbody *)');
  // The rows' menus are like each other.
  const openers = [...(await over.all()), page.locator('tbody [aria-haspopup]').first()];
  expect(openers.length).toBeGreaterThan(6);
  for (const opener of openers) {
    await opener.click();
    await lookAtWhatOpened(page, (await opener.getAttribute('aria-label')) ?? (await opener.innerText()));
  }
  await page.keyboard.press('?');
  await lookAtWhatOpened(page, '?');

  await page.getByRole('table').getByRole('checkbox').nth(1).check();
  const bar = page.getByRole('region', { name: say('السجلات المحددة', 'Selected records') });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await inTheDark(page, () => expectAccessible(page, 'html', COLOURS));
  await bar.getByRole('button', { name: say('حذف المحدد', 'Delete selected') }).click();
  await lookAtWhatOpened(page, 'bulk delete');
});

const OPENED = 'dialog[open], [role="dialog"], [role="menu"]';

/** What has just opened is looked at, and shut by the Escape key. */
async function lookAtWhatOpened(page: Page, by: string): Promise<void> {
  const opened = page.locator(OPENED).filter({ visible: true });
  await expect(opened, by).toHaveCount(1);
  await expect(opened.locator('[aria-busy="true"]')).toHaveCount(0);
  // Behind it the page is hidden and the focus held inside, which axe takes for a mistake.
  await expectAccessible(page, OPENED);
  await inTheDark(page, () => expectAccessible(page, OPENED, COLOURS));
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
}

/** The addresses of its screens that an Admin may open, as far as there is a record for them. */
async function addressesOf(resource: AnyResource, api: Api): Promise<string[]> {
  const routes = screensOf(resource)
    .filter(({ name }) => reach(panelGrant(resource, name), 'Admin') !== null)
    .map(({ route }) => route);
  if (!routes.some((route) => route.includes(':id'))) return routes;
  const listed = await api.call('admin', `GET ${callPath(resource, resource.verbs.list)}?pageSize=1`);
  const [first] = z.array(z.object({ id: z.number() })).parse(listed);
  return routes.flatMap((route) =>
    route.includes(':id') ? (first ? route.replace(':id', String(first.id)) : []) : route,
  );
}

/** Looks at a screen as it comes on a desk and on a phone, and at its colours in the dark. */
async function look(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto(path);
    await settled(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await inTheDark(page, () => expectAccessible(page, 'html', COLOURS));
}

async function inTheDark(page: Page, then: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await then();
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing on the screen is on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
