import type { Locator, Page } from '@playwright/test';

/** Tab, until the focus is there: what cannot be reached so cannot be reached by keyboard. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`Tab never came to ${String(target)}`);
}
