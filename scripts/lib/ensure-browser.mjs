import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { runCommand, runNode } from './run-command.mjs';
import { say } from './say.mjs';

/**
 * A Chromium for the browser tests: the machine's own, else Playwright's download, else Debian's package (root only).
 *
 * @returns {Promise<string | undefined>} the path of the program, or undefined where none can be had.
 */
export async function ensureBrowser() {
  return findBrowser() ?? (await playwrightBrowser()) ?? (await debianBrowser());
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say("No Chromium on this machine: trying Playwright's download ...");
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    heartbeat: 'still downloading',
  });
  const path = chromium.executablePath();
  if (!existsSync(path)) return undefined;
  // A downloaded Chromium without its system libraries is there but does not start.
  const { code } = await runCommand(path, ['--version'], { capture: true });
  return code === 0 ? path : undefined;
}

async function debianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { env, capture: true });
  // Older releases have only the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    say(`Installing Debian's package ${name} ...`);
    const install = ['install', '-y', '--no-install-recommends', name];
    await runCommand('apt-get', install, { env, capture: true, heartbeat: 'still installing' });
    const browser = findBrowser();
    if (browser) return browser;
  }
  return undefined;
}
