import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { matterPath } from '#contract/matter.ts';
import { pages } from '#contract/pages.ts';
import { callPath } from '#contract/resource-paths.ts';
import { matters } from '#resources/matters.ts';
import { COLOURS, expectAccessible, holdCalls } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Say = (ar: string, en: string) => string;

const SURFACE = { light: 'rgb(255, 255, 255)', dark: 'rgb(13, 37, 39)' } as const;
const INK = '#0a2628';

const expectScheme = async (page: Page, scheme: keyof typeof SURFACE) => {
  await expect(page.getByRole('main')).toHaveCSS('background-color', SURFACE[scheme]);
  const ofBrowser = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(ofBrowser).toBe(scheme);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', INK);
};

const choices = (menu: Page | Locator, say: Say) =>
  menu.getByRole('group', { name: say('المظهر', 'Appearance') });

test('a client chooses the appearance of their area, which holds over a reload and leaves the public pages light', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await enter(page, 'client', '/profile');
  await expectScheme(page, 'light');

  const menu = page.getByRole('button', { name: say('مرحبًا، ', 'Hello, ') });
  await menu.click();
  await expect(choices(page, say).getByRole('radio', { checked: true })).toHaveAccessibleName(
    say('حسب النظام', 'Match system'),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await choices(page, say).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(choices(page, say).getByRole('radio', { checked: true })).toHaveAccessibleName(
    say('داكن', 'Dark'),
  );
  await expectScheme(page, 'dark');
  await expectAccessible(page);

  await page.reload();
  await expectScheme(page, 'dark');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('تواصل معنا', 'Contact Us') })
    .click();
  await expect(page).toHaveURL(/\/contactus$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-color-scheme');
  await menu.click();
  await expect(choices(page, say)).toBeHidden();
  await page.goBack();
  await expectScheme(page, 'dark');
  await page.goto('/servicespage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 247, 245)');
});

test('on a phone the menu offers the appearance too', async ({ page, enter, say }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, 'client', '/profile');
  await expectScheme(page, 'dark');
  await page.getByRole('button', { name: say('فتح القائمة', 'Open menu') }).click();
  const menu = page.getByRole('dialog', { name: say('القائمة', 'Menu') });
  await expectAccessible(page, 'dialog');
  await choices(menu, say).getByText(say('فاتح', 'Light')).click();
  await expectScheme(page, 'light');
});

test('a visitor whom the client area sends to the login sees it light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-color-scheme');
});

for (const path of ['/profile', '/admin/requests'])
  test(`R371 nothing light is ever seen of ${path} in the dark, however late its program comes`, async ({
    page,
    enter,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('colorScheme', 'dark'));
    await page.addInitScript(watchGrounds);
    const program = await holdCalls(page, '**/assets/common-*.js');
    const account = path === '/profile' ? 'client' : 'admin';
    await Promise.all([
      enter(page, account, path),
      page.waitForRequest('**/assets/common-*.js').then(async () => {
        await page.waitForTimeout(600);
        program.release();
      }),
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#boot')).toHaveCount(0);
    const grounds = await page.evaluate(() => Reflect.get(window, 'groundsSeen'));
    const seen = z.array(z.string()).parse(grounds);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.filter((ground) => Number(ground.split(/\D+/)[1]) > 80)).toEqual([]);
  });

/** Keeps the ground in the middle of the window in every frame: none is drawn before the style sheets are here. */
function watchGrounds(): void {
  const seen = new Set<string>();
  Object.defineProperty(window, 'groundsSeen', { get: () => [...seen] });
  const look = () => {
    requestAnimationFrame(look);
    if (!document.body) return;
    const ground = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((color) => color !== 'rgba(0, 0, 0, 0)');
    if (ground) seen.add(ground);
  };
  requestAnimationFrame(look);
}

test('R371 every page of the client area reads well in the dark, with its forms open', async ({
  page,
  enter,
  api,
  say,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const made = await api.call('client', 'POST /api/Consultations/Add', {
    caseTitle: say('عقد في الظلام', 'A contract in the dark'),
    caseDescription: say('تأخر المورد شهرين عن موعد التسليم.', 'The supplier is two months late.'),
    consultationTypeId: 4,
    areaId: 1,
    branchId: 1,
    way: 'phone',
  });
  const { id } = z.looseObject({ id: z.number() }).parse(made);
  const scheduledAt = new Date(Date.now() + 44 * 86_400_000).toISOString();
  await api.call('support', `POST /api/Consultations/Schedule/${id}`, { scheduledAt, consultantId: 1 });
  const consultation = `/profile/myConsultationDetails/${id}`;
  /** The buttons that open forms, by page: each has to be there. */
  const forms: Readonly<Record<string, readonly string[]>> = {
    [pages.account.path]: [
      say('تغيير كلمة المرور', 'Change password'),
      say('تعديل بياناتي', 'Edit my details'),
    ],
    [consultation]: [say('اختيار موعد آخر', 'Choose another time')],
  };
  await enter(page, 'client', '/unauthorized');
  const listed = await Promise.all(
    matters.map(async (kind) => {
      const mine = await api.call('client', `GET ${callPath(kind, kind.verbs.list)}?pageSize=1`);
      const [first] = z.array(z.object({ id: z.number() })).parse(mine);
      return first ? matterPath(kind, first.id) : [];
    }),
  );
  for (const path of new Set([pages.account.path, pages.ownData.path, consultation, ...listed.flat()])) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectScheme(page, 'dark');
    for (const name of forms[path] ?? []) await page.getByRole('button', { name, exact: true }).click();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, 'html', COLOURS);
  }
});
