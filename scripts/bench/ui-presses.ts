import type { Page } from '@playwright/test';
import { median } from './table.ts';

/** What a person presses over a page of a hundred rows, each with what it took. Milliseconds. */
export type Presses = Readonly<Record<string, { readonly median: number; readonly worst: number }>>;

const TIMES = 7;
/** Until nothing more follows from a press. Milliseconds. */
const CALM_MS = 400;

/**
 * How long each press takes from the event to the next paint, as the browser itself tells it (Event Timing, which rounds
 * to 8 ms and leaves out what takes less than 16). What is loaded for the first press is loaded before.
 */
export async function pressAll(page: Page): Promise<Presses> {
  await page.goto('/admin/requests?PageSize=100', { waitUntil: 'networkidle' });
  await page.locator('tbody tr[data-row-id]').nth(99).waitFor({ state: 'attached' });
  const row = (at: number) => page.locator('tbody tr[data-row-id]').nth(at);
  const all = page.locator('thead input[type="checkbox"]');
  const menu = row(3).locator('button[aria-haspopup="menu"]');
  const palette = page.getByRole('combobox', { name: 'البحث في لوحة' });
  const steps: readonly (readonly [name: string, press: () => Promise<unknown>])[] = [
    ['choose all', () => all.click()],
    ['take one out', () => row(5).locator('input[type="checkbox"]').click()],
    ['choose one more', () => row(5).locator('input[type="checkbox"]').click()],
    ['clear', () => all.click()],
    ['choose one', () => row(1).locator('input[type="checkbox"]').click()],
    ['clear one', () => row(1).locator('input[type="checkbox"]').click()],
    ['next row (j)', () => page.keyboard.press('j')],
    ['open a menu', () => menu.click()],
    ['close it', () => page.keyboard.press('Escape')],
    ['open the palette', () => page.keyboard.press('Control+k')],
    ['type in it', () => palette.press('a')],
    ['close the palette', () => page.keyboard.press('Escape')],
  ];
  const took = new Map<string, number[]>();
  await listen(page);
  for (let time = 0; time <= TIMES; time += 1)
    for (const [name, press] of steps) {
      await page.evaluate(() => (document.documentElement.dataset['longest'] = '0'));
      await press();
      await page.waitForTimeout(CALM_MS);
      const longest = await page.evaluate(() => Number(document.documentElement.dataset['longest']));
      // The first time only loads what is loaded with it.
      if (time > 0) took.set(name, [...(took.get(name) ?? []), longest]);
    }
  return Object.fromEntries(
    [...took].map(([name, each]) => [name, { median: median(each), worst: Math.max(...each) }]),
  );
}

/** Notes the longest interaction since it was set to nothing. No function in the page has a name: see `timed`. */
const listen = (page: Page) =>
  page.evaluate(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { duration } of list.getEntries())
        if (duration > Number(dataset['longest'])) dataset['longest'] = String(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
