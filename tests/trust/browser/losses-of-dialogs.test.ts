import type { Locator, Page } from '@playwright/test';
import type { Field } from '#contract/fields.ts';
import { pageOfDialog } from '#tests/support/dialog-records.ts';
import { expect, figure, test } from '#tests/support/browser.ts';
import { type Typed, expectDrafts, forgetDrafts, isTried, isTriedIn, losses } from '#tests/support/losses.ts';
import { type TypedDialog, tickOf, typedDialogs } from '#tests/support/typed-dialogs.ts';

type Say = (ar: string, en: string) => string;

const dialogIn = (page: Page): Locator => page.getByRole('dialog');

/** What is typed into, or ticked. */
const fieldIn = (page: Page, { field, isTicked }: TypedDialog, say: Say): Locator =>
  isTicked
    ? dialogIn(page).getByRole('checkbox', { name: say(tickOf(field).ar, tickOf(field).en), exact: true })
    : dialogIn(page)
        .locator('form')
        .locator('textarea, input:not([type=checkbox], [type=hidden], [role=searchbox])')
        .filter({ visible: true })
        .first();

/** Ticked boxes have no words. */
const shownIn = async (input: Locator, { isTicked }: TypedDialog): Promise<string> =>
  isTicked ? String(await input.isChecked()) : input.inputValue();

const expectShown = async (input: Locator, { isTicked }: TypedDialog, shown: string, loss: string) => {
  if (isTicked) await expect(input, loss).toBeChecked({ checked: shown === 'true' });
  else await expect(input, loss).toHaveValue(shown);
};

async function open(page: Page, { on, by }: TypedDialog, say: Say): Promise<void> {
  if (typeof by === 'string') {
    const cell = page.locator(`tr[data-row-id] td[data-column="${by}"]`).first();
    // Until the program has taken the list over.
    await expect(async () => {
      await cell.dblclick({ position: { x: 6, y: 6 } });
      await expect(dialogIn(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    return;
  }
  if (on === 'rows') await page.locator('tr[data-row-id]').first().getByRole('checkbox').check();
  for (const { ar, en } of by) {
    const name = say(ar, en);
    await page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('menuitem', { name, exact: true }))
      .first()
      .click();
  }
  await expect(dialogIn(page)).toBeVisible();
}

/** Three different things that a control of the field takes. */
function wordsOf(field: Field, what: Typed): string {
  const nth = { kept: 17, passing: 27, other: 28 }[what];
  switch (field.type) {
    case 'date':
      return `2031-05-${nth}`;
    case 'dateTime':
      return `2031-05-${nth}T09:30`;
    case 'email':
      return `person${nth}@example.com`;
    case 'phone':
      return `+9665012345${nth}`;
    case 'url':
      return `https://example.com/${nth}`;
    default:
      return String(nth);
  }
}

/** A dialog stands over every link; it is left by Escape instead. */
const { 'a link': _covered, ...others } = losses;
const ways: typeof losses = {
  ...others,
  Escape: async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toHaveCount(0);
    return page;
  },
};

for (const place of typedDialogs.filter(({ resource }) => isTried(resource)))
  test(`C-19 nothing typed into ${place.name} is lost, in ten ways to lose it`, async ({
    page: first,
    enter,
    api,
    host,
    say,
    signIn,
    language,
  }) => {
    test.skip(!isTriedIn(language, place.resource), 'in Arabic alone');
    test.setTimeout(300_000);
    const path = await pageOfDialog(place, api);
    const show = (at: Page) => open(at, place, say);
    const field = (at: Page) => fieldIn(at, place, say);
    const type = async (at: Page, what: Typed) => {
      if (place.isTicked) await field(at).setChecked(what !== 'passing');
      else await field(at).fill(wordsOf(place.field, what));
      // A moment is shown on the clock of its office, once that is known.
      await expect(dialogIn(at).locator('[aria-busy=true]')).toHaveCount(0);
    };
    const restore = (at: Page) =>
      dialogIn(at)
        .getByRole('button', { name: say('استعادة', 'Restore'), exact: true })
        .click();
    let page = first;
    letGo(page);
    page.context().on('page', letGo);
    await enter(page, 'admin', '/admin/profile');
    for (const [loss, lose] of Object.entries(ways)) {
      await page.goto(path);
      await show(page);
      const before = await shownIn(field(page), place);
      await type(page, 'kept');
      await expectDrafts(page, 1);
      const typed = await shownIn(field(page), place);
      expect(typed).not.toBe(before);
      page = await lose({ page, path, type, show, host, api, say, signIn });
      if ((await dialogIn(page).count()) === 0) await show(page);
      await expectShown(field(page), place, before, loss);
      await restore(page);
      // What was typed last, in the other tab, is offered first.
      if ((await shownIn(field(page), place)) !== typed) await restore(page);
      await expectShown(field(page), place, typed, loss);
      await forgetDrafts(page);
    }
    figure(`${Object.keys(ways).length} losses, 0 lost`);
  });

/** A page that is left with something typed in it asks, in the browser's own words. */
const letGo = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());
