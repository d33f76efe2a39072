import type { Page } from '@playwright/test';
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
const ROW = 'tbody tr td a[href^="/admin/"]';

/** Opens the list of users from a cold cache, turns pages, searches, opens a form, and a tab of the requests. */
export async function walk({ page, scriptBytes }: ColdPage): Promise<Walk> {
  await page.goto('/admin/users', { waitUntil: 'commit' });
  // From the start of the navigation, by the page's own clock, to the frame that shows the row.
  const firstRow = await page.waitForFunction(
    (row) => document.querySelector(row)?.textContent && performance.now(),
    ROW,
    { polling: 'raf', timeout: 120_000 },
  );
  const result = { firstRow: Number(await firstRow.jsonValue()), scripts: scriptBytes() / 1024 };
  await page.waitForLoadState('networkidle');
  const nextPage = await timed(page, {
    start: () => page.getByRole('button', { name: 'التالي' }).click(),
    by: 'click',
    until: 'otherRow',
  });
  const pager = page.getByRole('navigation', { name: 'الصفحات' });
  const lastPage = await timed(page, {
    start: () => pager.locator('span > button').last().click(),
    by: 'click',
    until: 'otherRow',
  });
  const box = page.getByRole('searchbox');
  const searched = async (words: string) => {
    const took = await timed(page, { start: () => box.fill(words), by: 'input', until: 'otherRow' });
    await page.waitForLoadState('networkidle');
    return took;
  };
  const search = await searched(searchTerms.users[0] ?? '');
  const findOne = await searched(ONE_PERSON);
  await page.locator('tbody tr').first().locator('button[aria-haspopup="menu"]').click();
  const edit = await timed(page, {
    start: () => page.getByRole('menuitem', { name: 'تعديل' }).click(),
    by: 'click',
    until: 'form',
  });
  await page.goto('/admin/requests', { waitUntil: 'networkidle' });
  const tab = await timed(page, {
    start: () => page.getByRole('tab').nth(2).click(),
    by: 'click',
    until: 'otherRow',
  });
  return { ...result, nextPage, lastPage, search, findOne, edit, tab };
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
