import { type Locator, type Page, expect } from '@playwright/test';
import { isFocused, tabTo } from './tab-to.ts';

/** A desk and a phone, in pixels. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Narrower than this the moves of a record are in a menu, but for the first. */
const MENU_OF_MOVES = 641;

/** Tab leads to it, or Shift and Tab to what stands before, unless it has the focus already. */
export async function goTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  if (await isFocused(target)) return;
  await tabTo(page, target, { key: (await isBefore(target)) ? 'Shift+Tab' : 'Tab' });
}

/** Whether it stands before what has the focus. */
const isBefore = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const place = (document.activeElement ?? document.body).compareDocumentPosition(element);
    return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });

/** Tab leads to a button, link or entry, Enter presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await goTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tab leads to a field, and another text takes the place of what stands in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await goTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

/**
 * Chooses a record as fast as somebody types who knows its name: before the host has been asked for it. Its box has the
 * focus.
 */
export async function enterName(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Opens a menu by its button, and presses one of its entries: the arrows lead to it. */
export async function pressEntry(page: Page, button: Locator, entry: Locator): Promise<void> {
  await press(page, button);
  await expect(entry).toBeVisible();
  for (let presses = 0; presses < 12 && !(await isFocused(entry)); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Presses a move of a record that is not its first one: on a phone it is an entry of a menu. */
export async function pressMove(page: Page, name: string, more: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  if (width >= MENU_OF_MOVES) return press(page, page.getByRole('button', { name, exact: true }));
  const button = page.getByRole('button', { name: more, exact: true });
  await pressEntry(page, button, page.getByRole('menuitem', { name, exact: true }));
}
