import type { Locator, Page } from '@playwright/test';
import { reach } from '#contract/access.ts';
import type { AnyResource } from '#contract/define-resource.ts';
import { resources } from '#resources/index.ts';
import { expect, test } from '#tests/support/browser.ts';
import { addedForStaff } from '#tests/support/open-routes.ts';

type Say = (ar: string, en: string) => string;
const nav = (page: Page, say: Say) =>
  page.getByRole('navigation', { name: say('قائمة لوحة التحكم', 'Admin navigation') });

test('R101 R116 R115 the sidebar folds to icons and back, remembers it, and stands at the start of the line', async ({
  page,
  context,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin');
  const side = nav(page, say);
  const widthOf = async () => (await side.boundingBox())?.width ?? 0;
  const users = side.getByRole('link', { name: say('المستخدمون', 'Users') });
  await expect(users).toBeVisible();
  const wide = await widthOf();
  const box = await side.boundingBox();
  const isAtRight = (box?.x ?? 0) > 720;
  expect(isAtRight).toBe(say('right', 'left') === 'right');

  await page.getByRole('button', { name: say('طيّ الشريط الجانبي', 'Collapse sidebar') }).click();
  await expect.poll(widthOf).toBeLessThan(wide / 2);
  await page.reload();
  const expand = page.getByRole('button', { name: say('توسيع الشريط الجانبي', 'Expand sidebar') });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  expect(await widthOf()).toBeLessThan(wide / 2);
  // Another tab of this browser has it as this one.
  const tab = await context.newPage();
  await tab.goto('/admin');
  await expect(
    tab.getByRole('button', { name: say('توسيع الشريط الجانبي', 'Expand sidebar') }),
  ).toHaveAttribute('aria-expanded', 'false');
  await tab.close();
  // Without its word an entry keeps its name, and shows it on focus.
  await expect(users).toBeVisible();
  await expand.click();
  await expect.poll(widthOf).toBe(wide);
});

test('R115 R370 what points somewhere is mirrored on an Arabic page, a sign that does not is not', async ({
  page,
  enter,
  language,
  say,
}) => {
  await enter(page, 'admin', '/admin/users/2');
  const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)';
  const transformOf = (icon: Locator) => icon.evaluate((element) => getComputedStyle(element).transform);
  const fold = page.getByRole('button', { name: say('طيّ الشريط الجانبي', 'Collapse sidebar') });
  const crumbs = page.getByRole('navigation', { name: say('مسار التنقل', 'Breadcrumb') });
  for (const icon of [fold.locator('svg').first(), crumbs.locator('svg').first()])
    expect(await transformOf(icon)).toBe(language === 'ar' ? mirrored : 'none');
  const users = nav(page, say).getByRole('link', { name: say('المستخدمون', 'Users') });
  expect(await transformOf(users.locator('svg').first())).toBe('none');
});

test('R102 R103 R104 R105 R115 below 1024 px the sidebar is an overlay: shut at first, and after a link', async ({
  page,
  enter,
  say,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await enter(page, 'admin', '/admin');
  await expect(nav(page, say)).toBeVisible();
  const open = page.getByRole('button', { name: say('فتح الشريط الجانبي', 'Open sidebar') });
  await expect(open).toHaveCount(0);
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(open).toBeVisible();
  await expect(nav(page, say)).toHaveCount(0);

  const overlay = page.getByRole('dialog', { name: say('قائمة لوحة التحكم', 'Admin navigation') });
  await open.click();
  await expect(overlay).toBeVisible();
  const { x = 0, width = 0 } = (await overlay.boundingBox()) ?? {};
  expect(say('right', 'left') === 'right' ? x + width : 1023 - x).toBe(1023);
  await overlay.getByRole('link', { name: say('المستخدمون', 'Users') }).click();
  await expect(overlay).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/users$/);

  await open.click();
  // Beside the sidebar there is nothing but the backdrop.
  await page.mouse.click(say('right', 'left') === 'right' ? 40 : 980, 400);
  await expect(overlay).toHaveCount(0);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(overlay).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect(overlay.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(open).toBeFocused();
});

test(
  'A4 R107 R108 R296 R298 R392 the sidebar has the entries of the role and no others',
  { tag: '@journey' },
  async ({ page, newPerson, enter, language, say }) => {
    await enter(page, 'admin', '/admin');
    const specified = (
      [
        ['نظرة عامة', 'Dashboard'],
        ['الخدمات القانونية', 'Law services'],
        ['أنواع الاستشارات', 'Consultation types'],
        ['الطلبات', 'Requests'],
        ['طلبات الاستشارات', 'Consultations requests'],
        ['المستخدمون', 'Users'],
        ['الأسئلة الشائعة', 'FAQ'],
        ['رسائل التواصل', 'Contacts management'],
        ['سجل التغييرات', 'Audit trail'],
        ['الإعدادات', 'Settings'],
      ] as const
    ).map(([ar, en]) => say<string>(ar, en));
    // Whoever adds a resource by its definition has its entry, too.
    const added = resources
      .filter(({ menu, access }: AnyResource) => isEntry(menu) && reach(access.list, 'Admin') !== null)
      .map(({ labels }) => labels.many[language])
      .filter((label) => !specified.includes(label));
    const links = nav(page, say).getByRole('link');
    await expect(links).toHaveCount(specified.length + added.length);
    const shown = await links.allTextContents();
    expect(shown.filter((label) => !added.includes(label))).toEqual(specified);
    expect(shown).toEqual(expect.arrayContaining(added));
    const support = await newPerson();
    await enter(support, 'support', '/admin/requests');
    const types = say('أنواع الاستشارات', 'Consultation types');
    const forSupport = [say('الطلبات', 'Requests'), types, say('طلبات الاستشارات', 'Consultations requests')];
    const opened = resources
      .filter(({ name }) => addedForStaff.includes(name))
      .map(({ labels }) => labels.many[language]);
    const supportLinks = nav(support, say).getByRole('link');
    await expect(supportLinks).toHaveCount(forSupport.length + opened.length);
    expect((await supportLinks.allTextContents()).filter((label) => !opened.includes(label))).toEqual(
      forSupport,
    );
    // Drawn as locked, with its reason where the pointer or the focus is, and no way in.
    const reason = say('لمديري النظام فقط', 'Admins only');
    const locked = nav(support, say).getByRole('link', { name: `${types}: ${reason}`, disabled: true });
    await locked.focus();
    await expect(support.getByRole('tooltip')).toHaveText(reason);
    await locked.click({ force: true });
    await expect(support).toHaveURL(/\/admin\/requests$/);
  },
);

test('R109 R110 R112 R113 R114 the top bar has its title, the language and the way to one’s profile and out', async ({
  page,
  enter,
  language,
  say,
}) => {
  await enter(page, 'support', '/admin/requests');
  const bar = page.getByRole('banner');
  await expect(bar.getByText(say('لوحة التحكم', 'Admin Panel'))).toBeVisible();
  await bar.getByRole('button', { name: say(/^English/, /^العربية/) }).click();
  await expect(bar.getByText(say('Admin Panel', 'لوحة التحكم'))).toBeVisible();
  await bar.getByRole('button', { name: say(/^العربية/, /^English/) }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);

  const menu = bar.getByRole('button', {
    name: say('قائمة الحساب: ندى الحرباوي الدعم', 'Account menu: Nada Al-Harbawi Support'),
  });
  await menu.click();
  await page.getByRole('menuitem', { name: say('الملف الشخصي', 'Profile') }).click();
  await expect(page).toHaveURL(/\/admin\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('الملف الشخصي', 'Profile'));
  await menu.click();
  await expect(page.getByRole('menuitem', { name: say('الملف الشخصي', 'Profile') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: say('الإعدادات', 'Settings') })).toHaveCount(0);
  await page.getByRole('menuitem', { name: say('تسجيل الخروج', 'Logout') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('auth-store'))).toBeNull();
});

test('R113 an Admin’s account menu leads to the settings', async ({ page, enter, say }) => {
  await enter(page, 'admin', '/admin/users');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('قائمة الحساب', 'Account menu') })
    .click();
  await page.getByRole('menuitem', { name: say('الإعدادات', 'Settings') }).click();
  await expect(page).toHaveURL(/\/admin\/settings/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'R106 R163 the button at the bottom of the sidebar logs out',
  { tag: '@journey' },
  async ({ page, enter, say }) => {
    await enter(page, 'admin', '/admin/users');
    const logout = page.getByRole('button', { name: say('تسجيل الخروج', 'Logout') });
    const { y = 0, height = 0 } = (await logout.boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(720 * 0.85);
    await logout.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/admin/users');
    await expect(page).toHaveURL(/\/login$/);
  },
);

test('R372 the panel’s look is chosen in the account menu by keyboard, and kept', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/users');
  const menu = page.getByRole('button', { name: say('قائمة الحساب', 'Account menu') });
  await menu.focus();
  await page.keyboard.press('Enter');
  const dark = page.getByRole('menuitem', { name: say('داكن', 'Dark') });
  await expect(dark).toBeVisible();
  for (
    let press = 0;
    press < 6 && !(await dark.evaluate((item) => item === document.activeElement));
    press += 1
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(ground).toContain('dark');
  await page.reload();
  await expect(menu).toBeVisible();
  await expect.poll(ground).toContain('dark');
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground()).not.toContain('dark');
});

const isEntry = (menu: AnyResource['menu']): boolean => menu !== false && !menu.area && !menu.tabOf;
