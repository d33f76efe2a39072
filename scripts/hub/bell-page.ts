import { type Browser, type Page, chromium } from '@playwright/test';
import { AUTH_STORE, LANGUAGE_STORE, SIGNED_IN_STORE } from '#contract/stores.ts';
import type { Session } from '#contract/session.ts';
import { findBrowser } from '../lib/find-browser.mjs';
import type { Person } from './live-setting.ts';

export interface BellPage {
  /** The numbers that the bell has shown, and since when, by the clock. */
  shownAt(): Promise<[count: number, at: number][]>;
  close(): Promise<void>;
}

/** The client area in a real browser, its bell watched: every number that it shows is written down with the time. */
export async function openBellPage(url: string, { userId, token }: Person): Promise<BellPage> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const session: Session = {
    accessToken: token,
    user: { id: userId, name: 'Client', email: 'client@firm.example', lastRole: 'User', branchId: null },
    isAuthenticated: true,
    refreshTokenExpiration: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const page = await pageOf(browser, url, session);
  await page.goto('/profile');
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
  await page.getByRole('button', { name: 'Notifications' }).waitFor();
  return {
    shownAt: () => page.evaluate(() => (window as unknown as { shown: [number, number][] }).shown), // set below
    close: () => browser.close(),
  };
}

async function pageOf(browser: Browser, baseURL: string, session: Session): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  await context.addCookies([{ name: LANGUAGE_STORE, value: 'en', url: baseURL }]);
  await context.addInitScript(
    ([authStore, languageStore, signedIn, state]) => {
      sessionStorage.setItem(authStore, state);
      localStorage.setItem(languageStore, 'en');
      localStorage.setItem(signedIn, 'true');
      const shown: [number, number][] = [];
      Object.assign(window, { shown });
      // A function with a name of its own would need a helper of the compiler that the page does not have.
      new MutationObserver(() => {
        const words = document.querySelector('header')?.textContent ?? '';
        const count = Number(/Unread notifications: (\d+)/.exec(words)?.[1] ?? 0);
        if (count !== (shown.at(-1)?.[0] ?? 0)) shown.push([count, Date.now()]);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [AUTH_STORE, LANGUAGE_STORE, SIGNED_IN_STORE, JSON.stringify({ state: session, version: 0 })] as const,
  );
  return context.newPage();
}
