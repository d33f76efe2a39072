import type { Page, Request } from '@playwright/test';
import { credentialsOf } from '#tests/support/browser-api.ts';
import { holdCalls, isAlive } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

test(
  'R134 R135 R162 logging in stores token, user and the end of the refresh in this tab alone',
  { tag: '@journey' },
  async ({ page, signIn }) => {
    await signIn(page, 'admin');
    const stored = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('auth-store') ?? 'null') as unknown,
    );
    expect(stored).toEqual({
      version: 0,
      state: {
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        user: {
          id: expect.any(Number),
          name: expect.stringMatching(/./),
          email: 'admin@yamama-fustat.example',
          lastRole: 'Admin',
          branchId: 1,
        },
        isAuthenticated: true,
        refreshTokenExpiration: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    });
    const { accessToken } = (stored as { state: { accessToken: string } }).state;
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)).not.toContain(
      accessToken,
    );
  },
);

test('R336 R347 a refused login says so, keeps the address and puts the focus on the password', async ({
  page,
  say,
}) => {
  await page.goto('/login');
  const email = page.getByLabel(say('البريد الإلكتروني', 'Email'));
  const password = page.getByLabel(say('كلمة المرور', 'Password'), { exact: true });
  await email.fill('admin@yamama-fustat.example');
  await password.fill('not-the-password');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    say('البريد الإلكتروني أو كلمة المرور غير صحيحة', 'Invalid email or password'),
  );
  await expect(email).toHaveValue('admin@yamama-fustat.example');
  await expect(password).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('auth-store'))).toBeNull();
});

test('R337 a failing host and a missing one are told apart', async ({ page, say }) => {
  await page.goto('/login');
  await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill('admin@yamama-fustat.example');
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill('Yamama-2026');
  const submit = page.getByRole('button', { name: say('دخول', 'Log in'), exact: true });
  await page.route('**/api/Auth/Login', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  );
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(
    say('حدث خطأ في الخادم. يُرجى المحاولة لاحقًا', 'Server error occurred. Please try again later'),
  );
  await page.unroute('**/api/Auth/Login');
  await page.route('**/api/Auth/Login', (route) => route.abort());
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(
    say(
      'تعذّر الاتصال بالخادم. تحقق من اتصالك بالإنترنت وحاول مرة أخرى.',
      'Failed to connect to the server. Check your internet connection and try again.',
    ),
  );
});

test('P-02 R46 R47 R48 R163 the header greets by name; logging out there ends the session with a full load of the login', async ({
  page,
  signIn,
  say,
}) => {
  await signIn(page, 'client');
  await expect(page).toHaveURL(/\/$/);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: say('مرحبًا، ', 'Hello, ') }).click();
  await expect(header.getByRole('button', { name: say('ريم الطويرقي', 'Reem Al-Tuwairqi') })).toBeVisible();
  await expect(header.getByRole('link', { name: say('حسابي', 'Profile') })).toHaveAttribute(
    'href',
    '/profile',
  );
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await header.getByRole('button', { name: say('تسجيل الخروج', 'Logout') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/');
  await expect(header.getByRole('link', { name: say('تسجيل الدخول', 'Login') })).toBeVisible();
});

test(
  'C-04 R178 R179 a second tab has the session too, and logging out in one ends it in both',
  { tag: '@journey' },
  async ({ page, context, signIn, say }) => {
    await signIn(page, 'client');
    const tab = await context.newPage();
    await tab.goto('/profile');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(say('طلباتي', 'My Requests'));
    await tab
      .getByRole('banner')
      .getByRole('button', { name: say('مرحبًا، ', 'Hello, ') })
      .click();
    await tab
      .getByRole('banner')
      .getByRole('button', { name: say('تسجيل الخروج', 'Logout') })
      .click();
    await expect(tab).toHaveURL(/\/login$/);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('auth-store'))).toBeNull();
  },
);

/** The seed has requests of these services, with these members of staff. */
const FIRST_IDS = Array.from({ length: 20 }, (_, at) => at + 1).join(',');

test(
  'S-01 R165 R167 R168 R335 when the token has run out all calls wait for one refresh and are made again with the new token',
  { tag: '@journey' },
  async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.goto('/unauthorized');
    const old = await tokenOf(page);
    await refuseToken(page, old);
    // Until several calls wait for it: the first of them comes long before the screen.
    const refresh = await holdCalls(page, '**/api/Auth/RefreshToken');
    const calls = record(page);
    // The rows, their counts, and the names of what three filters have chosen.
    await page.goto(`/admin/requests?BranchId=1,2&ServiceId=${FIRST_IDS}&AssigneeId=none,${FIRST_IDS}`);
    await expect.poll(() => linesWith(calls, old).length).toBeGreaterThanOrEqual(5);
    refresh.release();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await expect.poll(() => calls.filter(isRefresh).length).toBe(1);
    await expect.poll(() => tokenOf(page)).not.toBe(old);
    const fresh = await tokenOf(page);
    await expect.poll(() => linesWith(calls, fresh)).toEqual(expect.arrayContaining(linesWith(calls, old)));
    const refused = linesWith(calls, old);
    // Each once; the inbox is asked for again when the live connection stands.
    const replayed = linesWith(calls, fresh).filter(
      (line) => refused.includes(line) && !/GetInbox/.test(line),
    );
    expect(replayed.length).toBe(new Set(replayed).size);
    expect(calls.filter(isRefresh)).toHaveLength(1);
  },
);

test('R165 an Admin whose token had run out saw the articles without their drafts, and no trash', async ({
  page,
  api,
  enter,
}) => {
  const mark = `spent${Date.now().toString(36)}`;
  await api.add('POST /api/Articles/Add', {
    titleAr: mark,
    titleEn: mark,
    slug: mark,
    summaryAr: 'ملخص',
    summaryEn: 'Summary',
    bodyAr: 'نص',
    bodyEn: 'Body',
    picture: null,
    authorId: 1,
    categoryIds: [1],
  });
  await enter(page, 'admin', '/admin/settings');
  await page.waitForFunction(() => sessionStorage.getItem('auth-store') !== null);
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (/\/api\/(Articles|Faqs)\/GetAll/.test(answer.url())) answers.push(answer.status());
  });
  // By a search; where the document itself asks for the list; and what a visitor is refused.
  for (const path of [`/admin/articles?SearchTerm=${mark}`, '/admin/articles', '/admin/faq/trash']) {
    await spendToken(page);
    answers.length = 0;
    await page.goto(path);
    await expect.poll(() => answers, { message: path }).toEqual([401, 200]);
    if (path.includes(mark)) await expect(page.getByRole('table').getByText(mark)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});

test('S-05 R164 R335 a refused refresh leads to the login once, with the reason, and leaves nothing behind', async ({
  page,
  signIn,
  say,
}) => {
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/admin$/);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { isSuccess: false } }));
  const calls = record(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: say('المستخدمون', 'Users'), exact: true });
  // A call of the page itself may be refused before the click is.
  await Promise.race([link.click(), page.waitForURL(/\/login$/)]);
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByRole('status').filter({ hasText: say('انتهت جلستك', 'Your session has ended') }),
  ).toBeVisible();
  expect(documents).toEqual(['/login']);
  expect(calls.filter(isRefresh)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('auth-store');
  // Nothing of the session. The language is the browser's, whoever uses it; notifications stay for seven days under
  // the name of whom they are for (R131, A52).
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((name) => !/^(selectedLanguage$|notifications:)/.test(name))).toEqual([]);
});

test('R177 a visitor’s 401 stays on the page: no refresh, no login', async ({ page, say }) => {
  await page.route('**/api/Faqs/**', (route) =>
    route.fulfill({ status: 401, json: { isSuccess: false, error: { description: 'Who is there?' } } }),
  );
  const calls = record(page);
  // From another page: the host sends a first page with what it shows.
  await page.goto('/nothing-is-here');
  await isAlive(page);
  await page.getByRole('link', { name: say('الأسئلة الشائعة', 'FAQ') }).click();
  await expect(page.getByRole('alert')).toContainText(
    say('تعذّر تحميل الأسئلة', 'Questions could not be loaded'),
  );
  await expect(page.getByRole('alert')).toContainText('Who is there?');
  await expect(page).toHaveURL(/\/FAQClient$/);
  expect(calls.filter(isRefresh)).toHaveLength(0);
});

test('C-07 R178 when somebody else has signed in on this browser the open page says so, loads anew, and asks nothing in their name', async ({
  page,
  signIn,
  say,
}) => {
  await signIn(page, 'client');
  // A page of its own, so that all of its calls are over when the token runs out.
  await page.goto('/', { waitUntil: 'networkidle' });
  const own = await tokenOf(page);
  await page.request.post('/api/Auth/Login', { data: credentialsOf('client2') });
  await refuseToken(page, own);
  const calls = record(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('مرحبًا، ', 'Hello, ') })
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('حسابي', 'Profile') })
    // A call of the menu itself may have noticed before: then the page is loaded anew, and the menu is gone with it.
    .click({ timeout: 10_000 })
    .catch(() => undefined);
  await expect(
    page.getByRole('status').filter({ hasText: say('بحساب آخر', 'Another account') }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: say('طارق حسني', 'Tarek Hosny') })).toBeVisible();

  const refresh = calls.findIndex(isRefresh);
  const reload = calls.findIndex((request) => request.isNavigationRequest());
  expect(refresh).toBeGreaterThanOrEqual(0);
  expect(reload).toBeGreaterThan(refresh);
  const asSomebody = calls
    .slice(0, reload)
    .filter((request) => !isRefresh(request) && request.headers()['authorization'] !== `Bearer ${own}`)
    .filter((request) => request.headers()['authorization'] !== undefined);
  expect(asSomebody.map((request) => request.url())).toEqual([]);
});

test('C-07 R178 a page of the site that loads anew for somebody else greets them', async ({
  page,
  signIn,
  say,
}) => {
  await signIn(page, 'client');
  await page.goto('/', { waitUntil: 'networkidle' });
  const own = await tokenOf(page);
  await page.request.post('/api/Auth/Login', { data: credentialsOf('client2') });
  await refuseToken(page, own);
  const questions = page.getByRole('banner').getByRole('link', { name: say('الأسئلة الشائعة', 'FAQ') });
  await questions.click();
  await expect(page.getByRole('button', { name: say('طارق حسني', 'Tarek Hosny') })).toBeVisible();

  // What says so does not lie on the way on.
  await expect(
    page.getByRole('status').filter({ hasText: say('بحساب آخر', 'Another account') }),
  ).toBeVisible();
  await questions.click();
  await expect(page).toHaveURL(/FAQClient/);
});

const isRefresh = (request: Request): boolean => request.url().endsWith('/api/Auth/RefreshToken');

/** The calls and documents of the page from now on. */
function record(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') || request.isNavigationRequest()) calls.push(request);
  });
  return calls;
}

const linesWith = (calls: readonly Request[], token: string): string[] =>
  calls
    .filter((request) => !isRefresh(request) && request.headers()['authorization'] === `Bearer ${token}`)
    .map((request) => `${request.method()} ${request.url()}`);

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const store = JSON.parse(sessionStorage.getItem('auth-store') ?? 'null') as {
      state: { accessToken: string };
    };
    return store.state.accessToken;
  });

/** The page's token is one that the host takes no more, as after a quarter of an hour; its cookie is good. */
const spendToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const store = JSON.parse(sessionStorage.getItem('auth-store') ?? 'null') as {
      state: { accessToken: string };
    };
    store.state.accessToken = 'spent';
    sessionStorage.setItem('auth-store', JSON.stringify(store));
  });

/** From now on the host treats this token as one that has run out: it renews it all the same. */
const refuseToken = (page: Page, token: string): Promise<unknown> =>
  page.route('**/api/**', (route) =>
    route.request().headers()['authorization'] === `Bearer ${token}` && !isRefresh(route.request())
      ? route.fulfill({ status: 401, json: { isSuccess: false, error: { description: 'Expired' } } })
      : route.fallback(),
  );
