import { expect, test } from '#tests/support/browser.ts';

test('a menu whose program is still on its way says so, and is let go of by Escape or a press elsewhere', async ({
  page,
  enter,
  say,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/drops-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, 'admin', '/admin/users');
  const button = page.getByRole('row').nth(1).locator('button[aria-haspopup="menu"]');
  const waiting = page.getByRole('status').filter({ hasText: say('جارٍ التحميل', 'Loading') });
  await button.click();
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(waiting).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(waiting).toBeHidden();
  await button.click();
  letThrough();
  await expect(page.getByRole('menu')).toHaveCount(1);
});

test('back from the form that was opened over the first page, the focus is on the row that it was about', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/faq');
  await page.getByRole('row').nth(1).locator('button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: say('تعديل', 'Edit') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/edit$/);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/faq$/);
  await expect(page.locator('tbody tr[data-row-id]').first()).toBeFocused();
});

test('what is typed into a form while it is saved is no part of it, and goes on in its field behind that', async ({
  page,
  enter,
  say,
}) => {
  await enter(page, 'admin', '/admin/settings/site');
  const field = page.getByLabel(say('حساب إكس', 'X'));
  const form = page.locator('form[aria-busy]');
  await field.fill('https://x.com/yamama');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/SiteSettings/Update', async (route) => {
    await held;
    await route.continue();
  });
  await field.press('Enter');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('more');
  await expect(field).toHaveValue('https://x.com/yamama');
  const saved = page.waitForResponse('**/api/SiteSettings/Update');
  letThrough();
  expect((await saved).request().postDataJSON()).toMatchObject({ x: 'https://x.com/yamama' });
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('https://x.com/yamamamore');
});
