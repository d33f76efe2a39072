import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { projectRoot } from '../lib/project-root.mjs';
import { runNode } from '../lib/run-command.mjs';
import { heading } from '../lib/steps.mjs';
import { services, silentServices } from '../lib/services.mjs';
import { testEnvironment } from '../lib/test-environment.mjs';
import { runPlaywright, runVitest } from '../lib/test-runners.mjs';

/** The test files that carry any of the ids in a title, each with those that it carries, and the ids. */
export function testFilesOf(ids) {
  const files = readdirSync(join(projectRoot, 'tests'), { recursive: true })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => ({ name, ids: idsIn(readFileSync(join(projectRoot, name), 'utf8'), ids) }))
    .filter((file) => file.ids.length > 0);
  return { pattern: `(${ids.join('|')})(?!\\d)`, files };
}

const idsIn = (text, ids) => ids.filter((id) => new RegExp(`${id}(?!\\d)`).test(text));

/**
 * Runs of these files the tests whose titles carry an id.
 *
 * @returns {Promise<{ tests: object[], skipped: object[], unsteady: object[], broken: Map<string, string> }>} what ran,
 *   what did not, what passed only when it was run again; and of the rows that a run was to prove, but ended badly for a
 *   reason that is none of its tests': why, by their ids.
 */
export async function runTests({ pattern, files }) {
  const isBrowser = ({ name }) => /^tests\/(trust\/)?browser\//.test(name);
  const stories = files.filter(isBrowser);
  const others = files.filter((file) => !isBrowser(file));
  const tests = [];
  const skipped = [];
  const unsteady = [];
  const broken = new Map();
  const take = (run, of) => {
    tests.push(...run.ran);
    skipped.push(...run.skipped);
    unsteady.push(...run.unsteady);
    const why = brokenBy(run);
    if (why) for (const id of of.flatMap(({ ids }) => ids)) broken.set(id, why);
  };
  if (others.length > 0) {
    heading('Tests');
    // As often as takes minutes, where `npm test` is content with seconds.
    const rounds = { SUBMIT_ROUNDS: '20', RACE_ROUNDS: '100', KILL_ROUNDS: '20', FILE_SETS: 'whole' };
    const postgres = (await silentServices()).includes('PostgreSQL') ? undefined : services.PostgreSQL;
    // For the rows that need two processes on one database; the others are proved on the embedded one.
    const env = testEnvironment({ ...rounds, ...(postgres ? { SHARED_DATABASE_URL: postgres } : {}) });
    const run = await runVitest({ args: ['-t', pattern], files: namesOf(others), env });
    take(run, others);
    const left = others.filter(({ name }) => run.skipped.some(isAskedFor(pattern, name)));
    if (postgres && left.length > 0) {
      heading('Tests that did not run on the embedded database');
      const onPostgres = { ...env, TEST_DATABASE_URL: postgres };
      take(await runVitest({ args: ['-t', pattern], files: namesOf(left), env: onPostgres }), left);
    }
  }
  if (stories.length > 0) {
    heading('Stories in the browser');
    take(await runStories(pattern, namesOf(stories)), stories);
  }
  return { tests, skipped: neverRun(skipped, tests), unsteady, broken };
}

const isAskedFor =
  (pattern, name) =>
  ({ file, title }) =>
    file === name && new RegExp(pattern).test(title);

/** What one run left out and another did not is proved. */
export const neverRun = (skipped, ran) =>
  skipped.filter(({ file, title }) => !ran.some((test) => test.file === file && test.title === title));

const namesOf = (files) => files.map(({ name }) => name);

async function runStories(pattern, stories) {
  const build = await runNode(['scripts/build.mjs', '--if-stale'], { env: testEnvironment() });
  if (build.code !== 0) return notRun(build.code, 'the build failed');
  const browser = await ensureBrowser();
  if (!browser) return notRun(1, 'there is no browser');
  const args = ['--config=playwright.trust.config.ts', '--grep', pattern, ...stories];
  return runPlaywright({ args, env: testEnvironment({ CHROMIUM_PATH: browser }) });
}

const notRun = (code, title) => ({ code, ran: [], skipped: [], unsteady: [], failures: [{ title }] });

/** Why a run failed beyond the tests that say so themselves: a file that could not be loaded, a runner that ended. */
export function brokenBy({ code, ran, failures }) {
  if (code === 0) return undefined;
  const told = new Set(ran.filter(({ isPassed }) => !isPassed).map(({ title }) => title));
  const untold = failures.filter(({ title }) => !told.has(title));
  if (untold.length > 0)
    return untold.map(({ file, title }) => [file, title].filter(Boolean).join(': ')).join('; ');
  return told.size > 0 ? undefined : `the run ended with ${code}`;
}
