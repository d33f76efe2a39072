import type { Page } from '@playwright/test';
import { addressIn } from '#contract/language.ts';
import { pages } from '#contract/pages.ts';
import { isAlive } from '#tests/support/browser-checks.ts';
import { expect, test } from '#tests/support/browser.ts';

const WIDTHS = [320, 360, 390, 768, 1440];

const officesOf = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /Riyadh|الرياض/ })
    .first();

test('the front page moved when it said whether the offices are open', async ({
  page,
  browser,
  baseURL,
  language,
  say,
}) => {
  const address = addressIn(language, pages.home.path);
  const drawn = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const before = await drawn.newPage();
  for (const width of WIDTHS) {
    for (const each of [before, page]) await each.setViewportSize({ width, height: 844 });
    await before.goto(address);
    await page.goto(address);
    await isAlive(page);
    await expect(officesOf(page)).toContainText(say(/الآن/, /now/));
    const [was, is] = [await officesOf(before).boundingBox(), await officesOf(page).boundingBox()];
    expect(Math.abs((was?.y ?? Number.NaN) - (is?.y ?? Number.NaN)), `${width} px`).toBeLessThan(2);
  }
  await drawn.close();
});

test('the portraits that a phone shows first are asked for at once, and the others when they come into sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pages.lawyers.path);
  const ways = await page
    .locator('main picture img')
    .evaluateAll((portraits) => portraits.map((portrait) => portrait.getAttribute('loading')));
  expect(ways.length).toBeGreaterThan(2);
  expect(ways).toEqual(ways.map((_, place) => (place < 2 ? 'eager' : 'lazy')));
});
