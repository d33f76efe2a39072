import type { Browser } from '@playwright/test';
import { type Speed, countScripts, slowDown } from './speed.ts';

/** What a visitor waits for. Times in ms, from the start of the navigation. */
export interface Visit {
  firstPaint: number;
  /** Largest contentful paint. */
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time: what tasks take beyond 50 ms each, from the first paint on. */
  blocked: number;
  /** Compressed JavaScript, in kB. */
  scripts: number;
}

/** After the last request the page may still move and work for so long. */
const SETTLE_MS = 2500;

/** Opens a page on a phone that has nothing of the site yet. */
export async function visit(browser: Browser, url: string, speed: Speed): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scriptBytes = await countScripts(devtools);
  await slowDown(devtools, speed);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  const { firstPaint, largestPaint, shift, tasks } = seen;
  const blocked = tasks
    .filter(({ start }) => start + 50 > firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { firstPaint, largestPaint, shift, blocked, scripts: scriptBytes() / 1000 };
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page before anything else of it. */
function watch(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // The library of types does not know these entries.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}
