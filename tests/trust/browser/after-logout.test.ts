import type { Page } from '@playwright/test';
import { PENDING_LOGOUT_STORE } from '#contract/stores.ts';
import type { Say } from '#tests/support/browser-bell.ts';
import { isAlive } from '#tests/support/browser-checks.ts';
import { keptFiles, threeFiles } from '#tests/support/browser-journey.ts';
import { expect, figure, test } from '#tests/support/browser.ts';
import { expectDrafts } from '#tests/support/losses.ts';

const MARK = 'Saffron';
/** What is of the browser, whoever uses it. */
const OF_THE_BROWSER =
  /^(selectedLanguage|colorScheme|sidebarCollapsed|notificationSound|listKeys|listLook:.*)$/;
/** What SECURITY.md tells of: under the account that it is of, and shown to no other. */
const LISTED = /^(notifications|defaultView|lastDeletion|sealedDraft):/;
/** The next page says why it is there, once: it names nobody. */
const NOTICE = /^(sessionNotice|sessionWayBack)$/;

const stored = (page: Page) =>
  page.evaluate(() => {
    const copy = (storage: Storage): Record<string, string> =>
      Object.fromEntries(Object.entries(storage).map(([name, text]) => [name, String(text)]));
    return { session: copy(sessionStorage), local: copy(localStorage) };
  });

/** A client who has written half a request, with files. */
async function beClient(page: Page, say: Say): Promise<void> {
  await isAlive(page);
  const form = page.getByRole('region', { name: say('طلب خدمة', 'Request a service') });
  await form.getByLabel(say('عنوان الطلب', 'Title')).fill(`${MARK} for the court`);
  await form.getByLabel(say('المرفقات', 'Attachments')).setInputFiles(await threeFiles());
  await expect.poll(() => keptFiles(page)).toHaveLength(3);
}
/** An Admin who has written half a record, and searched for something. */
async function beAdmin(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say('الاسم (بالإنجليزية)', 'Name (English)')).fill(`${MARK} and more`);
  await expectDrafts(page, 1);
  await page.goto(`/admin/requests?SearchTerm=${MARK}`);
  await expect(page.getByText(say('لا توجد سجلات مطابقة', 'No records match'))).toBeVisible();
}

const PEOPLE = {
  client: {
    path: '/servicespage',
    be: beClient,
    menu: (page: Page, say: Say) =>
      page.getByRole('banner').getByRole('button', { name: say('مرحبًا، ', 'Hello, ') }),
    logout: (page: Page, say: Say) =>
      page.getByRole('banner').getByRole('button', { name: say('تسجيل الخروج', 'Logout') }),
  },
  admin: {
    path: '/admin/faq/categories/new',
    be: beAdmin,
    menu: (page: Page, say: Say) => page.getByRole('button', { name: say('قائمة الحساب', 'Account menu') }),
    logout: (page: Page, say: Say) => page.getByRole('menuitem', { name: say('تسجيل الخروج', 'Logout') }),
  },
} as const;

for (const isAway of [false, true])
  test.describe(isAway ? 'though the host is away' : 'as usual', () => {
    // The page that is being left asks for parts which a visitor would see.
    if (isAway) test.use({ mayComplain: /: A part did not come\b/ });

    for (const account of ['client', 'admin'] as const)
      test(`P-02 after a logout of ${account} storage holds nothing of theirs${isAway ? ', though the host is away' : ''}`, async ({
        page,
        context,
        enter,
        say,
      }) => {
        const { path, be, menu, logout } = PEOPLE[account];
        page.on('dialog', (dialog) => void dialog.accept());
        await enter(page, account, path);
        await be(page, say);
        const before = await stored(page);
        expect(JSON.stringify(before.session)).toContain(MARK);
        expect(JSON.stringify(before.session)).toContain('accessToken');

        await menu(page, say).click();
        if (isAway) {
          const isLeft = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
          await context.setOffline(true);
          await logout(page, say).click();
          await isLeft;
          await context.setOffline(false);
          // A document of the site in which no program of it runs.
          await page.goto('/robots.txt');
        } else {
          await logout(page, say).click();
          await expect(page).toHaveURL(/\/login$/);
          await isAlive(page);
          await expect.poll(async () => Object.keys((await stored(page)).session)).toEqual([]);
        }

        const after = await stored(page);
        const names = [...Object.keys(after.session), ...Object.keys(after.local)];
        const left = names.filter(
          (name) =>
            !OF_THE_BROWSER.test(name) &&
            !LISTED.test(name) &&
            !(isAway && (NOTICE.test(name) || name === PENDING_LOGOUT_STORE)),
        );
        figure(`${account}: ${Object.keys(before.session).length} kept before, ${left.length} after`);
        expect(left).toEqual([]);
        expect(names.includes(PENDING_LOGOUT_STORE)).toBe(isAway);
        expect(JSON.stringify(after)).not.toMatch(new RegExp(`${MARK}|accessToken|@yamama`));
        expect(await keptFiles(page)).toEqual([]);
      });
  });
