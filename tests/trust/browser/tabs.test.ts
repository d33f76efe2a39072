import type { BrowserContext, Page } from '@playwright/test';
import { accountCalls } from '#contract/account-calls.ts';
import { AUTH_STORE } from '#contract/stores.ts';
import { bellOf, clearInbox, enterLive, sendRequest, unread } from '#tests/support/browser-bell.ts';
import { expect, figure, test } from '#tests/support/browser.ts';

const ROUNDS = 50;

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '').state.accessToken, AUTH_STORE);

/** The host's word for a token whose time is over, given before its time. */
async function expireTokens(context: BrowserContext) {
  const old = new Set<string>();
  await context.route('**/api/**', async (route) => {
    const { authorization } = await route.request().allHeaders();
    const isRefresh = route.request().url().endsWith(accountCalls.refreshToken);
    if (!isRefresh && authorization && old.has(authorization.replace('Bearer ', ''))) {
      await route.fulfill({ status: 401, json: { isSuccess: false } });
    } else await route.fallback();
  });
  return async (pages: readonly Page[]) => {
    for (const token of await Promise.all(pages.map(tokenOf))) old.add(token);
  };
}

/** Asks the host from within a page, as any screen does: by the search of its list. */
async function ask(page: Page, words: string): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes(`SearchTerm=${words}`) && answer.status() === 200,
  );
  await page.getByRole('searchbox').fill(words);
  await answered;
}

test('C-01 five tabs that wake at once with tokens whose time is over stay signed in, and renew at most once each', async ({
  context,
  enter,
}) => {
  test.setTimeout(600_000);
  const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  for (const page of pages) await enter(page, 'admin', '/admin/faq');
  for (const page of pages) await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const expire = await expireTokens(context);
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith(accountCalls.refreshToken)) renewals += 1;
  });
  let most = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await expire(pages);
    const before = renewals;
    await Promise.all(pages.map((page) => ask(page, `r${round}`)));
    most = Math.max(most, renewals - before);
    expect(renewals - before).toBeGreaterThan(0);
    expect(renewals - before).toBeLessThanOrEqual(5);
    for (const page of pages) expect(new URL(page.url()).pathname).toBe('/admin/faq');
  }
  figure(`${ROUNDS} rounds: 0 logouts, ${renewals} renewals, at most ${most} in one round`);
});

test('C-02 a tab that hangs while it renews the session holds the others up for five seconds at most', async ({
  context,
  enter,
}) => {
  const [frozen, other] = [await context.newPage(), await context.newPage()];
  for (const page of [frozen, other]) await enter(page, 'admin', '/admin/faq');
  await expect(other.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await frozen.evaluate(() => void navigator.locks.request('session-refresh', () => new Promise(() => {})));
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).held?.length))
    .toBeGreaterThan(0);
  const expire = await expireTokens(context);
  await expire([other]);
  const startedAt = performance.now();
  await ask(other, 'wait');
  const waited = (performance.now() - startedAt) / 1000;
  figure(`went on after ${waited.toFixed(1)} s`);
  expect(waited).toBeLessThanOrEqual(5);
});

test('C-16 of ten tabs each says once what happened, and all show the same number within two seconds', async ({
  context,
  enter,
  api,
  say,
}) => {
  await clearInbox(api, 'admin');
  const pages = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  for (const page of pages) await enterLive(enter, page, 'admin', '/admin/faq');
  const { number } = await sendRequest(api);
  const startedAt = performance.now();
  await Promise.all(
    pages.map((page) => expect(bellOf(page, say)).toHaveAccessibleName(unread(say, 1), { timeout: 2000 })),
  );
  const took = Math.round(performance.now() - startedAt);
  for (const page of pages)
    await expect(page.getByRole('alert').filter({ hasText: number })).toHaveCount(1, { timeout: 2000 });
  await pages[0]?.waitForTimeout(1000);
  for (const page of pages)
    expect(await page.getByRole('alert').filter({ hasText: number }).count()).toBeLessThanOrEqual(1);
  figure(`10 tabs: the same number after ${took} ms, one toast each`);
});
