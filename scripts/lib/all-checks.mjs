import { buildEnvironment } from './build-environment.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { isBuildFresh } from './ensure-build.mjs';
import { runNode } from './run-command.mjs';
import { say, shout } from './say.mjs';
import { closeSteps, heading, runStep } from './steps.mjs';
import { testEnvironment } from './test-environment.mjs';
import { runPlaywright, runVitest } from './test-runners.mjs';

/**
 * Types, lint, format, build, unit, API and browser tests. All of them run, whatever fails.
 *
 * @param {{ isWhole: boolean, language?: 'ar' | 'en' }} options whether slow tests and all stories are among them;
 *   and the language of all stories where it is not both
 */
export async function runAllChecks({ isWhole, language }) {
  say('Checking types, lint, format and build ...');
  const [compiled, read] = await Promise.all([
    inTurn([typesStep, buildStep]),
    inTurn([lintStep, formatStep]),
  ]);
  const steps = [...compiled, ...read];
  const isBuilt = steps.every((step) => step.title !== buildStep.title || step.code === 0);
  steps.push(await runStep(unitStep(isWhole)));
  steps.push(await runStep(isBuilt ? browserStep(isWhole, language) : unbuiltBrowserStep));
  return closeSteps(steps);
}

const typesStep = {
  title: 'Types',
  run: () => collect(['node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false']),
};

const lintStep = {
  title: 'Lint',
  run: () => collect(['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
};

const formatStep = {
  title: 'Format',
  run: () => collect(['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn']),
};

const buildStep = {
  title: 'Build',
  run: async () =>
    isBuildFresh() ? { code: 0, note: 'fresh' } : await collect(['scripts/build.mjs'], buildEnvironment()),
};

const unitStep = (isWhole) => ({
  title: 'Unit and API tests',
  run: async () => {
    heading('Unit and API tests');
    // What takes minutes is `npm run test:trust`.
    const args = ['--project=!trust', ...(isWhole ? [] : ['--tags-filter=!slow'])];
    return await runVitest({ args, env: testEnvironment() });
  },
});

const browserStep = (isWhole, language) => ({
  title: 'Browser tests',
  run: async () => {
    heading('Browser tests');
    const browser = await ensureBrowser();
    if (!browser) return skipBrowserTests();
    const chosen = isWhole ? storiesIn(language) : mainJourneys;
    say(`with ${browser}, ${chosen.what}`);
    return await runPlaywright({ args: chosen.args, env: testEnvironment({ CHROMIUM_PATH: browser }) });
  },
});

const mainJourneys = { what: 'the main journeys, in Arabic', args: ['--project=ar', '--grep=@journey'] };

const storiesIn = (language) =>
  language
    ? { what: `all, in ${language === 'ar' ? 'Arabic' : 'English'}`, args: [`--project=${language}`] }
    : { what: 'all, in both languages', args: [] };

const unbuiltBrowserStep = {
  title: 'Browser tests',
  run: async () => ({
    code: 1,
    failed: 1,
    note: 'NOT RUN',
    output: 'The build failed, so there is nothing to open.',
  }),
};

function skipBrowserTests() {
  shout([
    'THE BROWSER TESTS WERE SKIPPED: no Chromium or Chrome was found and none could be installed.',
    'Install Chromium or Google Chrome (Debian: apt-get install chromium), or name one in CHROMIUM_PATH,',
    'and run npm test again.',
    ...(process.env.CI === 'true' ? ['With CI=true this is a failure.'] : []),
  ]);
  return { code: process.env.CI === 'true' ? 1 : 0, note: 'SKIPPED' };
}

function collect(args, env = testEnvironment()) {
  return runNode(args, { env, capture: true });
}

async function inTurn(steps) {
  const done = [];
  for (const step of steps) done.push(await runStep(step));
  return done;
}
