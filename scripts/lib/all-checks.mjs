import { buildEnvironment } from './build-environment.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { isBuildFresh } from './ensure-build.mjs';
import { runNode } from './run-command.mjs';
import { say, shout } from './say.mjs';
import { closeSteps, heading, runStep } from './steps.mjs';
import { testEnvironment } from './test-environment.mjs';
import { runPlaywright, runVitest } from './test-runners.mjs';

/** Types, lint, format, build, unit, API and browser tests. All of them run, whatever fails. */
export async function runAllChecks() {
  say('Checking types, lint, format and build ...');
  const [compiled, read] = await Promise.all([
    inTurn([typesStep, buildStep]),
    inTurn([lintStep, formatStep]),
  ]);
  const steps = [...compiled, ...read];
  const isBuilt = steps.every((step) => step.title !== buildStep.title || step.code === 0);
  steps.push(await runStep(unitStep));
  steps.push(await runStep(isBuilt ? browserStep : unbuiltBrowserStep));
  return closeSteps(steps);
}

/** There nobody waits for the answer. */
const isCi = process.env.CI === 'true';

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

const unitStep = {
  title: 'Unit and API tests',
  run: async () => {
    heading(unitStep.title);
    // What takes minutes is `npm run test:trust`.
    return await runVitest({ args: ['--project=!trust'], env: testEnvironment() });
  },
};

const browserStep = {
  title: 'Browser tests',
  run: async () => {
    heading(browserStep.title);
    const browser = await ensureBrowser();
    if (!browser) return skipBrowserTests();
    const args = isCi ? [] : ['--project=ar'];
    say(
      `with ${browser}, ${isCi ? 'in both languages' : 'in Arabic; npm run test:e2e tells them in both languages'}`,
    );
    return await runPlaywright({ args, env: testEnvironment({ CHROMIUM_PATH: browser }) });
  },
};

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
    ...(isCi ? ['With CI=true this is a failure.'] : []),
  ]);
  return { code: isCi ? 1 : 0, note: 'SKIPPED' };
}

function collect(args, env = testEnvironment()) {
  return runNode(args, { env, capture: true });
}

async function inTurn(steps) {
  const done = [];
  for (const step of steps) done.push(await runStep(step));
  return done;
}
