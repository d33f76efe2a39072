import type { Page } from '@playwright/test';
import { z } from 'zod';
import { callPath } from '#contract/resource-paths.ts';
import { matters } from '#resources/matters.ts';
import type { Api } from '#tests/support/browser-api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';
import { type SiteScreen, siteScreens } from '#tests/support/site-screens.ts';

// Colours are measured when nothing moves any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** No row of a list lies half under its pager, where its buttons would count as too small. */
const TALL = 2600;

const pages: Readonly<Record<'visitor' | 'client' | 'support' | 'admin', readonly SiteScreen[]>> = {
  visitor: siteScreens.visitor,
  client: siteScreens.client,
  support: [
    ['/admin/requests', 'الطلبات', 'Requests'],
    ['/admin/profile', 'الملف الشخصي', 'Profile'],
  ],
  // Every other screen of the panel: admin-accessible.test.ts.
  admin: [
    ['/admin', 'نظرة عامة', 'Dashboard'],
    ['/admin/faq', 'الأسئلة الشائعة', 'FAQ'],
    ['/admin/faq/new', 'إضافة سؤال', 'New question'],
    ['/admin/faq/2', 'هل أحتاج إلى إنشاء حساب؟', 'Do I need an account?'],
    ['/admin/faq/2/edit', 'تعديل سؤال', 'Edit question'],
    ['/admin/faq/trash', 'سلة المحذوفات', 'Trash'],
    ['/admin/faq/categories', 'تصنيفات الأسئلة', 'FAQ categories'],
    ['/admin/users', 'المستخدمون', 'Users'],
    ['/admin/users/new', 'إضافة مستخدم', 'New user'],
    ['/admin/users/2', 'ندى الحرباوي', 'Nada Al-Harbawi'],
    ['/admin/nothing-is-here', 'هذه الصفحة ليست في أرشيفنا', 'This page is not in our archive'],
  ],
};

for (const person of ['visitor', 'client', 'support', 'admin'] as const) {
  test(`R368 R371 the pages of the ${person} name themselves, are accessible, and fit 1280, 390 and 360 px`, async ({
    page,
    enter,
    api,
    say,
  }) => {
    if (person === 'visitor') {
      await page.goto('/unauthorized');
      await page.evaluate(() => localStorage.setItem('forgotPasswordEmail', 'someone@example.com'));
    } else await enter(page, person, '/unauthorized');
    const own = person === 'client' ? await ownMatters(api) : [];
    for (const [path, ar, en] of [...pages[person], ...own]) {
      await page.setViewportSize({ width: 1280, height: TALL });
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${say(ar, en).replace('|', '\\|')}`));
      await settled(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 360, height: TALL });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

/** One of each kind that the client has sent, at its own page. */
const ownMatters = (api: Api): Promise<SiteScreen[]> =>
  Promise.all(
    matters.map(async (kind): Promise<SiteScreen> => {
      const listed = await api.call('client', `GET ${callPath(kind, kind.verbs.list)}?pageSize=1`);
      const [{ id, [kind.title]: title }] = matterRows.parse(listed);
      return [`/profile/${kind.portal.path}/${id}`, String(title), String(title)];
    }),
  );
const matterRows = z.tuple([z.looseObject({ id: z.number() })]);

test(
  'R368 R371 a request, the open menus and dialogs are accessible at 360 px, also in the dark',
  { tag: '@journey' },
  async ({ page, enter, say }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await enter(page, 'admin', '/admin/requests');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/requests\/\d+$/);
    await settled(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: say('فتح الشريط الجانبي', 'Open sidebar') }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('المستخدمون', 'Users') }).click();
    await settled(page);
    await page
      .getByRole('button', { name: say('إجراءات', 'Actions for') })
      .first()
      .click();
    // Behind the open menu the page is hidden and the focus held inside, which axe takes for a mistake.
    await expectAccessible(page, '[role="menu"]');
    await page.getByRole('menuitem', { name: say('حذف', 'Delete') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

test('R24 R25 R26 R27 R28 R29 R30 the closed door says what it is, types a sentence, and has its three ways on', async ({
  page,
  enter,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/FAQClient');
  await enter(page, 'client', '/admin/users');
  await expect(
    page.getByText(say('رمز الخطأ: 401 • دخول غير مصرّح به', 'Error Code: 401 • Unauthorized Access')),
  ).toBeVisible();
  await expect(
    page.getByText(say('منطقة محمية • الوصول مقيّد', 'Protected Area • Access Restricted')),
  ).toBeVisible();

  const heading = page.getByRole('heading', { level: 1 });
  const typed = heading.locator('[aria-hidden="true"]');
  const sentence = () =>
    heading.evaluate((element) => element.querySelector('span > span')?.textContent ?? '');
  const sentences = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    const whole = await sentence();
    sentences.add(whole);
    // It grows letter by letter until it is whole.
    const early = (await typed.first().textContent()) ?? '';
    expect(whole.startsWith(early)).toBe(true);
    expect(early.length).toBeLessThan(whole.length);
    await expect(typed.first()).toHaveText(whole);
    await page.getByRole('button', { name: say('إعادة العرض', 'Replay') }).click();
  }
  expect(sentences.size).toBeGreaterThan(1);
  await expect(page.getByRole('link', { name: say('الصفحة الرئيسية', 'Go Home') })).toHaveAttribute(
    'href',
    '/',
  );
  await page.getByRole('button', { name: say('رجوع', 'Go Back') }).click();
  // The site was entered here: there is nothing to go back to but home.
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('R31 home is where CustomerService may go', async ({ page, enter, say }) => {
  await enter(page, 'support', '/');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await page.getByRole('link', { name: say('الصفحة الرئيسية', 'Go Home') }).click();
  await expect(page).toHaveURL(/\/admin\/requests$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('الطلبات', 'Requests'));
});

test('without movement the sentence is there at once', async ({ page }) => {
  await page.goto('/unauthorized');
  const heading = page.getByRole('heading', { level: 1 });
  const [whole, shown] = await heading.evaluate((element) =>
    [...element.querySelectorAll('span > span')].map(({ textContent }) => textContent),
  );
  expect(whole).toBeTruthy();
  expect(shown).toBe(whole);
});

test(
  'R32 R33 an address that is no page answers 404 and leads back and home',
  { tag: '@journey' },
  async ({ page, say }) => {
    await page.goto('/FAQClient');
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('هذه الصفحة ليست في أرشيفنا', 'This page is not in our archive'),
    );
    await expect(page.getByRole('link', { name: say('الصفحة الرئيسية', 'Go home') })).toHaveAttribute(
      'href',
      '/',
    );
    await page.getByRole('button', { name: say('رجوع', 'Go back') }).click();
    await expect(page).not.toHaveURL(/no\/such\/page/);
  },
);

test('R32 an address of the panel that is no screen leads back and home', async ({ page, enter, say }) => {
  await enter(page, 'support', '/admin/no/such/screen');
  const main = page.getByRole('main');
  const back = main.getByRole('button', { name: say('رجوع', 'Go back') });
  await expect(main.getByRole('link', { name: say('الصفحة الرئيسية', 'Go home') })).toHaveAttribute(
    'href',
    '/admin/requests',
  );
  // The site was entered here: there is nothing to go back to.
  await back.click();
  await expect(page).toHaveURL(/\/admin\/requests$/);

  await page.goto('/admin/profile');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // As a link within the panel leads there.
  await page.evaluate(() => {
    const state = { idx: 1 };
    history.pushState(state, '', '/admin/no/such/screen');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await back.click();
  await expect(page).toHaveURL(/\/admin\/profile$/);
});

test('R44 pages are found in any letter case and with a slash at the end', async ({ page, say }) => {
  for (const [path, ar, en] of [
    ['/faqclient', 'كيف نساعدك؟', 'How can we help?'],
    ['/FAQCLIENT/', 'كيف نساعدك؟', 'How can we help?'],
    ['/LOGIN', 'أهلًا بعودتك', 'Welcome back'],
    ['/Forget-Password', 'استعادة كلمة المرور', 'Reset your password'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(ar, en));
  }
  for (const path of ['/FAQClient', '/faqclient']) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(say('/FAQClient$', '/FAQClient\\?lang=en$')),
    );
  }
});

test('R372 the first Tab leads past the menu, every stop is seen, and a question opens by Enter', async ({
  page,
  say,
}) => {
  await page.goto('/FAQClient');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('الانتقال إلى المحتوى الرئيسي', 'Skip to main content') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const question = page.getByRole('button', {
    name: say('هل أحتاج إلى إنشاء حساب؟', 'Do I need an account?'),
  });
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const stop = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return { isMarked: false, isSeen: false };
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        const holder = element.parentElement ? getComputedStyle(element.parentElement) : null;
        const { left, top, width, height } = element.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, top + height / 2);
        return {
          isMarked: outlineStyle !== 'none' || boxShadow !== 'none' || holder?.outlineStyle !== 'none',
          isSeen: front === element || element.contains(front) || (front?.contains(element) ?? false),
        };
      });
    expect((await stop()).isMarked, `stop ${press}`).toBe(true);
    // A browser that is busy scrolls to it after it has the focus.
    await expect
      .poll(async () => (await stop()).isSeen, { message: `stop ${press}`, timeout: 1_000 })
      .toBe(true);
    if (await question.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('R54 R369 phone numbers and addresses of e-mail read left to right and can be called and written to', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const number = footer.getByRole('link', { name: '+966 11 000 0140' });
  await expect(number).toHaveAttribute('href', 'tel:+966110000140');
  await expect(number.getByText('+966 11 000 0140')).toHaveCSS('direction', 'ltr');
  const mail = footer.getByRole('link', { name: 'riyadh@yamama-fustat.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:riyadh@yamama-fustat.example');
});

/** Nothing on the page is on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
