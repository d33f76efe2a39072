import type { Locator, Page } from '@playwright/test';

/**
 * Tab, until the focus is there: what cannot be reached so cannot be reached by keyboard.
 * @param most presses. Default: more than any screen has stops before its list
 */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`Tab never came to ${String(target)}`);
}
