import type { Page } from '@playwright/test';
import type { AnyResource } from '#contract/define-resource.ts';
import { pages } from '#contract/pages.ts';
import { adminPath } from '#contract/resource-paths.ts';
import { resources } from '#resources/index.ts';
import { type Account, credentialsOf } from '#tests/support/browser-api.ts';
import { holdCalls, recordTexts, textsEverDrawn } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

type Say = (ar: string, en: string) => string;
type Row = [page: string, ends: Record<Account | 'visitor', string>];
/** Every section of the settings, as the definitions have them; whom they are for is the specification's to say. */
const sectionsOfSettings = (resources as readonly AnyResource[])
  .filter(({ menu }) => menu !== false && menu.area === 'settings')
  .map(adminPath);

/** Where each person ends who opens a page: the page itself, or another place. */
const matrix: readonly Row[] = [
  ['/', everyoneBut('/', { support: '/unauthorized' })],
  ...[
    '/FAQClient',
    '/servicespage',
    '/services/commercial',
    '/consultations',
    '/contactus',
    '/about',
    '/lawyers',
    '/privacy',
    '/terms',
    '/sitemap',
  ].map((path): Row => [path, everyoneBut(path, { support: '/unauthorized' })]),
  ['/login', homes('/login')],
  ['/forget-password', homes('/forget-password')],
  ['/verify-otp', homes('/forget-password')],
  ['/reset-password', homes('/forget-password')],
  ['/forgot-password', homes('/forget-password')],
  ['/profile', onlyFor('/profile', ['client'])],
  ['/profile/myData', onlyFor('/profile/myData', ['client'])],
  ['/admin', onlyFor('/admin', ['admin'])],
  ['/admin/services', onlyFor('/admin/services', ['admin'])],
  ['/admin/consultationTypes', onlyFor('/admin/consultationTypes', ['admin'])],
  ['/admin/contacts', onlyFor('/admin/contacts', ['admin'])],
  ['/admin/faq', onlyFor('/admin/faq', ['admin'])],
  ['/admin/faq/categories', onlyFor('/admin/faq/categories', ['admin'])],
  ['/admin/requests', onlyFor('/admin/requests', ['admin', 'support'])],
  ['/admin/law-consultations', onlyFor('/admin/law-consultations', ['admin', 'support'])],
  // The settings open at their first section.
  ['/admin/settings', { ...onlyFor('/admin/settings', ['admin']), admin: '/admin/settings/company-summary' }],
  ...[...sectionsOfSettings, pages.changePassword.path].map((path): Row => [path, onlyFor(path, ['admin'])]),
  ['/admin/users', onlyFor('/admin/users', ['admin'])],
  ['/admin/users/1', onlyFor('/admin/users/1', ['admin'])],
  ['/admin/users/1/edit', onlyFor('/admin/users/1/edit', ['admin'])],
  ['/admin/users/new', onlyFor('/admin/users/new', ['admin'])],
  ['/admin/users/trash', onlyFor('/admin/users/trash', ['admin'])],
  ['/admin/profile', onlyFor('/admin/profile', ['admin', 'support'])],
  ['/unauthorized', everyoneBut('/unauthorized', {})],
];

/** Every page is there and lets the person through, or sends them where they belong. */
async function walkAs(person: Account | 'visitor', page: Page, say: Say) {
  const missing = say('هذه الصفحة ليست في أرشيفنا', 'This page is not in our archive');
  for (const [path, ends] of matrix) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toBeVisible();
    await expect(heading, path).not.toHaveText(missing);
    await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe(ends[person]);
  }
}

test(
  'Z-10 R19 R21 R23 R86 R90 R94 a visitor reads the site, and is asked to log in for the rest',
  { tag: '@journey' },
  async ({ page, say }) => {
    await walkAs('visitor', page, say);
  },
);

test(
  'Z-10 R16 R42 R87 R88 R92 R97 R98 R294 a client reads the site and has an area of their own',
  { tag: '@journey' },
  async ({ page, enter, say }) => {
    await enter(page, 'client', '/unauthorized');
    await walkAs('client', page, say);
  },
);

test(
  'Z-10 R16 R69 R70 R71 R72 R73 R74 R76 R77 R79 R80 R87 R89 R91 R96 R98 R296 R297 R298 CustomerService has the requests and nothing else',
  { tag: '@journey' },
  async ({ page, enter, say }) => {
    await enter(page, 'support', '/unauthorized');
    await walkAs('support', page, say);
  },
);

test(
  'Z-10 R16 R69 R70 R71 R72 R73 R74 R76 R77 R79 R80 R89 R93 R95 R98 R295 an Admin opens the site and the whole panel',
  { tag: '@journey' },
  async ({ page, enter, say }) => {
    await enter(page, 'admin', '/unauthorized');
    await walkAs('admin', page, say);
  },
);

test('Z-10 R75 R78 Admin and CustomerService open a request and a consultation, nobody else', async ({
  page,
  newPerson,
  enter,
}) => {
  await enter(page, 'support', '/admin/requests');
  const client = await newPerson();
  await enter(client, 'client', '/profile');
  const admin = await newPerson();
  await enter(admin, 'admin', '/admin');
  for (const list of ['/admin/requests', '/admin/law-consultations']) {
    await page.goto(list);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`));
    const { pathname } = new URL(page.url());
    await client.goto(pathname);
    await expect(client).toHaveURL(/\/unauthorized$/);
    await admin.goto(pathname);
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(admin).toHaveURL(new RegExp(`${pathname}$`));
  }
});

test('R100 R87 nothing of a page is ever drawn for who may not see it, not even for a moment', async ({
  page,
  newPerson,
  enter,
  say,
}) => {
  await recordTexts(page);
  await enter(page, 'client', '/admin/users');
  await expect(page.getByText(say('رمز الخطأ: 401', 'Error Code: 401'))).toBeVisible();
  const seenByClient = await textsEverDrawn(page);
  expect(seenByClient).toContain(say('رمز الخطأ: 401', 'Error Code: 401'));
  for (const word of [
    say('لوحة التحكم', 'Admin Panel'),
    say('المستخدمون', 'Users'),
    '@yamama-fustat.example',
  ])
    expect(seenByClient).not.toContain(word);

  const visitor = await newPerson();
  await recordTexts(visitor);
  await visitor.goto('/profile');
  await expect(visitor.getByText(say('أهلًا بعودتك', 'Welcome back'))).toBeVisible();
  const seenByVisitor = await textsEverDrawn(visitor);
  expect(seenByVisitor).toContain(say('أهلًا بعودتك', 'Welcome back'));
  expect(seenByVisitor).not.toContain(say('كل ما أرسلته إلينا', 'Everything you have sent us'));
});

test('R66 the guard says «Loading..» over the whole screen while it asks who is there', async ({
  page,
  enter,
  say,
}) => {
  const refresh = await holdCalls(page, '**/api/Auth/RefreshToken');
  await enter(page, 'client', '/profile');
  const indicator = page.getByRole('status').filter({ hasText: /\.\.$/ });
  await expect(indicator).toHaveText(say('جارٍ التحميل..', 'Loading..'));
  const { width, height } = await indicator
    .locator('..')
    .evaluate((screen) => screen.getBoundingClientRect());
  expect({ width, height }).toEqual(page.viewportSize());
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  refresh.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('طلباتي', 'My Requests'));
  await expect(indicator).toHaveCount(0);
});

test('R90 who had to log in first arrives at the page they wanted, with its search', async ({
  page,
  say,
}) => {
  await page.goto('/admin/users?Role=User');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, 'admin', say);
  await expect(page).toHaveURL(/\/admin\/users\?Role=User$/);
});

test('R89 R97 who logs in without the role for the page they wanted goes home; the origin is remembered', async ({
  page,
  say,
}) => {
  await page.goto('/admin/users');
  await logIn(page, 'client', say);
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/admin/users?Role=Admin');
  await expect(page).toHaveURL(/\/unauthorized$/);
  const { usr } = await page.evaluate(() => history.state as { usr: unknown });
  expect(usr).toMatchObject({ from: { pathname: '/admin/users', search: '?Role=Admin' } });
});

for (const [wanted, end] of [
  ['/admin', '/admin/requests'],
  ['/admin/users?Role=User', '/admin/requests'],
  ['/admin/law-consultations?Status=Pending', '/admin/law-consultations?Status=Pending'],
] as const)
  test(`R16 R96 CustomerService who wanted ${wanted} and had to log in first arrives at ${end}`, async ({
    page,
    say,
  }) => {
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, 'support', say);
    await expect(page.getByRole('table')).toBeVisible();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(end);
    // By themselves they are refused as ever.
    await page.goto('/admin/users');
    await expect(page).toHaveURL(/\/unauthorized$/);
  });

test('R99 a session whose role is missing or unknown opens nothing that needs one', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  for (const lastRole of ['Root', null]) {
    await page.evaluate((role) => {
      const store = JSON.parse(sessionStorage.getItem('auth-store') ?? '{}') as {
        state: { user: { lastRole: unknown } };
      };
      store.state.user.lastRole = role;
      sessionStorage.setItem('auth-store', JSON.stringify(store));
    }, lastRole);
    for (const path of ['/admin', '/admin/requests', '/profile']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/unauthorized$/);
    }
  }
});

async function logIn(page: Page, account: Account, say: Say) {
  const { email, password } = credentialsOf(account);
  await page.getByLabel(say('البريد الإلكتروني', 'Email')).fill(email);
  await page.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('دخول', 'Log in'), exact: true }).click();
}

function everyoneBut(path: string, others: Partial<Record<Account | 'visitor', string>>) {
  return { visitor: path, client: path, client2: path, support: path, admin: path, ...others };
}

function homes(visitor: string) {
  return { visitor, client: '/', client2: '/', support: '/admin/requests', admin: '/admin' };
}

function onlyFor(path: string, accounts: readonly Account[]) {
  return everyoneBut('/unauthorized', {
    visitor: '/login',
    ...Object.fromEntries(accounts.map((account) => [account, path])),
  });
}
