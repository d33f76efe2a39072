import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/find-browser.mjs';

type LanguageOption = { language: 'ar' | 'en' };

/** What Playwright itself leaves out: a second switch of this name takes the place of its own. */
const withoutByDefault = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Pages that a whole Chromium makes with every window, seen or not: two thirds of what a new window costs. */
const popupsOfTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export default defineConfig<LanguageOption>({
  testDir: 'tests/browser',
  globalSetup: './tests/support/browser-global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  // A shared machine may stall a story once; the report then calls it flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // The office's zone, so that printed dates do not depend on the machine.
    timezoneId: 'Asia/Riyadh',
    // Recording costs a fifth of the time of a story: it is done for one that failed and is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // Chromium refuses its sandbox to root, which is what a container runs as.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${[...withoutByDefault, ...popupsOfTheAddressBar].join()}`,
      ],
    },
  },
  projects: [
    { name: 'ar', use: { locale: 'ar-SA', language: 'ar' } },
    { name: 'en', use: { locale: 'en-GB', language: 'en' } },
  ],
});
