import type { BrowserContext, Page, Request } from '@playwright/test';

const inFlight = new WeakMap<Page, Set<Request>>();

/** Notes what the pages of a context ask for, from their first request on. */
export function noteRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const asked = new Set<Request>();
    inFlight.set(page, asked);
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
  });
}

/** How many of a page's requests have no end yet. */
export const requestsInFlight = (page: Page): number => inFlight.get(page)?.size ?? 0;
