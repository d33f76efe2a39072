import type { BrowserContext, Page } from '@playwright/test';
import { accountCalls } from '#contract/account-calls.ts';
import { SIGNED_IN_STORE } from '#contract/stores.ts';
import { type Account, credentialsOf } from '#tests/support/browser-api.ts';
import { expect, figure, test as base } from '#tests/support/browser.ts';

/** A browser whose complaints about broken programs are what the story is about. */
const test = base.extend<{
  open: (account: Account | null) => Promise<{ context: BrowserContext; page: Page }>;
}>({
  open: async ({ browser, baseURL, language, host }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' });
      contexts.push(context);
      await context.addCookies([{ name: 'selectedLanguage', value: language, url: host.address }]);
      await context.addInitScript((chosen) => localStorage.setItem('selectedLanguage', chosen), language);
      if (account) {
        await context.request.post(`${host.address}${accountCalls.login}`, { data: credentialsOf(account) });
        await context.addInitScript((key) => localStorage.setItem(key, 'true'), SIGNED_IN_STORE);
      }
      return { context, page: await context.newPage() };
    });
    for (const context of contexts) await context.close();
  },
});
test.setTimeout(600_000);

/** Everything that this program gives to others breaks when it is drawn. */
async function breakProgram(context: BrowserContext, name: string) {
  await context.route(new RegExp(`/assets/${name}-[^/]{8}\\.js$`), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/export\s*\{([^}]*)\};?\s*$/, (_all, names: string) => {
      const given = names.split(',').map((each) =>
        each
          .trim()
          .split(/\s+as\s+/)
          .at(-1),
      );
      return `function broken(){throw new Error('A part that breaks')}export{${given.map((each) => `broken as ${each}`).join(',')}}`;
    });
    await route.fulfill({ response: answer, body });
  });
}

const yes = () => true;
const no = () => false;

const programs: readonly [account: Account | null, path: string, name: string][] = [
  [null, '/', 'home-page'],
  [null, '/servicespage', 'services-page'],
  [null, '/services/real-estate', 'category-page'],
  [null, '/about', 'about-page'],
  [null, '/contactus', 'contact-page'],
  [null, '/FAQClient', 'faq-page'],
  [null, '/privacy', 'privacy-page'],
  [null, '/terms', 'terms-page'],
  [null, '/sitemap', 'sitemap-page'],
  [null, '/login', 'login-page'],
  [null, '/forget-password', 'forgot-password-page'],
  [null, '/consultations', 'consultation-page'],
  ['client', '/profile', 'account-page'],
  ['client', '/profile/myRequestDetails/1', 'matter-page'],
  ['client', '/profile/myData', 'own-data-page'],
  ['admin', '/admin', 'dashboard-screen'],
  ['admin', '/admin', 'arrivals-chart'],
  ['admin', '/admin/faq/new', 'create-screen'],
  ['admin', '/admin/faq/1/edit', 'edit-screen'],
  ['admin', '/admin/faq/1', 'show-screen'],
  ['admin', '/admin/faq/1/history', 'history-screen'],
  ['admin', '/admin/faq/import', 'import-screen'],
  ['admin', '/admin/requests/1', 'thread-screen'],
  ['admin', '/admin/profile', 'profile-screen'],
];

test('C-11 a page or a part that breaks says so in its place, and the header leads on', async ({
  open,
  say,
}) => {
  const white: string[] = [];
  for (const [account, path, name] of programs) {
    const { context, page } = await open(account);
    let isBroken = false;
    page.on('pageerror', () => (isBroken = true));
    page.on('console', (message) => (isBroken ||= message.text().includes('A part that breaks')));
    await breakProgram(context, name);
    await page.goto(path);
    const alert = page.getByRole('alert').filter({ hasText: say('حدث خطأ', 'An error occurred') });
    const retry = alert.getByRole('button').first();
    const isTold = await alert.first().waitFor({ timeout: 15_000 }).then(yes, no);
    const hasWay = isTold && (await retry.isVisible());
    const frame = page.locator(account === 'admin' ? 'nav a:visible, aside a:visible' : 'header a:visible');
    const hasFrame = await frame.first().waitFor({ timeout: 15_000 }).then(yes, no);
    if (!isBroken) white.push(`${name}: was not broken at ${path}`);
    else if (!isTold || !hasWay || !hasFrame)
      white.push(`${name} at ${path}: told ${isTold}, button ${hasWay}, header ${hasFrame}`);
    await context.close();
  }
  figure(`${programs.length} programs broken, ${white.length} without message, button or header`);
  expect(white).toEqual([]);
});
