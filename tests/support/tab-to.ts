import type { Locator, Page } from '@playwright/test';

interface TabToOptions {
  /** Presses. Default: more than any screen has stops before its list. */
  most?: number;
  /** Default: onward. */
  key?: 'Tab' | 'Shift+Tab';
}

/** Tab, until the focus is there: what cannot be reached so cannot be reached by keyboard. */
export async function tabTo(
  page: Page,
  target: Locator,
  { most = 90, key = 'Tab' }: TabToOptions = {},
): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`${key} never came to ${String(target)}`);
}

/** What is not there, or no longer, is not waited for. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target
    .evaluateAll((elements) => elements.some((element) => element === document.activeElement))
    .catch(() => false);
