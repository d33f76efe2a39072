import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { projectRoot } from '../lib/project-root.mjs';
import { runNode } from '../lib/run-command.mjs';
import { heading } from '../lib/steps.mjs';
import { testEnvironment } from '../lib/test-environment.mjs';
import { runPlaywright, runVitest } from '../lib/test-runners.mjs';

/** The test files that carry any of the ids in a title, and the ids. */
export function testFilesOf(ids) {
  const pattern = `(${ids.join('|')})(?!\\d)`;
  const files = readdirSync(join(projectRoot, 'tests'), { recursive: true })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .filter((name) => new RegExp(pattern).test(readFileSync(join(projectRoot, name), 'utf8')));
  return { pattern, files };
}

/** Runs of these files the tests whose titles carry an id. */
export async function runTests({ pattern, files }) {
  const isBrowser = (name) => /^tests\/(trust\/)?browser\//.test(name);
  const stories = files.filter(isBrowser);
  const others = files.filter((name) => !isBrowser(name));
  const tests = [];
  if (others.length > 0) {
    heading('Tests');
    // As often as takes minutes, where `npm test` is content with seconds.
    const env = testEnvironment({ SUBMIT_ROUNDS: '20', RACE_ROUNDS: '100', FILE_SETS: 'whole' });
    tests.push(...(await runVitest({ args: ['-t', pattern, ...others], env })).ran);
  }
  if (stories.length > 0) {
    heading('Stories in the browser');
    await runNode(['scripts/build.mjs', '--if-stale'], { env: testEnvironment() });
    const browser = await ensureBrowser();
    if (browser) {
      const args = ['--config=playwright.trust.config.ts', '--grep', pattern, ...stories];
      tests.push(...(await runPlaywright({ args, env: testEnvironment({ CHROMIUM_PATH: browser }) })).ran);
    }
  }
  return { files, tests };
}
