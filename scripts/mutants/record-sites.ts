// Set up before each test file while places are counted: writes down which of them its tests come by.
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

declare global {
  var reachedSite: ((site: string) => void) | undefined;
  /** Reached by loading modules, which files that share them do only once: they count for all of these files. */
  var sitesOfModules: Set<string> | undefined;
}

const reached = new Set<string>();
globalThis.reachedSite = (site) => reached.add(site);
const ofModules = (globalThis.sitesOfModules ??= new Set());

beforeAll(() => {
  for (const site of reached) ofModules.add(site);
});

afterAll(() => {
  const output = process.env['REACHED_SITES'];
  const line = { file: expect.getState().testPath, sites: [...new Set([...ofModules, ...reached])] };
  if (output) appendFileSync(output, `${JSON.stringify(line)}\n`);
});
