import type { Browser, Page } from '@playwright/test';
import { AUTH_STORE, LANGUAGE_STORE } from '#contract/stores.ts';
import type { Session } from '#contract/session.ts';
import { type Speed, countScripts, slowDown } from './speed.ts';

/** Until a new window is calm. */
const WINDOW_MS = 2000;

export interface ColdPage {
  readonly page: Page;
  /** Compressed bytes of JavaScript that have arrived so far. */
  scriptBytes(): number;
  close(): Promise<void>;
}

/** A page of a browser that has nothing of the product yet, but a session. */
export async function openCold(
  browser: Browser,
  { baseURL, session, speed }: { baseURL: string; session: Session; speed: Speed },
): Promise<ColdPage> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    ([authStore, languageStore, state]) => {
      sessionStorage.setItem(authStore, state);
      localStorage.setItem(languageStore, 'ar');
    },
    [AUTH_STORE, LANGUAGE_STORE, JSON.stringify({ state: session, version: 0 })] as const,
  );
  const page = await context.newPage();
  // A new window of the browser loads parts of its own, which a person's has long had.
  await page.waitForTimeout(WINDOW_MS);
  const devtools = await context.newCDPSession(page);
  const scriptBytes = await countScripts(devtools);
  await slowDown(devtools, speed);
  return { page, scriptBytes, close: () => context.close() };
}
