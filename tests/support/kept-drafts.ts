import { type Page, expect } from '@playwright/test';

/** What of the drafts lies on the device. */
export const sealedDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith('sealedDraft:') ? [String(text)] : [],
    ),
  );

/** Waits until what was typed lies there. */
export const isKept = (page: Page): Promise<void> => expect.poll(() => sealedDrafts(page)).toHaveLength(1);

/** A page that is left with something typed in it asks, in the browser's own words. */
export const letGo = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());
