import type { Browser, Page } from '@playwright/test';
import { LANGUAGE_STORE } from '#contract/stores.ts';
import type { Say } from '#tests/support/browser-journey.ts';
import { lookAt } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

const TITLE = ['ما يلزم استكماله قبل الإرسال:', 'To be completed before it can be sent:'] as const;

type Pair = readonly [ar: string, en: string];
interface Form {
  name: string;
  path: string;
  /** Where the summary comes from. */
  part: RegExp;
  send: Pair;
  /** The first field and another one, of those that are missing. */
  first: Pair;
  last: Pair;
  /** What mends the first. */
  mended: string;
  missing: number;
}

const FORMS: readonly Form[] = [
  {
    name: 'a message',
    path: '/contactus',
    part: /\/message-problems-/,
    send: ['إرسال الرسالة', 'Send message'],
    first: ['البريد الإلكتروني', 'Email'],
    last: ['الرسالة', 'Message'],
    mended: 'reader@example.com',
    missing: 3,
  },
  {
    name: 'a registration',
    path: '/login?tab=register',
    part: /\/registration-problems-/,
    send: ['إنشاء الحساب', 'Create account'],
    first: ['الاسم الكامل', 'Full name'],
    last: ['كلمة المرور', 'Password'],
    mended: 'سارة القحطاني',
    missing: 5,
  },
];

for (const form of FORMS) {
  test(`${form.name} that was refused says on top what is missing, each a way to its field`, async ({
    page,
    say,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { first, last } = await sendEmpty(page, say, form, () =>
      // Whoever is refused nothing does without it.
      expect(asked.filter((url) => form.part.test(url))).toEqual([]),
    );
    const summary = page.getByRole('region', { name: say(...TITLE) });
    await expect(summary.getByRole('button')).toHaveCount(form.missing);
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
    await lookAt(page, `missing${form.path.replaceAll(/\W/g, '-')}`, summary);
    await summary.getByRole('button', { name: say(...form.last), exact: true }).press('Enter');
    await expect(last).toBeFocused();
  });

  test(`${form.name} that was refused is mended as before where the summary does not come`, async ({
    browser,
    baseURL,
    say,
    language,
  }) => {
    const page = await openAlone(browser, baseURL, language);
    let tries = 0;
    await page.route(form.part, (route) => {
      tries += 1;
      return route.abort();
    });
    const { first } = await sendEmpty(page, say, form);
    await expect(first).toBeFocused();
    await expect.poll(() => tries).toBeGreaterThan(0);
    const wrong = page.locator('form [aria-invalid="true"]');
    await expect(wrong).toHaveCount(form.missing);
    await first.fill(form.mended);
    await expect(first).toHaveAccessibleDescription('');
    await expect(page.getByRole('region', { name: say(...TITLE) })).toHaveCount(0);
    // The line is back.
    await page.unroute(form.part);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('region', { name: say(...TITLE) })).toBeVisible();
    await page.context().close();
  });
}

/** A browser of its own: React tells the console of the part that did not come. */
async function openAlone(browser: Browser, baseURL: string | undefined, language: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  // As a visitor who has chosen it before; the blank page before the first has no storage.
  await context.addInitScript(
    ([name = '', value = '']) => location.protocol !== 'about:' && localStorage.setItem(name, value),
    [LANGUAGE_STORE, language],
  );
  return context.newPage();
}

/** @param before looks at the page as it is before the form was sent */
async function sendEmpty(page: Page, say: Say, form: Form, before = () => {}) {
  await page.goto(form.path);
  await expect(page.locator('#boot')).toHaveCount(0);
  const send = page.getByRole('button', { name: say(...form.send) });
  await expect(send).toBeVisible();
  await page.waitForLoadState('networkidle');
  before();
  await send.click();
  return {
    first: page.getByRole('textbox', { name: say(...form.first), exact: true }),
    last: page.getByLabel(say(...form.last), { exact: true }),
  };
}
