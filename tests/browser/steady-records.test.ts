import type { Locator, Page } from '@playwright/test';
import { sendRequests } from '#tests/support/browser-journey.ts';
import { expect, test } from '#tests/support/browser.ts';
import { SIZES } from '#tests/support/by-keyboard.ts';

/** What of a screen may move while its parts come, summed over the visit: the layout shift of the web vitals. */
const SHIFT_MAX = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Keeps what moves in this page, also within half a second of a key or a click. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);

for (const size of SIZES)
  test(`nothing moves on the screens of a record while their parts come late, at ${size.width} px`, async ({
    page,
    enter,
    api,
  }) => {
    await page.setViewportSize(size);
    const mark = `steady${Date.now().toString(36)}`;
    const [request = 0] = await sendRequests(api, mark, 3);
    await recordShifts(page);
    await enter(page, 'admin', '/admin/requests');
    // Not all at once, as over a slow line.
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    const visits = [
      [`/admin/requests?SearchTerm=${mark}`, `/admin/requests/${request}`],
      ['/admin/law-consultations', '/admin/law-consultations/'],
      ['/admin/faq', '/admin/faq/3', '/admin/faq/3/edit'],
      ['/admin/articles', '/admin/articles/1'],
      ['/admin'],
    ];
    for (const [list = '', ...screens] of visits) {
      await page.goto(list, { waitUntil: 'networkidle' });
      const row = page.locator('tbody tr[data-row-id]').first();
      const first = screens.length > 0 ? await row.getAttribute('data-row-id') : null;
      for (const screen of screens.length > 0 ? screens : [list]) {
        await page.goto(screen.endsWith('/') ? `${screen}${first}` : screen, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const shifts = await shiftsOf(page);
        const moved = shifts
          .filter(({ value }) => value > 0.001)
          .map(({ value, what }) => `${value} ${what}`);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect.soft(sum, `${page.url()}\n${moved.join('\n')}`).toBeLessThanOrEqual(SHIFT_MAX);
      }
    }
  });

/** Notes each place that something has been at, for as long as it is on the page. */
const watchPlaces = (target: Locator) =>
  target.evaluateHandle((element) => {
    const places = new Set<string>();
    const look = () => {
      if (!element.isConnected) return;
      const { x, y, width, height } = element.getBoundingClientRect();
      places.add([x, y, width, height].map(Math.round).join(' '));
      requestAnimationFrame(look);
    };
    look();
    return places;
  });

/** Where the buttons and links of a part are. */
const boxesIn = (part: Locator) =>
  part.locator('button, a').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

for (const size of SIZES)
  test(`the moves of a request stay where they are under the pointer, while one waits and when it is made, at ${size.width} px`, async ({
    page,
    enter,
    api,
    say,
  }) => {
    await page.setViewportSize(size);
    const [id = 0] = await sendRequests(api, `steady${Date.now().toString(36)}`, 1);
    await enter(page, 'support', `/admin/requests/${id}`);
    const head = page.getByRole('article').locator('header').first();
    const move = head.getByRole('button', { name: say('تأكيد التواصل', 'Mark as contacted') });
    await move.hover();
    const before = await boxesIn(head);
    const places = await watchPlaces(move);
    await move.click();
    await expect(move).toHaveAttribute('aria-disabled', 'true');
    await expect(
      page.getByRole('alert').filter({ hasText: say('لم يُبلَّغ أحد بعد', 'Nobody has been told yet') }),
    ).toBeVisible();
    expect(await boxesIn(head)).toEqual(before);
    // It is made while the pointer rests, and only then the next move takes its place.
    await expect(move).toHaveCount(0);
    expect(await places.evaluate((seen) => [...seen])).toHaveLength(1);
    await expect(head).toContainText(say('تم التواصل', 'Contacted'));
  });
