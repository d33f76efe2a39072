import type { Browser, CDPSession, Page } from '@playwright/test';
import { AUTH_STORE, LANGUAGE_STORE } from '#contract/stores.ts';
import type { Session } from '#contract/session.ts';

/** How fast the person's machine and network are. */
export interface Speed {
  readonly name: string;
  /** So many times slower than this machine. */
  readonly cpu: number;
  /** Default: as fast as this machine's own. */
  readonly network?: { readonly megabits: number; readonly latencyMs: number };
}

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
  const devtools = await context.newCDPSession(page);
  const scriptBytes = await countScripts(devtools);
  await slowDown(devtools, speed);
  return { page, scriptBytes, close: () => context.close() };
}

async function countScripts(devtools: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => bytes;
}

async function slowDown(devtools: CDPSession, { cpu, network }: Speed): Promise<void> {
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  const bytesPerSecond = (network.megabits * 1_000_000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
