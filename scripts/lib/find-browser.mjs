import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shells draw the same pages without the windows of a browser around them, which takes a fifth of the time.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium or Chrome that this machine already has: CHROMIUM_PATH first, then the PATH, then the usual places.
 * A CHROMIUM_PATH that leads nowhere is an error: whoever set it means that browser and no other.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isProgram(wanted)) throw new Error(`CHROMIUM_PATH names ${wanted}, which is not a program.`);
  if (wanted) return wanted;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...fixedPlaces].find(isProgram);
}

function isProgram(path) {
  if (!existsSync(path) || !statSync(path).isFile()) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
