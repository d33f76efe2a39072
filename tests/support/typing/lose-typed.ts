import { type Locator, type Page, expect } from '@playwright/test';
import {
  SAVED_ELSEWHERE,
  type Typed,
  type TypedForm,
  draftsAreWritten,
  expectDrafts,
  forgetDrafts,
  type losses,
} from '../losses.ts';
import { type FormField, fillForm, readForm, readSettled } from './form-fields.ts';

/** A form, and what is in it. */
export interface TypedPlace {
  /** The address of its page. */
  readonly path: string;
  readonly formIn: (page: Page) => Locator;
  readonly fields: readonly FormField[];
  /** Opens it where its page is. Default: it is there with its page. */
  readonly show?: ((page: Page) => Promise<void>) | undefined;
  /** What is done to it each time, of what is kept nowhere. Default: nothing. */
  readonly addUnkept?: ((page: Page) => Promise<void>) | undefined;
  readonly ways: typeof losses;
  /** Somebody else saves the record, with another value of one field. Default: there is none yet. */
  readonly elsewhere?: { readonly key: string; readonly save: () => Promise<unknown> } | undefined;
}
type Kit = Pick<TypedForm, 'host' | 'api' | 'say' | 'signIn'>;

/** How the words differ that are typed in one round after the other, for a moment, and in another tab. */
const NUMBERS: Readonly<Record<Exclude<Typed, 'kept'>, number>> = { passing: 27, other: 28 };
const FIRST_ROUND = 11;

/**
 * Fills in every field of a form once, and loses it in each way: every field is what it was, and what was typed once that
 * is restored. From one loss to the next it is the same draft, in which the first words are written anew.
 */
export async function loseTyped(first: Page, place: TypedPlace, kit: Kit): Promise<void> {
  const { path, formIn, fields, show, addUnkept, ways, elsewhere } = place;
  const line = fields.find(({ write }) => write !== undefined);
  let page = first;
  const shown = () => readForm(formIn(page), fields);
  const restore = () =>
    formIn(page)
      .getByRole('button', { name: kit.say('استعادة', 'Restore'), exact: true })
      .click();
  /** Opens it anew, and fills in all but the field of this key. */
  const begin = async (leftOut?: string) => {
    await page.goto(path);
    await show?.(page);
    const before = await readSettled(formIn(page), fields);
    await fillForm(
      formIn(page),
      fields.filter(({ key }) => key !== leftOut),
    );
    return before;
  };

  letGo(page);
  page.context().on('page', letGo);
  let before = await begin();
  for (const [round, [loss, lose]] of Object.entries(ways).entries()) {
    const changed = loss === SAVED_ELSEWHERE ? elsewhere : undefined;
    if (changed) {
      await forgetDrafts(page);
      before = await begin(changed.key);
    }
    const apart = ({ [changed?.key ?? '']: _theirs, ...others }: Record<string, string>) => others;
    const theirs: Record<string, string>[] = [];
    const type = async (at: Page, what: Typed) => {
      const form = formIn(at);
      if (line?.write) await line.write(form, what === 'kept' ? FIRST_ROUND + round : NUMBERS[what]);
      // Where all is chosen, the tab has a choice of its own.
      else if (what === 'other') await fields[0]?.fill(form);
      if (what === 'other') theirs.push(await readSettled(form, fields));
    };
    await addUnkept?.(page);
    await type(page, 'kept');
    // What is looked up about it before it may be sent.
    await expect(page.locator('[role=dialog] [aria-busy=true]')).toHaveCount(0);
    await expectDrafts(page, 1);
    await draftsAreWritten(page);
    const typed = await readSettled(formIn(page), fields);
    for (const [key, value] of Object.entries(apart(typed)))
      expect(value, `${loss}: ${key} is filled in`).not.toBe(before[key]);

    page = await lose({ ...kit, page, path, type, ...(show && { show }), saveElsewhere: changed?.save });
    if (show && (await formIn(page).count()) === 0) await show(page);
    await expect(async () => expect(apart(await shown())).toEqual(apart(before)), loss).toPass(PATIENCE);
    const expected = changed ? { ...typed, [changed.key]: (await shown())[changed.key] } : typed;
    await restore();
    // What was typed last, in the other tab, is offered first.
    await expect(async () => expect([expected, ...theirs]).toContainEqual(await shown()), loss).toPass(
      PATIENCE,
    );
    const now = await shown();
    if (theirs.some((each) => isSame(each, now))) await restore();
    await expect(async () => expect(await shown(), loss).toEqual(expected), loss).toPass(PATIENCE);
  }
  await forgetDrafts(page);
}

/** The figure of a form that went through all of them. */
export const toldOf = (ways: typeof losses): string => {
  const { length } = Object.keys(ways);
  return `${length} ${length === 1 ? 'loss' : 'losses'} of every field, 0 lost`;
};

const PATIENCE = { timeout: 30_000 } as const;

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A page that is left with something typed in it asks, in the browser's own words. */
const letGo = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());
