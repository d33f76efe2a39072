import type { Page } from '@playwright/test';
import { credentialsOf } from '#tests/support/browser-api.ts';
import { expect, test } from '#tests/support/browser.ts';

test('X-03 R175 everything comes from the one host, and the content policy is never in the way', async ({
  page,
  enter,
  host,
  say,
}) => {
  await recordViolations(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: say('الأسئلة الشائعة', 'FAQ') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();

  // Everything that writes styles while it runs: selects, menus, dialogs, tooltips, toasts.
  await enter(page, 'admin', '/admin/users/new');
  await page.getByRole('searchbox', { name: say('الفرع', 'Branch') }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.goto('/admin/users');
  await page
    .getByRole('button', { name: say('إجراءات', 'Actions for') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: say('حذف', 'Delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('إلغاء', 'Cancel') })
    .click();
  await page.getByRole('button', { name: say('طيّ الشريط الجانبي', 'Collapse sidebar') }).click();
  await page.getByRole('navigation').getByRole('link').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page
    .getByRole('button', { name: say('الدور', 'Role') })
    .first()
    .click();
  expect(await violations(page)).toEqual([]);
  expect([...hosts].filter((origin) => origin !== 'null')).toEqual([host.address]);
});

test('X-03 staff who sign in on a page that the host drew find the panel styled, in the same document', async ({
  page,
  say,
}) => {
  await recordViolations(page);
  // A link that is followed before the program is there loads another document.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page
    .getByRole('link', { name: say('تسجيل الدخول', 'Login') })
    .first()
    .click();
  const { email, password } = credentialsOf('admin');
  await page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true }).fill(email);
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('دخول', 'Log in'), exact: true }).click();
  await expect(page).toHaveURL(/\/admin/);
  // The panel's program may still be on its way.
  const mostRules = () =>
    page.evaluate(() =>
      Math.max(
        ...Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')).map(
          ({ sheet }) => sheet?.cssRules.length ?? 0,
        ),
      ),
    );
  await expect.poll(mostRules).toBeGreaterThan(20);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  expect(await violations(page)).toEqual([]);
});

test('X-03 a script that somebody put into the page is refused', async ({ browser, baseURL }) => {
  // A browser of its own: its console may say what is provoked here.
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await recordViolations(page);
  await page.goto('/unauthorized');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isTaken = true';
    document.body.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  });
  await expect.poll(() => violations(page)).toEqual(['script-src-elem', 'style-src-elem']);
  expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
  await context.close();
});

const recordViolations = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      found.push(effectiveDirective),
    );
  }));

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { found: string[] }).found);
