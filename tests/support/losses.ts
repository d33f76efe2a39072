import { type Page, expect } from '@playwright/test';
import type { AnyResource } from '#contract/define-resource.ts';
import { sessionCalls } from '#contract/own-sessions.ts';
import type { Language } from '#contract/language.ts';
import { DRAFT_STORE, SEALED_DRAFT_STORE } from '#contract/stores.ts';
import { requests } from '#resources/requests.ts';
import { DEMO_PASSWORD } from '#server/db/seed/demo-accounts.ts';
import type { Api } from './browser-api.ts';
import { isSettled } from './browser-checks.ts';
import type { BrowserHost } from './browser-host.ts';

/** Where a form is open in which somebody has typed. */
export interface TypedForm {
  readonly page: Page;
  /** The address of the form, or of what it is opened from. */
  readonly path: string;
  /** Types into it: what is found again, something else in its place for a moment, or what another tab has. */
  readonly type: (page: Page, what: Typed) => Promise<void>;
  /** Opens it where its page is. Default: it is there with its page. */
  readonly show?: (page: Page) => Promise<void>;
  readonly host: BrowserHost;
  readonly api: Api;
  readonly say: (ar: string, en: string) => string;
  readonly signIn: (page: Page, account: 'admin') => Promise<void>;
  /** Somebody else saves the record. Default: there is none yet. */
  readonly saveElsewhere?: (() => Promise<unknown>) | undefined;
}

export type Typed = 'kept' | 'passing' | 'other';

/** Whether the run is about this resource: `LOSSES_OF=requests,faqs` names some. Default: about all. */
export const isTried = ({ name }: Pick<AnyResource, 'name'>): boolean => NAMED?.includes(name) ?? true;

/**
 * Nothing is lost otherwise in English, but offered again in other words: those of one resource, which has everything
 * that is typed into, stand for all unless some are named, or nothing may be left out (`CI=true`).
 */
export const isTriedIn = (language: Language, { name }: Pick<AnyResource, 'name'>): boolean =>
  language === 'ar' || NAMED !== undefined || process.env['CI'] === 'true' || name === requests.name;

const NAMED = process.env['LOSSES_OF']?.split(',');

/** What comes last: it leaves a second draft behind. */
export const SAVED_ELSEWHERE = 'a save by somebody else, or the same form in another tab';

/** Ten ways to lose what was typed. @returns the page in which the form is open afterwards */
export const losses: Readonly<Record<string, (form: TypedForm) => Promise<Page>>> = {
  'a session that ended': async (form) => {
    await form.api.call('admin', `POST ${sessionCalls.endOthers}`, {});
    await form.page.reload();
    return afterPassword(form);
  },
  'a reload': async ({ page }) => {
    await page.reload();
    return page;
  },
  'a tab that was closed': (form) => inNewTab(form, (page) => page.close()),
  'a link': async (form) => {
    await form.page.locator('nav a[href="/admin"]').first().click();
    await leave(form);
    return opened(form);
  },
  'the way back': async (form) => {
    await form.page.goBack();
    await expect(form.page).not.toHaveURL(form.path);
    return opened(form);
  },
  'a host that was killed': async (form) => {
    await isSettled(form.page);
    await form.host.restart();
    return opened(form);
  },
  'a line that went while one typed': async (form) => {
    const { page, type } = form;
    await isSettled(page);
    await page.context().setOffline(true);
    await type(page, 'passing');
    await type(page, 'kept');
    await page.context().setOffline(false);
    return opened(form);
  },
  'a logout by another tab': async (form) => {
    const tab = await form.page.context().newPage();
    await tab.goto('/admin');
    await tab.getByRole('button', { name: form.say('قائمة الحساب', 'Account menu') }).click();
    await tab.getByRole('menuitem', { name: form.say('تسجيل الخروج', 'Logout') }).click();
    await expect(tab).toHaveURL(/\/login$/);
    const found = await afterLogin(form);
    await tab.close();
    return found;
  },
  'a page that crashed': (form) =>
    inNewTab(form, async (page) => {
      const crashed = page.waitForEvent('crash');
      page.goto('chrome://crash').catch(() => {});
      await crashed;
      await page.close();
    }),
  [SAVED_ELSEWHERE]: async (form) => {
    if (form.saveElsewhere) {
      await form.saveElsewhere();
      await form.page.reload();
      return form.page;
    }
    const tab = await form.page.context().newPage();
    await tab.goto(form.path);
    await form.show?.(tab);
    await form.type(tab, 'other');
    await expectDrafts(tab, 2);
    await tab.close();
    return opened(form);
  },
};

/** How many drafts lie on the device, sealed or of this tab alone. */
export const expectDrafts = (page: Page, count: number): Promise<void> =>
  expect.poll(() => page.evaluate(draftNames, STORES).then(({ length }) => length)).toBe(count);

/** Waits until all that was typed lies there: each time that a draft is sealed it is another text. */
export async function draftsAreWritten(page: Page): Promise<void> {
  let before = '';
  const isStill = async () => {
    const now = await page.evaluate(draftTexts, STORES);
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [200] }).toBe(true);
}

/** Takes away whatever lies on the device. */
export const forgetDrafts = (page: Page): Promise<void> =>
  page.evaluate((stores) => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage))
        if (stores.some((store) => name.startsWith(store))) storage.removeItem(name);
  }, STORES);

const STORES = [`${SEALED_DRAFT_STORE}:`, `${DRAFT_STORE}:panel:`];
const draftNames = (stores: readonly string[]): string[] =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).filter((name) => stores.some((store) => name.startsWith(store))),
  );

const draftTexts = (stores: readonly string[]): string =>
  [localStorage, sessionStorage]
    .flatMap((storage) =>
      Object.entries(storage).flatMap(([name, text]) =>
        stores.some((store) => name.startsWith(store)) ? [String(text)] : [],
      ),
    )
    .join('\n');

async function opened({ page, path }: TypedForm): Promise<Page> {
  await page.goto(path);
  return page;
}

async function inNewTab({ page, path }: TypedForm, close: (page: Page) => Promise<void>): Promise<Page> {
  const next = await page.context().newPage();
  await close(page);
  await next.goto(path);
  return next;
}

/** A form asks for the password in place; a page that reads its record first leads to the login page. */
async function afterPassword(form: TypedForm): Promise<Page> {
  const { page, say } = form;
  const dialog = page.getByRole('dialog', { name: say('انتهت جلستك', 'Your session has ended') });
  const isInPlace = await Promise.race([
    dialog.waitFor().then(() => true),
    page.waitForURL(/\/login/).then(() => false),
  ]);
  if (!isInPlace) return afterLogin(form);
  await dialog.getByLabel(say('كلمة المرور', 'Password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  return page;
}

async function afterLogin(form: TypedForm): Promise<Page> {
  await expect(form.page).toHaveURL(/\/login/);
  await form.signIn(form.page, 'admin');
  return opened(form);
}

/** Goes although something is typed. */
async function leave({ page, say }: TypedForm): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('مغادرة', 'Leave') }).click();
  await expect(dialog).toHaveCount(0);
}
