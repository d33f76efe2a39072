import type { Locator, Page } from '@playwright/test';
import { searchTerms } from './calls.ts';
import type { ColdPage } from './ui-session.ts';

/** What one walk through the users took. Milliseconds, and kilobytes of compressed JavaScript. */
export interface Walk {
  readonly firstRow: number;
  readonly scripts: number;
  readonly nextPage: number;
  readonly lastPage: number;
  /** By a name that many have: the true total follows the matches. */
  readonly search: number;
  /** By an address that one person has. */
  readonly findOne: number;
  readonly edit: number;
  /** A tab of the list of requests. */
  readonly tab: number;
}

const ONE_PERSON = 'user77@load';
/** Digits of numbers: within any office, and among what somebody takes care of, some have them, and the first row has not. */
const SOME_REQUESTS = '8857';
const ROW = 'tbody tr td a[href^="/admin/"]';

/** Opens the list of users from a cold cache, turns pages, searches, opens a form, and a tab of the requests. */
export async function walk({ page, scriptBytes }: ColdPage): Promise<Walk> {
  const result = { firstRow: await openList(page, '/admin/users'), scripts: scriptBytes() / 1024 };
  await page.waitForLoadState('networkidle');
  const nextPage = await turnPage(page);
  const pager = page.getByRole('navigation', { name: 'الصفحات' });
  const lastPage = await timed(page, {
    start: () => pager.locator('span > button').last().click(),
    by: 'click',
    until: 'otherRow',
  });
  const search = await searchFor(page, searchTerms.users[0]);
  const findOne = await searchFor(page, ONE_PERSON);
  await page.locator('tbody tr').first().locator('button[aria-haspopup="menu"]').click();
  const edit = await timed(page, {
    start: () => page.getByRole('menuitem', { name: 'تعديل' }).click(),
    by: 'click',
    until: 'form',
  });
  await page.goto('/admin/requests', { waitUntil: 'networkidle' });
  const tab = await openTab(page.getByRole('tab').nth(2));
  return { ...result, nextPage, lastPage, search, findOne, edit, tab };
}

/** Opens the list of requests that a reader has with a filter, turns a page, opens a tab and searches. Milliseconds. */
export async function walkRequests(
  page: Page,
  filter: string,
): Promise<Pick<Walk, 'firstRow' | 'nextPage' | 'tab' | 'search'>> {
  const path = `/admin/requests?${filter}`;
  const firstRow = await openList(page, path);
  await page.waitForLoadState('networkidle');
  const nextPage = await turnPage(page);
  await page.waitForLoadState('networkidle');
  // Behind «all»; some states are nobody's within a filter. From the second page on, its first row is another one.
  const tab = await openTab(
    page
      .getByRole('tab')
      .filter({ hasText: /[1-9]\d*$/ })
      .nth(1),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  return { firstRow, nextPage, tab, search: await searchFor(page, SOME_REQUESTS) };
}

/** From the start of the navigation, by the page's own clock, to the frame that shows the row. */
async function openList(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (row) => document.querySelector(row)?.textContent && performance.now(),
    ROW,
    { polling: 'raf', timeout: 120_000 },
  );
  return Number(await shown.jsonValue());
}

const turnPage = (page: Page): Promise<number> =>
  timed(page, {
    start: () => page.getByRole('button', { name: 'التالي' }).click(),
    by: 'click',
    until: 'otherRow',
  });

const openTab = (tab: Locator): Promise<number> =>
  timed(tab.page(), { start: () => tab.click(), by: 'click', until: 'otherRow' });

async function searchFor(page: Page, words = ''): Promise<number> {
  const box = page.getByRole('searchbox');
  const took = await timed(page, { start: () => box.fill(words), by: 'input', until: 'otherRow' });
  await page.waitForLoadState('networkidle');
  return took;
}

interface Timed {
  start: () => Promise<void>;
  /** The event that the person causes: the clock starts with it. */
  by: 'click' | 'input';
  /** The first row is another one, or the form's first field has its value. */
  until: 'otherRow' | 'form';
}

/** Milliseconds from the person's act to the frame that shows its result, by the page's own clock. */
async function timed(page: Page, { start, by, until }: Timed): Promise<number> {
  const before = await page.locator(ROW).first().getAttribute('href');
  // No function here has a name: what compiles this file marks names with a helper that the page does not have.
  await page.evaluate((event) => {
    delete document.documentElement.dataset['actedAt'];
    window.addEventListener(
      event,
      () => (document.documentElement.dataset['actedAt'] = String(performance.now())),
      { capture: true, once: true },
    );
  }, by);
  const shown = page.waitForFunction(
    ({ row, goal, old }) => {
      const actedAt = Number(document.documentElement.dataset['actedAt'] ?? Number.NaN);
      const now = document.querySelector(row)?.getAttribute('href') ?? old;
      const field = document.querySelector<HTMLInputElement>(
        'form input[type="text"], form input:not([type])',
      );
      const isReached = goal === 'otherRow' ? now !== old : Boolean(field?.value);
      return !Number.isNaN(actedAt) && isReached && performance.now() - actedAt;
    },
    { row: ROW, goal: until, old: before },
    { polling: 'raf' },
  );
  const [took] = await Promise.all([shown, start()]);
  return Number(await took.jsonValue());
}
