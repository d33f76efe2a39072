import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { accountCalls } from '#contract/account-calls.ts';
import type { Language } from '#contract/language.ts';
import { AUTH_STORE, LANGUAGE_STORE, SIGNED_IN_STORE } from '#contract/stores.ts';
import { type Account, type Api, apiOf, credentialsOf } from './browser-api.ts';
import { type BrowserHost, startBrowserHost } from './browser-host.ts';
import { noteRequests } from './requests-in-flight.ts';

export { expect };

interface Fixtures {
  /** The language of the project: every story runs in both. */
  language: Language;
  /** What the browser of a story may say, where that is what the story brings about. Default: nothing. */
  mayComplain: RegExp | null;
  /** Chooses a word by the story's language. */
  say: <T extends string | RegExp>(ar: T, en: T) => T;
  api: Api;
  /** Signs in as a person does, on the login page. */
  signIn: (page: Page, account: Account) => Promise<void>;
  /** Opens a page for a person whose browser holds a session already: quicker than the login page. */
  enter: (page: Page, account: Account, path: string) => Promise<void>;
  /** Another person: a browser of their own, in the story's language. */
  newPerson: () => Promise<Page>;
}

interface WorkerFixtures {
  host: BrowserHost;
  /** Stories that name a host have one of their own: what they leave there is in nobody's way. Default: that of all. */
  hostName: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  hostName: ['', { option: true, scope: 'worker' }],
  language: ['ar', { option: true }],
  mayComplain: [null, { option: true }],
  say: async ({ language }, use) => use((ar, en) => (language === 'ar' ? ar : en)),

  host: [
    // Playwright wants the braces, also where nothing is asked for.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = await startBrowserHost();
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: async ({ host }, use) => use(host.address),
  api: async ({ host }, use) => use(apiOf(host.address)),

  context: async ({ context, language, host, mayComplain }, use) => {
    const problems = await prepare(context, { language, host });
    await use(context);
    const unexpected = problems.filter((problem) => !mayComplain?.test(problem));
    expect(unexpected, 'what the browser had to say').toEqual([]);
  },

  newPerson: async ({ browser, language, host, contextOptions, baseURL, locale, timezoneId }, use) => {
    const people: { context: BrowserContext; problems: string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      people.push({ context, problems: await prepare(context, { language, host }) });
      return context.newPage();
    });
    for (const { context } of people) await context.close();
    expect(
      people.flatMap(({ problems }) => problems),
      'what the others’ browsers had to say',
    ).toEqual([]);
  },

  signIn: async ({ say }, use) => {
    await use(async (page, account) => {
      const { email, password } = credentialsOf(account);
      await page.goto('/login');
      await page.getByLabel(say('البريد الإلكتروني', 'Email'), { exact: true }).fill(email);
      await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: say('دخول', 'Log in'), exact: true }).click();
      await page.waitForFunction((key) => sessionStorage.getItem(key)?.includes('accessToken'), AUTH_STORE);
      await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    });
  },

  // Playwright wants the braces, also where nothing is asked for.
  // oxlint-disable-next-line no-empty-pattern
  enter: async ({}, use) => {
    await use(async (page, account, path) => {
      const answer = await page.request.post(accountCalls.login, { data: credentialsOf(account) });
      expect(answer.status()).toBe(200);
      const mark = await page.addInitScript(
        ([key]) => {
          if (key && location.protocol !== 'about:') localStorage.setItem(key, 'true');
        },
        [SIGNED_IN_STORE],
      );
      await page.goto(path);
      // Once: what the page writes from here on is its own.
      await mark.dispose();
    });
  },
});

/** Notes what the running story measured; `npm run test:trust` prints it beside the bar. */
export const figure = (measured: string): void =>
  void test.info().annotations.push({ type: 'figure', description: measured });

/** A live line that ended with the session or the network; that it comes back is for a story to see. */
const CUT_OFF =
  /^WebSocket connection to \S+ failed: (HTTP Authentication failed|.*net::ERR_INTERNET_DISCONNECTED)/;

interface Setting {
  language: Language;
  host: BrowserHost;
}

/**
 * Sets the story's language and listens for what must never happen: an exception, a line on the console, a style or
 * script that the content policy refused, a request to any other host.
 */
async function prepare(context: BrowserContext, { language, host }: Setting): Promise<string[]> {
  const problems: string[] = [];
  noteRequests(context);
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('console', (message) => {
    // The browser writes a line for every failed answer; those are what a story is about.
    if (
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith('Failed to load resource') &&
      !CUT_OFF.test(message.text())
    )
      problems.push(message.text());
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== host.address)
      problems.push(`A request to another host: ${request.url()}`);
  });
  // A first visit is Arabic by itself; English is a visitor's choice, made once.
  if (language === 'en') {
    await context.addCookies([{ name: LANGUAGE_STORE, value: 'en', url: host.address }]);
    await context.addInitScript(
      ([key]) => {
        // The blank page before the first has no storage, nor has the browser's own where nothing answers.
        if (!key || !location.protocol.startsWith('http')) return;
        if (localStorage.getItem(key) === null) localStorage.setItem(key, 'en');
      },
      [LANGUAGE_STORE],
    );
  }
  return problems;
}
