import { type Locator, type Page, expect } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { requestsInFlight } from './requests-in-flight.ts';

/**
 * Fails on anything that axe finds on the page as it is now, however little it weighs (R371).
 * @param part a selector: only what is in it. Default: the whole page
 * @param rules what is looked at. Default: every rule of WCAG 2.2 AA
 */
export async function expectAccessible(page: Page, part = 'html', rules = WCAG): Promise<void> {
  await laidOut(page);
  await drawnToTheEnd(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = { rules, part };
  const found = await page.evaluate(async ({ rules: runOnly, part: inside }) => {
    const { axe: scan } = window as unknown as { axe: typeof axe };
    // Of what is well nothing is told: describing it takes longer than finding it.
    const { violations } = await scan.run(inside, { runOnly, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
  }, options);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** What a change of the colours can spoil. */
export const COLOURS = ['color-contrast'];

/** Waits until a page that the host has drawn is laid out to its end: of the rest nothing can be measured. */
const laidOut = (page: Page) =>
  page.waitForFunction(() => {
    const { rendered, laidOut: isLaidOut } = document.documentElement.dataset;
    return rendered === undefined || isLaidOut !== undefined;
  });

/** Waits until nothing fades or moves: colours on their way are nobody's. */
const drawnToTheEnd = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails when the page is wider than the window (R368), and stays so when it has had time to follow a new width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => {
      // In the panel the main part scrolls by itself, in a frame that hides what is too wide.
      let part: Element | null = document.querySelector('main');
      let most = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      // What stands out of a part that shows it is within the page, or makes the page too wide.
      for (; part; part = part.parentElement)
        if (getComputedStyle(part).overflowX !== 'visible')
          most = Math.max(most, part.scrollWidth - part.clientWidth);
      return most;
    });
  await expect.poll(excess, { message: `px too wide: ${page.url()}`, timeout: 3000 }).toBeLessThanOrEqual(0);
}

/**
 * Keeps every text that is ever drawn in this page, also what is gone a moment later. Ask for it with `textsEverDrawn`.
 */
export const recordTexts = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { textsEverDrawn: texts });
    const look = () => texts.add(document.body?.innerText ?? '');
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }));

export const textsEverDrawn = async (page: Page): Promise<string> =>
  page.evaluate(() => [...(window as unknown as { textsEverDrawn: Set<string> }).textsEverDrawn].join('\n'));

/** Keeps the calls to an address waiting until `release` is called: a slow host. */
export async function holdCalls(
  page: Page,
  address: string,
): Promise<{ release: () => void; /** The line is gone. */ fail: () => void }> {
  let end = (_how: 'on' | 'lost') => {};
  const ended = new Promise<'on' | 'lost'>((resolve) => {
    end = resolve;
  });
  await page.route(address, async (route) => ((await ended) === 'on' ? route.continue() : route.abort()));
  return { release: () => end('on'), fail: () => end('lost') };
}

/** Waits until the program has taken over the page that the host has drawn. */
export const isAlive = async (page: Page): Promise<void> => expect(page.locator('#boot')).toHaveCount(0);

/**
 * Looks at a state on a phone and on a desk, with axe on both; the pictures are kept in the folder that `PICTURES` names.
 * @param part brought into the middle, and pictured with what is around it. Default: the whole page
 */
export async function lookAt(page: Page, name: string, part?: Locator): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await part?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectAccessible(page);
    const folder = process.env['PICTURES'];
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: !part });
  }
}

/**
 * Waits until nothing has come for more than a second, and nothing is on its way: what a page brings when it is idle is
 * here, too. It looks each second whether it is (`page-idle.ts`), so one second alone may be between two looks.
 */
export async function isSettled(page: Page): Promise<void> {
  const quietFor = () =>
    page.evaluate(() => {
      const ends = performance
        .getEntriesByType('resource')
        .map(({ startTime, duration }) => startTime + duration);
      return performance.now() - Math.max(...ends);
    });
  await expect.poll(async () => requestsInFlight(page) === 0 && (await quietFor()) > 1500).toBe(true);
}
